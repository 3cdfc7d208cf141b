import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** ISO 8601 day. */
  readonly date: string;
  /** Kind of change: `Added`, `Deprecated` … */
  readonly kind: string;
  readonly breaking?: boolean;
  /** Version of the contract it came with. */
  readonly version: string;
}

/** Heads an entry of the change log: when, what kind, and whether it breaks integrations. */
export default function ChangeHead({ date, kind, breaking = false, version }: Props): ReactNode {
  return (
    <p className={styles.head}>
      <time dateTime={date}>{date}</time>
      <span className={styles.kind}>{kind}</span>
      <span className={breaking ? styles.breaking : styles.harmless}>
        {breaking ? 'Breaking' : 'Not breaking'}
      </span>
      <span>Contract version {version}</span>
    </p>
  );
}
