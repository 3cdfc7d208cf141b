import { LAID_OUT } from './preferences';

/** Elements of a page's text, among them every reference block (components/ReferenceBlock). */
const PARTS = '.theme-doc-markdown > div';

/** What a reader does, or a page before it is printed, that needs the height of every part. */
const NEEDED = [
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'beforeprint',
  'popstate',
] as const;

/** Milliseconds after which a part gets its layout, idle or not. */
const PATIENCE = 1000;

const finish = (): void => document.documentElement.setAttribute(LAID_OUT, '');

/**
 * A long page is laid out part by part, whenever the browser is idle: as one task, its layout would
 * keep a phone from answering for a third of a second (bench/README.md).
 */
function layOut(parts: readonly HTMLElement[]): void {
  const [part, ...rest] = parts;
  if (!part || document.documentElement.hasAttribute(LAID_OUT)) {
    finish();
    return;
  }
  part.style.contentVisibility = 'visible';
  requestIdleCallback(() => layOut(rest), { timeout: PATIENCE });
}

if (typeof window !== 'undefined') {
  for (const event of NEEDED) addEventListener(event, finish, { passive: true, once: true });
  if ('requestIdleCallback' in window) {
    addEventListener('load', () => layOut([...document.querySelectorAll<HTMLElement>(PARTS)]));
  } else {
    finish();
  }
}
