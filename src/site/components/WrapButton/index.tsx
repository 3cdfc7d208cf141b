import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly wraps: boolean;
  readonly onChange: (wraps: boolean) => void;
  /** Whose lines: "code: worker.js". */
  readonly what: string;
}

/** Wraps the long lines of a code text, or not; hidden where no script runs. */
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
