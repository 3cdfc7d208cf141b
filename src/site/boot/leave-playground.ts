import type { ClientModule } from '@docusaurus/types';
import { tighten } from './policy';

// The router keeps the document, and with it the playground's right to call any server.
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) tighten(document);
};
