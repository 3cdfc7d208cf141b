import type { ClientModule } from '@docusaurus/types';

/** Of this tab; it stays when the page is loaded again. */
function nameOfTab(): string {
  const known = sessionStorage.getItem('tab');
  if (known !== null) return known;
  const name = Math.random().toString(36).slice(2);
  sessionStorage.setItem('tab', name);
  return name;
}

/** In the dev server alone: pages that tabs show are made first (src/plugins/contract/kept-pages.ts). */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation?.pathname === location.pathname) return;
  const body = `${nameOfTab()}\n${location.pathname}`;
  fetch('/__open-page', { method: 'POST', body }).catch(() => undefined);
};
