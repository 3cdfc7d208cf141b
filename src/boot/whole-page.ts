import type { ClientModule } from '@docusaurus/types';

/** Elements that are laid out after one idle moment: some 15 ms of a laptop. */
const PORTION = 200;
/** Longest wait for an idle moment, in milliseconds. */
const WAIT = 1000;
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

let waiting: HTMLElement[] = [];
const laidOut: HTMLElement[] = [];
let listeners = new AbortController();

/** Lays out the whole page at once: its heights are the real ones afterwards. */
function finish(): void {
  listeners.abort();
  document.adoptedStyleSheets = [];
  waiting = [];
  for (const part of laidOut.splice(0)) {
    part.style.removeProperty('content-visibility');
    if (part.getAttribute('style') === '') part.removeAttribute('style');
  }
}

function layOutMore(): void {
  for (let elements = 0; elements < PORTION; ) {
    const part = waiting.shift();
    if (!part) {
      finish();
      return;
    }
    part.style.contentVisibility = 'visible';
    laidOut.push(part);
    elements += part.getElementsByTagName('*').length;
  }
  whenIdle();
}

const whenIdle = (): void => void requestIdleCallback(layOutMore, { timeout: WAIT });

/** The reader has come to read on. */
function begin(): void {
  if (waiting.length > 0) return;
  waiting = [...document.querySelectorAll<HTMLElement>('.markdown > *')];
  whenIdle();
}

/** The way to a place leads over heights. */
function atLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) finish();
}

function listen(): void {
  listeners = new AbortController();
  const { signal } = listeners;
  for (const sign of SIGNS) {
    document.addEventListener(sign, begin, { capture: true, passive: true, signal });
  }
  document.addEventListener('click', atLink, { capture: true, signal });
}

const isPartial = (): boolean => document.adoptedStyleSheets.length > 0;

export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (isPartial() && location.pathname === previousLocation?.pathname) finish();
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (!isPartial()) return;
  if (previousLocation) finish();
  else listen();
};
