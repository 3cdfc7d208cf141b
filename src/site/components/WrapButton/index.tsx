import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly wraps: boolean;
  readonly onChange: (wraps: boolean) => void;
  /** The text with the lines, for the label: "code: worker.js". */
  readonly what: string;
}

/** Turns wrapping of long lines in a code text on or off; hidden without JavaScript. */
export default function WrapButton({ wraps, onChange, what }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={wraps}
      aria-label={`Wrap lines of ${what}`}
      title="Wrap lines"
      onClick={() => onChange(!wraps)}
    />
  );
}
