import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface NoteProps {
  readonly role?: 'alert';
  readonly text: string;
  /** Label of the button. */
  readonly action: string;
  readonly onAct: () => void;
}

/** A line above the results, with a button. */
export default function Note({ role, text, action, onAct }: NoteProps): ReactNode {
  return (
    <div role={role} className={styles.note}>
      {text}
      <button type="button" className={styles.button} onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
