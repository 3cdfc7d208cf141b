import { useEffect } from 'react';
import { isTyping } from '../keyboard';

interface Shortcuts {
  readonly isOpen: boolean;
  /** Whether the dialog, which handles keys itself, is still loading. */
  readonly isLoading: boolean;
  /** Opens the search, with a first letter if it was typed on the button. */
  readonly onOpen: (query: string) => void;
  /** Handles a letter or Backspace while the dialog is loading. */
  readonly onType: (key: string) => void;
  readonly onClose: () => void;
  readonly button: { readonly current: HTMLElement | null };
}

/** Ctrl+K and ⌘K open and close the search; `/` or a letter on the button opens it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { isOpen, isLoading, onOpen, onType, onClose, button } = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // When a browser fills in a form, it sends this event without a key.
      const toggles = /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey;
      const plain = !ctrlKey && !metaKey && !altKey;
      if (isOpen || isLoading) {
        const isTyped = isLoading && plain && (/^.$/u.test(key) || key === 'Backspace');
        if (!toggles && !isTyped && key !== 'Escape') return;
        event.preventDefault();
        if (isTyped) onType(key);
        else onClose();
      } else if (toggles || (plain && key === '/' && !isTyping(event))) {
        event.preventDefault();
        onOpen('');
      } else if (
        plain &&
        /^[\p{L}\p{N}]$/u.test(key) &&
        button.current === document.activeElement
      ) {
        event.preventDefault();
        onOpen(key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isLoading, onOpen, onType, onClose, button]);
}
