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

function Status({ status }: Pick<ErrorLine, 'status'>): ReactNode {
  return status === undefined ? (
    <StatusBadge state="In failure" tone="neutral" />
  ) : (
    <StatusBadge httpStatus={String(status)} />
  );
}

/** The error codes that are specific to an operation. */
export function ErrorLines({ errors }: ErrorLinesProps): ReactNode {
  return (
    <ul className={styles.lines}>
      {errors.map((error) => (
        <Line key={error.code} {...error} />
      ))}
    </ul>
  );
}

function Line({ status, code, title, href }: ErrorLine): ReactNode {
  return (
    <li className={styles.line}>
      <Status status={status} />
      {href === undefined ? (
        <code className={styles.code}>{code}</code>
      ) : (
        <Link to={href} className={styles.code ?? ''}>
          {code}
        </Link>
      )}
      {title}
    </li>
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

/** One error code: when it is returned, why, what to do, and the answer in full. */
export function ErrorEntry(props: PropsWithChildren<ErrorEntryProps>): ReactNode {
  const { id, code, status, title, example, children } = props;
  useAnchor(id);
  return (
    <section id={id} className={styles.entry} aria-label={code}>
      <p className={styles.head}>
        <Status status={status} />
        <code className={styles.code}>{code}</code>
        <HashLink id={id} name={`error ${code}`} />
        {title}
      </p>
      {children}
      <Example title={`${status ?? 'failure'} ${code}`} value={example} closed />
    </section>
  );
}
