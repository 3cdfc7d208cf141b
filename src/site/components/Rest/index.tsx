import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isAtOnce } from './at-once';
import styles from './styles.module.css';

/** Runs it after the next paint; gives what keeps it from running. */
const afterPaint = (run: () => void): (() => void) => {
  let timeout: number | undefined;
  const frame = requestAnimationFrame(() => {
    timeout = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timeout);
  };
};

interface Props {
  /** Makes it; src/reference/remark/rest-later.ts sees to that. */
  readonly children: () => ReactNode;
}

/**
 * The rest of a page, whose parts stand inside each other (src/reference/remark/rest.ts): React takes over one
 * part after another, and a page that a link leads to shows its first part before the others are
 * made, unless it must be there at once.
 */
export default function Rest({ children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isThere, setThere] = useState(!isBrowser || isAtOnce(action, hash));
  if (!isThere && hash !== '') setThere(true);

  useEffect(() => {
    if (isThere) return undefined;
    return afterPaint(() => startTransition(() => setThere(true)));
  }, [isThere]);

  // Made once: else each change of what is read above would make all that follows again.
  const made = useMemo(() => (isThere ? children() : undefined), [isThere, children]);
  return <Suspense>{made ?? <div className={styles.room} />}</Suspense>;
}
