import preload from '@docusaurus/core/lib/client/preload';
import type { ClientModule } from '@docusaurus/types';

const ID = 'offline-notice';
const TEXT = 'You are offline, and that page was not opened before. This one stays as it is. ';
const LOOK =
  'position:fixed;bottom:0;left:0;right:0;z-index:1000;padding:12px 16px;background:#7a1020;color:#fff;font:16px/1.5 system-ui,sans-serif';
const BUTTON_LOOK =
  'padding:4px 12px;background:#fff;color:#7a1020;border:0;border-radius:4px;font:inherit;cursor:pointer';

const close = (): void => document.getElementById(ID)?.remove();

function tell(): void {
  close();
  const notice = document.createElement('div');
  notice.id = ID;
  notice.setAttribute('role', 'alert');
  notice.style.cssText = LOOK;
  notice.textContent = TEXT;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.style.cssText = BUTTON_LOOK;
  button.addEventListener('click', close);
  notice.append(button);
  document.body.append(notice);
}

/** The link of a plain click that leads to another page of the site; undefined for others. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return undefined;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  return isElsewhere ? link : undefined;
}

/** Links whose page is loaded: the next click is theirs. */
const ready = new WeakSet<HTMLAnchorElement>();

/**
 * Without a network the router would reload, and the browser's error page would take the place of
 * what the reader has. So the page is loaded first: what the browser still has opens.
 */
function onClick(event: MouseEvent): void {
  const link = navigator.onLine ? undefined : linkOf(event);
  if (!link || ready.delete(link)) return;
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(() => {
    ready.add(link);
    link.click();
  }, tell);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick, { capture: true });
  addEventListener('online', close);
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => close();
