import type { ClientModule } from '@docusaurus/types';
import { tighten } from './policy';

// The router keeps the document: without this, a page that is reached from the playground would
// keep its right to call any server.
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) tighten(document);
};
