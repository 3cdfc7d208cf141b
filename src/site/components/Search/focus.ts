/**
 * Moves the focus to an element, also to one that does not take it by itself, like a heading, so
 * that the next Tab starts there.
 *
 * @returns whether the focus is there now; a hidden element does not take it
 */
export function focusOn(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
