import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { OperationLinesProps } from '../../../reference/blocks/operation-lines';
import { pathText } from '../breakable';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** The operations of a topic, with method, path and title; a whole line links to its operation. */
export default function OperationLines({ topic, operations }: OperationLinesProps): ReactNode {
  return (
    <ul className={styles.lines} aria-label={`Operations: ${topic}`}>
      {operations.map(({ method, path, title, href, deprecated = false }) => (
        // Callbacks of several operations can have the same path.
        <li key={`${method} ${path} ${href ?? ''}`} className={styles.line}>
          <MethodBadge method={method} variant="plain" />{' '}
          <code className={styles.path}>{pathText(path)}</code>{' '}
          {href === undefined ? (
            <span className={styles.title}>{title}</span>
          ) : (
            <Link to={href} className={styles.title ?? ''}>
              {title}
            </Link>
          )}
          {deprecated && <span className={styles.deprecated}> Deprecated</span>}
        </li>
      ))}
    </ul>
  );
}
