import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createBrowserHistory, type History, type Location } from 'history';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import { isAtOnce } from '../../../components/Rest/at-once';

/**
 * Shows a page that has been loaded. If it renders part by part (components/Rest), its first part
 * takes one task. If it renders as a whole, React may interrupt it to respond to the reader.
 */
function show({ action }: History, { hash }: Location, update: () => void): void {
  if (isAtOnce(action, hash)) startTransition(update);
  else update();
}

interface Props {
  readonly children: ReactNode;
}

/**
 * The router of the browser. It changes the address in React once the next page is loaded.
 *
 * The original changes it at the click, and keeps the old page with a second route inside. Every link
 * of the old page then renders again before the page goes, which is the longest task of a click on a
 * long page. Like the original, it reloads the document when a chunk of the next page fails to load.
 */
export default function BrowserRouter({ children }: Props): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [first] = useState(history.location);
  const [location, setLocation] = useState(() => normalizeLocation(first));

  useLayoutEffect(() => {
    let previousLocation = normalizeLocation(first);
    const follow = (target: Location): void => {
      const next = normalizeLocation(target);
      const settle = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: next });
      preload(next.pathname).then(
        () => {
          settle();
          // The reader may have gone to another page in the meantime.
          if (history.location !== target) return;
          previousLocation = next;
          show(history, next, () => setLocation(next));
        },
        (error: unknown) => {
          console.warn(error);
          window.location.reload();
        },
      );
    };
    if (history.location !== first) follow(history.location);
    return history.listen(follow);
  }, [history, first]);

  const value = useMemo(() => {
    const isExact = location.pathname === '/';
    return { history, location, match: { path: '/', url: '/', params: {}, isExact } };
  }, [history, location]);
  return (
    <RouterContext.Provider value={value}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
