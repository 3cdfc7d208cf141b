import { OPEN_PARTS, OPEN_PARTS_KEY, PARTS } from '../../boot/preferences';
import { store } from '../storage';

const listeners = new Set<() => void>();

/** Whether the reader has opened all parts of the page. */
export const areOpen = (): boolean => document.documentElement.hasAttribute(OPEN_PARTS);

/** Opens or closes all parts of the page, and stores the choice for other pages and visits. */
export const setOpen = (isOpen: boolean): void => {
  document.documentElement.toggleAttribute(OPEN_PARTS, isOpen);
  store(OPEN_PARTS_KEY, isOpen ? 'all' : null);
  for (const part of document.querySelectorAll<HTMLDetailsElement>(PARTS)) part.open = isOpen;
  for (const listener of listeners) listener();
};

export const subscribeToParts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
