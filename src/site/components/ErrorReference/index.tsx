import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Example, { type Json } from '../Example';
import HashLink, { useAnchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

interface PartProps {
  readonly children: ReactNode;
}

/** The error codes that are specific to an operation. */
export function ErrorLines({ children }: PartProps): ReactNode {
  return <ul className={styles.lines}>{children}</ul>;
}

interface LineProps {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  /** Where the code is explained; absent while no page does. */
  readonly href?: string;
}

export function ErrorLine({ status, code, title, href }: LineProps): ReactNode {
  return (
    <li className={styles.line}>
      <StatusBadge httpStatus={String(status)} />
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

interface EntriesProps extends PartProps {
  readonly id: string;
}

/** The error codes of a topic. */
export function ErrorEntries({ id, children }: EntriesProps): ReactNode {
  useAnchor(id);
  return (
    <div id={id} className={styles.entries}>
      {children}
    </div>
  );
}

interface EntryProps extends PartProps {
  readonly id: string;
  readonly code: string;
  /** HTTP status; absent for a code that stands in `failure` of objects alone. */
  readonly status?: number;
  readonly title: string;
  /** Complete problem body (RFC 9457), or the content of `failure`. */
  readonly example: Json;
}

/** One error code: when it is returned, why, what to do, and the answer in full. */
export function ErrorEntry(props: EntryProps): ReactNode {
  const { id, code, status, title, example, children } = props;
  useAnchor(id);
  return (
    <section id={id} className={styles.entry} aria-label={code}>
      <p className={styles.head}>
        {status === undefined ? (
          <StatusBadge state="In failure" tone="neutral" />
        ) : (
          <StatusBadge httpStatus={String(status)} />
        )}
        <code className={styles.code}>{code}</code>
        <HashLink id={id} name={`error ${code}`} />
        {title}
      </p>
      {children}
      <Example title={`${status ?? 'failure'} ${code}`} value={example} closed />
    </section>
  );
}
