import type { ClientModule } from '@docusaurus/types';
import './progress-bar.css';

const ID = 'nprogress';
/** Milliseconds before a route change shows that it takes time. */
const DELAY = 200;
/** Milliseconds that the full bar takes to fade, as progress-bar.css has it. */
const FADING = 300;

const start = (): void => {
  document.getElementById(ID)?.remove();
  const bar = document.createElement('div');
  bar.id = ID;
  bar.append(Object.assign(document.createElement('div'), { className: 'bar' }));
  document.body.append(bar);
};

const done = (): void => {
  const bar = document.getElementById(ID);
  if (!bar) return;
  bar.className = 'done';
  window.setTimeout(() => bar.remove(), FADING);
};

export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timeout = window.setTimeout(start, DELAY);
  return () => window.clearTimeout(timeout);
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = done;
