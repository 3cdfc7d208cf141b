import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the chunks of a page load, or when they failed to load. */
export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.box} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.box} role="status">
      <span className={styles.indicator} aria-hidden="true" />
      Loading…
    </div>
  ) : null;
}
