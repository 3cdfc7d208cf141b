import preload from '@docusaurus/core/lib/client/preload';
import type { ClientModule } from '@docusaurus/types';

const ID = 'offline-notice';
const TEXT = 'You are offline, and that page was not opened before. This one stays as it is. ';
const NOTICE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:1000;padding:12px 16px;background:#7a1020;color:#fff;font:16px/1.5 system-ui';
const BUTTON_STYLE =
  'padding:4px 12px;background:#fff;color:#7a1020;border:0;border-radius:4px;font:inherit;cursor:pointer';

const close = (): void => document.getElementById(ID)?.remove();

function showNotice(): void {
  close();
  const notice = document.createElement('div');
  notice.id = ID;
  notice.setAttribute('role', 'alert');
  notice.style.cssText = NOTICE_STYLE;
  notice.textContent = TEXT;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    onclick: close,
  });
  button.textContent = 'Close';
  button.style.cssText = BUTTON_STYLE;
  notice.append(button);
  document.body.append(notice);
}

/** The link to another page of the site that a plain click follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return undefined;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  return isElsewhere ? link : undefined;
}

/** Links whose page has been loaded: the router may handle the next click. */
const loadedLinks = new WeakSet<HTMLAnchorElement>();

/**
 * Without a network the router would reload, and the browser's error page would replace the
 * current one. So the next page is loaded first, and opens only if the browser still has it.
 */
function onClick(event: MouseEvent): void {
  const link = navigator.onLine ? undefined : linkOf(event);
  if (!link || loadedLinks.delete(link)) return;
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(() => {
    loadedLinks.add(link);
    link.click();
  }, showNotice);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick, { capture: true });
  addEventListener('online', close);
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => close();
