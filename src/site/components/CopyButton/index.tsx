import { useEffect, useState, type ReactNode } from 'react';
import { announce } from './announce';
import { copyFrom } from './copy';
import styles from './styles.module.css';

type Props = {
  /** What is copied, for the label "Copy {what}". */
  readonly what: string;
} & (
  | {
      /** Called when the button is pressed, so that the page need not contain the text twice. */
      readonly text: () => string;
    }
  | {
      /** Address of Markdown that is loaded when the button is pressed. */
      readonly from: string;
    }
);

/** How long the outcome is shown, in milliseconds. */
const SHOWN_FOR = 2000;

const OUTCOMES = {
  copied: 'Copied',
  failed: 'Copying failed: select the text instead',
} as const;

/** Copies a text to the clipboard and confirms it; hidden without JavaScript. */
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
      // No permission, or the origin of the page is not secure.
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
