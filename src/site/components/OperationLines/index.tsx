import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { HttpMethod } from '../../../reference/contract/model';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

interface LinesProps {
  /** Title of the topic: names the list. */
  readonly topic: string;
  readonly children: ReactNode;
}

export function OperationLines({ topic, children }: LinesProps): ReactNode {
  return (
    <ul className={styles.lines} aria-label={`Operations: ${topic}`}>
      {children}
    </ul>
  );
}

interface LineProps {
  readonly method: HttpMethod;
  readonly path: string;
  readonly title: string;
  /** Where the operation is explained; absent while no page does. */
  readonly href?: string;
  readonly deprecated?: boolean;
}

/** One operation: method, path and what it does; the whole line leads to it. */
export function OperationLine(props: LineProps): ReactNode {
  const { method, path, title, href, deprecated = false } = props;
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
