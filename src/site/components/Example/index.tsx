import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ExampleProps } from '../../../reference/blocks/example';
import { textOf } from '../../../reference/contract/json';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** An example of a message with its title; a long one scrolls inside its box. */
export default function Example({
  title,
  value,
  language,
  closed = false,
}: ExampleProps): ReactNode {
  const code = language ? textOf(value) : JSON.stringify(value, null, 2);
  const format = language === undefined ? ' in JSON' : '';
  const label = `Example${format}: ${title}`;
  const body = <CodeText code={code} language={language ?? 'json'} label={label} wraps />;
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
