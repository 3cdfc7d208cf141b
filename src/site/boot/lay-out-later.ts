import { LAID_OUT } from './preferences';

/** Parts of a page's text, including every reference block (components/ReferenceBlock). */
const PARTS = '.theme-doc-markdown > div';

/** The least number of elements to lay out at once: some milliseconds on a phone. */
const STEP = 300;

/** Events after which the browser needs the height of every part. */
const NEEDED = [
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'beforeprint',
  'popstate',
] as const;

/** Milliseconds after which the next parts are laid out even if the browser is not idle. */
const PATIENCE = 500;

const finish = (): void => document.documentElement.setAttribute(LAID_OUT, '');

/**
 * Lays out a long page step by step, whenever the browser is idle. As one task, the layout would
 * block a phone for a third of a second (bench/README.md).
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
      // Not in the task of the event, which already evaluates the scripts.
      layOutWhenIdle([...document.querySelectorAll<HTMLElement>(PARTS)]);
    });
  } else {
    finish();
  }
}
