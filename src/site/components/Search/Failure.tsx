import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Failure.module.css';

export interface SearchFailureProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reports that the search did not load, and offers to try again. */
export default function SearchFailure({ onRetry, onClose }: SearchFailureProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.failure} aria-labelledby={titleId} onCancel={onClose}>
      <h2 id={titleId}>The search did not load</h2>
      <p>
        Its index could not be fetched or read. Check the connection and try again; if it fails
        again, reload the page.
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>
        <button type="button" className="button button--secondary" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
