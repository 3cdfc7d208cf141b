import type { ClientModule } from '@docusaurus/types';
import './progress-bar.css';

const ID = 'nprogress';
/** A route change shorter than this shows no bar, in milliseconds. */
const DELAY = 200;
/** Duration of the fade in progress-bar.css, in milliseconds. */
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
