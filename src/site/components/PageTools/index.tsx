import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { announce } from '../CopyButton/announce';
import { OPEN_SHORTCUTS } from '../keyboard';
import { copyFrom } from '../CopyButton/copy';
import { areOpen, setOpen, subscribeToParts } from './parts';
import styles from './styles.module.css';

const LABELS = {
  idle: 'Copy page',
  loading: 'Copying…',
  copied: 'Copied as Markdown',
  failed: 'Copying failed: open “View as Markdown” and copy there',
} as const;

/** Tools for the whole page: open all parts, copy it as Markdown, show the keyboard shortcuts. */
export default function PageTools(): ReactNode {
  const { pathname } = useLocation();
  const markdown = `${pathname.replace(/\/$/, '')}.md`;
  const [copy, setCopy] = useState<{ page: string; outcome: keyof typeof LABELS }>();
  // An outcome applies only to the page on which copying started.
  const outcome = copy?.page === pathname ? copy.outcome : 'idle';

  const isOpen = useSyncExternalStore(subscribeToParts, areOpen, () => false);

  const settle = (next: 'copied' | 'failed'): void => {
    setCopy({ page: pathname, outcome: next });
    announce(LABELS[next]);
  };
  const copyPage = (): void => {
    if (outcome === 'loading') return;
    setCopy({ page: pathname, outcome: 'loading' });
    copyFrom(markdown).then(
      () => settle('copied'),
      () => settle('failed'),
    );
  };

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.parts}
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Open all parts
      </button>
      <button
        type="button"
        className={styles.script}
        data-outcome={outcome}
        aria-disabled={outcome === 'loading'}
        onClick={copyPage}
      >
        {LABELS[outcome]}
      </button>
      <a href={markdown} type="text/markdown">
        View as Markdown
      </a>
      <button
        type="button"
        className={styles.keys}
        onClick={() => window.dispatchEvent(new Event(OPEN_SHORTCUTS))}
      >
        Keyboard shortcuts
      </button>
    </div>
  );
}
