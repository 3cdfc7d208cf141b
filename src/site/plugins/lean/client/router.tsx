import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createBrowserHistory, type History, type Location } from 'history';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import { isAtOnce } from '../../../components/Rest/at-once';

/**
 * Shows the page that has been loaded. One that comes in parts (components/Rest) begins with a
 * screenful, which is made without a break; a long one is made in slices, between which the browser
 * answers the reader.
 */
function show({ action }: History, { hash }: Location, update: () => void): void {
  if (isAtOnce(action, hash)) startTransition(update);
  else update();
}

interface Props {
  readonly children: ReactNode;
}

/**
 * The router of the browser: React hears of an address once its page is loaded.
 *
 * The original tells it at the click, and a second route inside holds the page that shows back.
 * Every link of that page then renders again before it goes: on a long page, the longest task of a
 * click. Like the original, it loads the document anew when a part of the next page does not come.
 */
export default function BrowserRouter({ children }: Props): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [first] = useState(history.location);
  const [location, setLocation] = useState(() => normalizeLocation(first));

  useLayoutEffect(() => {
    let previousLocation = normalizeLocation(first);
    const follow = (asked: Location): void => {
      const next = normalizeLocation(asked);
      const settle = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: next });
      preload(next.pathname).then(
        () => {
          settle();
          // The reader may have gone elsewhere meanwhile.
          if (history.location !== asked) return;
          previousLocation = next;
          show(history, next, () => setLocation(next));
        },
        (problem: unknown) => {
          console.warn(problem);
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
