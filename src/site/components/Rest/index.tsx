import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isAtOnce } from './at-once';
import styles from './styles.module.css';

/** Runs a function after the next paint, and returns a function that cancels it. */
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
  /** Renders the rest; written by src/reference/remark/rest-later.ts. */
  readonly children: () => ReactNode;
}

/**
 * The rest of a long page, which contains the next `Rest` (src/reference/remark/rest.ts). React
 * hydrates one part after another. After a click on a link, the first part is shown before the
 * others are rendered, unless the whole page is needed immediately.
 */
export default function Rest({ children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isShown, setShown] = useState(!isBrowser || isAtOnce(action, hash));
  if (!isShown && hash !== '') setShown(true);

  useEffect(() => {
    if (isShown) return undefined;
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [isShown]);

  // Memoized: otherwise each change of location would render the whole rest again.
  const rest = useMemo(() => (isShown ? children() : undefined), [isShown, children]);
  return <Suspense>{rest ?? <div className={styles.room} />}</Suspense>;
}
