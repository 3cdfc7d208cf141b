import type { ClientModule } from '@docusaurus/types';

/** Of the compilation that this tab shows; the bundler puts it in. */
declare const __webpack_hash__: string;

declare global {
  interface ImportMeta {
    /** Of the bundler, in the dev server. */
    readonly webpackHot?: {
      readonly addStatusHandler: (hear: (status: string) => void) => void;
    };
  }
}

/** Of this tab; it stays when the page is loaded again. */
function nameOfTab(): string {
  const known = sessionStorage.getItem('tab');
  if (known !== null) return known;
  const name = Math.random().toString(36).slice(2);
  sessionStorage.setItem('tab', name);
  return name;
}

function say(path: string): void {
  const body = [nameOfTab(), path, __webpack_hash__].join('\n');
  fetch('/__open-page', { method: 'POST', body }).catch(() => undefined);
}

/** Milliseconds after which a tab in the background, which is never at rest, speaks as well. */
const LIMIT = 1000;

/** After everything that was begun; Safari has no callback for it. */
const atRest = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LIMIT });
  else setTimeout(run, LIMIT);
};

/** In the dev server alone: pages that tabs show are made first (src/reference/plugins/contract/kept-pages.ts). */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation?.pathname === location.pathname) return;
  say(location.pathname);
};

// What nobody waits for is done when the page shows what was compiled (src/reference/plugins/dev-server/idle.ts).
// No `?.`: the bundler takes the whole chain for one name.
if (import.meta.webpackHot) {
  import.meta.webpackHot.addStatusHandler((status) => {
    if (status === 'idle') atRest(() => say(window.location.pathname));
  });
}
