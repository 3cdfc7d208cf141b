import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ExampleProps } from '../../../reference/blocks/example';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** A JSON example with its title; a long one scrolls inside its box. */
export default function Example({ title, value, closed = false }: ExampleProps): ReactNode {
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
