import { useEffect, useState, type ReactNode } from 'react';
import { announce } from './announce';
import styles from './styles.module.css';

interface Props {
  /** Read when the button is pressed, so the page need not hold the text twice. */
  readonly text: () => string;
  /** What is copied: "Copy {what}". */
  readonly what: string;
}

/** How long the outcome shows, in milliseconds. */
const SHOWN_FOR = 2000;

const OUTCOMES = {
  copied: 'Copied',
  failed: 'Copying failed: select the text instead',
} as const;

/** Copies a text to the clipboard and says so; hidden where no script runs. */
export default function CopyButton({ text, what }: Props): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const message = outcome && OUTCOMES[outcome];

  useEffect(() => {
    if (message === undefined) return undefined;
    announce(message);
    const timer = window.setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [message]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      // No permission, or a page without a secure origin.
      setOutcome('failed');
    }
  };

  return (
    <button
      type="button"
      className={styles.button}
      data-outcome={outcome}
      aria-label={message ?? `Copy ${what}`}
      title={message ?? 'Copy'}
      onClick={() => void copy()}
    />
  );
}
