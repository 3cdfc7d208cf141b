import type { PropsWithChildren, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type {
  ErrorEntriesProps,
  ErrorEntryProps,
  ErrorLine,
  ErrorLinesProps,
} from '../../../reference/blocks/errors';
import Example from '../Example';
import HashLink, { useAnchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

const badge = (status: ErrorLine['status']): ReactNode =>
  status === undefined ? (
    <StatusBadge state="In failure" tone="neutral" />
  ) : (
    <StatusBadge httpStatus={String(status)} />
  );

/** The error codes that are specific to an operation; each links to its entry, which then opens. */
export function ErrorLines({ errors }: ErrorLinesProps): ReactNode {
  return (
    <ul className={styles.lines}>
      {errors.map(({ status, code, href }) => (
        <li key={code}>
          {`${status ?? 'failure'} `}
          {href === undefined ? (
            <code className={styles.code}>{code}</code>
          ) : (
            <Link to={href} className={styles.code ?? ''}>
              {code}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The error codes of a topic. */
export function ErrorEntries({ id, children }: PropsWithChildren<ErrorEntriesProps>): ReactNode {
  useAnchor(id);
  return (
    <div id={id} className={styles.entries}>
      {children}
    </div>
  );
}

/** One error code: when it is returned, why, what to do, and the complete answer. */
export function ErrorEntry(props: PropsWithChildren<ErrorEntryProps>): ReactNode {
  const { id, code, status, title, example, children } = props;
  useAnchor(id);
  return (
    <details id={id} className={styles.entry}>
      <summary>
        {badge(status)} <code className={styles.code}>{code}</code>
        {` ${title}`}
      </summary>
      <HashLink id={id} name={`error ${code}`} />
      {children}
      <Example title={`${status ?? 'failure'} ${code}`} value={example} closed />
    </details>
  );
}
