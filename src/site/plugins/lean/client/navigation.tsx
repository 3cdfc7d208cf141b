import { useState, type ReactElement, type ReactNode } from 'react';
import type { Location } from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { useLocation } from '@docusaurus/router';

interface Visit {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

interface Props {
  readonly children: ReactElement;
}

/**
 * Notifies the client modules about the page that is shown. Replaces Docusaurus'
 * `PendingNavigation`; router.tsx waits for the next page.
 */
export default function Navigation({ children }: Props): ReactNode {
  const location = useLocation();
  const [visit, setVisit] = useState<Visit>(() => {
    const arrival = { location, previousLocation: null };
    dispatchLifecycleAction('onRouteUpdate', arrival);
    return arrival;
  });
  if (visit.location !== location) setVisit({ location, previousLocation: visit.location });
  return <ClientLifecyclesDispatcher {...visit}>{children}</ClientLifecyclesDispatcher>;
}
