import type { ReactNode } from 'react';
import clsx from 'clsx';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** Any JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

interface Props {
  readonly title: string;
  readonly value: Json;
  /** Folded until the reader opens it: for second and further examples. */
  readonly closed?: boolean;
}

/** A JSON example with its title; long ones scroll inside. */
export default function Example({ title, value, closed = false }: Props): ReactNode {
  const code = JSON.stringify(value, null, 2);
  const body = <CodeText code={code} language="json" label={`Example in JSON: ${title}`} wraps />;
  if (closed) {
    return (
      <details className={styles.example}>
        <summary className={styles.title}>{title}</summary>
        {body}
      </details>
    );
  }
  return (
    <div className={styles.example}>
      <div className={clsx(styles.bar, styles.title)}>
        {title}
        <CopyButton text={() => code} what={`example: ${title}`} />
      </div>
      {body}
    </div>
  );
}
