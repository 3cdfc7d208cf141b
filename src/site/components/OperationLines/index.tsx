import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { OperationLine, OperationLinesProps } from '../../../reference/blocks/operation-lines';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

export default function OperationLines({ topic, operations }: OperationLinesProps): ReactNode {
  return (
    <ul className={styles.lines} aria-label={`Operations: ${topic}`}>
      {operations.map((operation) => (
        <Line key={`${operation.method} ${operation.path}`} {...operation} />
      ))}
    </ul>
  );
}

/** One operation: method, path and what it does; the whole line leads to it. */
function Line({ method, path, title, href, deprecated = false }: OperationLine): ReactNode {
  return (
    <li className={styles.line}>
      <MethodBadge method={method} variant="plain" />
      <code className={styles.path}>{path}</code>
      {href === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link to={href} className={styles.title ?? ''}>
          {title}
        </Link>
      )}
      {deprecated && <span className={styles.deprecated}>Deprecated</span>}
    </li>
  );
}
