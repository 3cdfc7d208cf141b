import type { ClientModule } from '@docusaurus/types';

/** Elements that are laid out after one idle moment: some 15 ms of a laptop. */
const PORTION = 200;
/** Longest wait for an idle moment, in milliseconds. */
const WAIT = 1000;
/** The reader has come to read on. */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

let waiting: HTMLElement[] = [];
const laidOut: HTMLElement[] = [];
let listeners = new AbortController();

/** first-view.ts may have laid out the page itself meanwhile. */
const isPartial = (): boolean => document.adoptedStyleSheets.length > 0;

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
    if (!part || !isPartial()) {
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

function begin(): void {
  listeners.abort();
  waiting = [...document.querySelectorAll<HTMLElement>('.markdown > *')];
  whenIdle();
}

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
  if (previousLocation) {
    finish();
    return;
  }
  listeners = new AbortController();
  for (const sign of SIGNS) {
    document.addEventListener(sign, begin, { passive: true, signal: listeners.signal });
  }
};
