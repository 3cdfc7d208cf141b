import { type ReactNode, useEffect } from 'react';
import { anchorTarget } from '../anchor-target';
import { announce } from '../CopyButton/announce';
import './styles.css';

/** How long the copied mark is shown, in milliseconds. */
const SHOWN_FOR = 2000;

/** Returns the link of a heading, field, state or error to itself; undefined for other targets. */
function ownAnchor(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  return link && anchorTarget(link.hash)?.contains(link) ? link : undefined;
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission, or without HTTPS, the address is still in the address bar.
    return;
  }
  announce('Link copied');
  link.dataset.copied = '';
  window.setTimeout(() => delete link.dataset.copied, SHOWN_FOR);
}

/** Makes every anchor copy its address to the clipboard when a reader follows it. */
export default function AnchorCopy(): ReactNode {
  useEffect(() => {
    const onClick = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      const link = ownAnchor(target);
      if (link && button === 0 && !ctrlKey && !metaKey && !shiftKey) void copyAddress(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
