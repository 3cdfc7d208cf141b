import type { PropsWithChildren, ReactNode } from 'react';
import clsx from 'clsx';
import type {
  ReferenceBlockProps,
  ReferenceResponseProps,
  ReferenceSectionProps,
} from '../../../reference/blocks/reference-block';
import { Anchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

/** Reference text with its examples: side by side from 1200 px, otherwise after its first part. */
export default function ReferenceBlock({
  id,
  children,
}: PropsWithChildren<ReferenceBlockProps>): ReactNode {
  return (
    <div className={styles.block}>
      {id === undefined ? null : <Anchor id={id} className={styles.anchor} />}
      {children}
    </div>
  );
}

export function ReferenceMain({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

/** Samples and examples, which stay in view while the fields beside them scroll. */
export function ReferenceSide({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.side}>{children}</div>;
}

/** A section of an operation whose heading is not in the table of contents. */
export function ReferenceSection({
  title,
  inLine = false,
  closed = false,
  note,
  children,
}: PropsWithChildren<ReferenceSectionProps>): ReactNode {
  if (closed) {
    return (
      <details className={styles.closed}>
        <summary>
          <h4>{title}</h4>
          {note !== undefined && ` · ${note}`}
        </summary>
        {children}
      </details>
    );
  }
  return (
    <div className={clsx(styles.section, inLine && styles.line)}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

/** One response: its status, meaning and content. */
export function ReferenceResponse({
  status,
  children,
}: PropsWithChildren<ReferenceResponseProps>): ReactNode {
  return (
    <div className={styles.response}>
      <StatusBadge httpStatus={status} /> {children}
    </div>
  );
}
