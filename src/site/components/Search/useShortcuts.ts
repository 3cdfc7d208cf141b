import { useEffect } from 'react';
import { isTyping } from '../keyboard';

interface Shortcuts {
  readonly isOpen: boolean;
  /** Whether the dialog, which takes the keys itself, is still to come. */
  readonly isLoading: boolean;
  /** Opens the search, with a first letter when one was typed on the button. */
  readonly onOpen: (query: string) => void;
  /** Takes a letter, or the key that deletes one, for the dialog that is loading. */
  readonly onType: (key: string) => void;
  readonly onClose: () => void;
  readonly button: { readonly current: HTMLElement | null };
}

/** Ctrl+K and ⌘K open and close the search, `/` opens it, and so does a letter on the button. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { isOpen, isLoading, onOpen, onType, onClose, button } = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // A browser that fills in a form sends this event without a key.
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
