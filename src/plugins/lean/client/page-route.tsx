import { useMemo, type ReactNode } from 'react';
import {
  __RouterContext as RouterContext,
  useHistory,
  type RouteComponentProps,
} from 'react-router';

interface Props {
  readonly location: RouteComponentProps['location'];
  readonly render: () => ReactNode;
}

/**
 * In place of the `<Route>` that holds back a location until its page has loaded. That one makes
 * every page render again on each click, before the next one is even asked for: what it hands down
 * is new whenever the address changes. Here it is new with the location that shows.
 */
export default function PageRoute({ location, render }: Props): ReactNode {
  const history = useHistory();
  const value = useMemo((): RouteComponentProps => {
    const isExact = location.pathname === '/';
    return { history, location, match: { path: '/', url: '/', params: {}, isExact } };
  }, [history, location]);
  return <RouterContext.Provider value={value}>{render()}</RouterContext.Provider>;
}
