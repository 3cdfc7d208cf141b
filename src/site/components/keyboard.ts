/** Whether a key is pressed in a field, where a letter is text and not a shortcut. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Returns the name of the modifier key for shortcuts on this machine. */
export const modifierKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Event that is sent on `window` to show the list of shortcuts. */
export const OPEN_SHORTCUTS = 'partner-docs:open-shortcuts';
