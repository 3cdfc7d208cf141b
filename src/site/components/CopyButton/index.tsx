import { useEffect, useState, type ReactNode } from 'react';
import { announce } from './announce';
import { copyFrom } from './copy';
import styles from './styles.module.css';

type Props = {
  /** What is copied: "Copy {what}". */
  readonly what: string;
} & (
  | {
      /** Read when the button is pressed, so the page need not hold the text twice. */
      readonly text: () => string;
    }
  | {
      /** Address of Markdown, loaded when the button is pressed. */
      readonly from: string;
    }
);

/** How long the outcome shows, in milliseconds. */
const SHOWN_FOR = 2000;

const OUTCOMES = {
  copied: 'Copied',
  failed: 'Copying failed: select the text instead',
} as const;

/** Copies a text to the clipboard and says so; hidden where no script runs. */
export default function CopyButton({ what, ...source }: Props): ReactNode {
  const isMarkdown = 'from' in source;
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
      await (isMarkdown ? copyFrom(source.from) : navigator.clipboard.writeText(source.text()));
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
      data-markdown={isMarkdown || undefined}
      aria-label={message ?? `Copy ${what}`}
      title={message ?? (isMarkdown ? 'Copy for an assistant' : 'Copy')}
      onClick={() => void copy()}
    />
  );
}
