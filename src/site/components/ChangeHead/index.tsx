import type { ReactNode } from 'react';
import type { ChangeHeadProps } from '../../../reference/blocks/change-entries';
import styles from './styles.module.css';

/** The first line of a change log entry: its date, its kind, and whether it breaks integrations. */
export default function ChangeHead({
  date,
  kind,
  breaking = false,
  version,
}: ChangeHeadProps): ReactNode {
  return (
    <p className={styles.head}>
      <time dateTime={date}>{date}</time> <span className={styles.kind}>{kind}</span>{' '}
      <span className={breaking ? styles.breaking : styles.harmless}>
        {breaking ? 'Breaking' : 'Not breaking'}
      </span>{' '}
      <span>Contract version {version}</span>
    </p>
  );
}
