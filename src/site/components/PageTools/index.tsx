import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { announce } from '../CopyButton/announce';
import { openShortcuts } from '../Shortcuts/open';
import { copyFrom } from './copy';
import styles from './styles.module.css';

type Outcome = 'idle' | 'loading' | 'copied' | 'failed';

const LABELS: Readonly<Record<Outcome, string>> = {
  idle: 'Copy page',
  loading: 'Copying…',
  copied: 'Copied as Markdown',
  failed: 'Copying failed: open “View as Markdown” and copy there',
};

/** What a reader does with the whole page: take it along as Markdown, or see the shortcuts. */
export default function PageTools(): ReactNode {
  const { pathname } = useLocation();
  const markdown = `${pathname.replace(/\/$/, '')}.md`;
  const [{ at, outcome }, setState] = useState<{ at: string; outcome: Outcome }>({
    at: pathname,
    outcome: 'idle',
  });
  // The outcome belongs to the page it was reached on.
  const shown = at === pathname ? outcome : 'idle';

  const settle = (next: Outcome): void => {
    setState({ at: pathname, outcome: next });
    if (next !== 'loading') announce(LABELS[next]);
  };
  const copy = (): void => {
    settle('loading');
    copyFrom(markdown).then(
      () => settle('copied'),
      () => settle('failed'),
    );
  };

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.script}
        data-outcome={shown}
        aria-disabled={shown === 'loading'}
        onClick={shown === 'loading' ? undefined : copy}
      >
        {LABELS[shown]}
      </button>
      <a href={markdown} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={styles.keys} onClick={openShortcuts}>
        Keyboard shortcuts
      </button>
    </div>
  );
}
