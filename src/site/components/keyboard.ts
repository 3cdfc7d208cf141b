/** Whether a key press goes into a field, where a letter is text and not a shortcut. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Name of the modifier key of shortcuts on this machine. */
export const modifierKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Sent on `window` to show the list of shortcuts. */
export const OPEN_SHORTCUTS = 'partner-docs:open-shortcuts';
