import { LAID_OUT } from './preferences';

/** Elements of a page's text, among them every reference block (components/ReferenceBlock). */
const PARTS = '.theme-doc-markdown > div';

/** How many elements are laid out at once, at least: some milliseconds on a phone. */
const STEP = 300;

/** What a reader does, or a page before it is printed, that needs the height of every part. */
const NEEDED = [
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'beforeprint',
  'popstate',
] as const;

/** Milliseconds after which the next parts get their layout, idle or not. */
const PATIENCE = 500;

const finish = (): void => document.documentElement.setAttribute(LAID_OUT, '');

/**
 * A long page is laid out step by step, whenever the browser is idle: as one task, its layout would
 * keep a phone from answering for a third of a second (bench/README.md).
 */
function layOut(parts: HTMLElement[]): void {
  if (document.documentElement.hasAttribute(LAID_OUT)) return;
  for (let count = 0; count < STEP; ) {
    const part = parts.shift();
    if (!part) {
      finish();
      return;
    }
    part.style.contentVisibility = 'visible';
    count += part.getElementsByTagName('*').length;
  }
  layOutWhenIdle(parts);
}

const layOutWhenIdle = (parts: HTMLElement[]): void => {
  requestIdleCallback(() => layOut(parts), { timeout: PATIENCE });
};

if (typeof window !== 'undefined') {
  for (const event of NEEDED) addEventListener(event, finish, { passive: true, once: true });
  if ('requestIdleCallback' in window) {
    addEventListener('load', () => {
      // Not in the task of the event, which already holds the evaluation of the scripts.
      layOutWhenIdle([...document.querySelectorAll<HTMLElement>(PARTS)]);
    });
  } else {
    finish();
  }
}
