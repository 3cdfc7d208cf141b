import { type ReactNode, useEffect, useState } from 'react';
import { CHOICE_NOT_STORED } from './notice';
import styles from './styles.module.css';

/** A notice on one line, shown only after a choice that the browser could not store. */
export default function StorageNotice(): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => setShown(true);
    window.addEventListener(CHOICE_NOT_STORED, show);
    return () => window.removeEventListener(CHOICE_NOT_STORED, show);
  }, []);
  return (
    <div role="status" className={styles.region}>
      {isShown && (
        <p className={styles.notice}>
          Browser storage is unavailable: this choice is lost when you reload or close the page.{' '}
          <button type="button" className={styles.close} onClick={() => setShown(false)}>
            Dismiss
          </button>
        </p>
      )}
    </div>
  );
}
