/**
 * Moves the focus to an element, even if it is not focusable by itself, such as a heading, so that
 * the next Tab starts there.
 *
 * @returns whether the element has the focus now; a hidden element cannot get it
 */
export function focusOn(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
