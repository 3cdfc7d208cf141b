import { type ReactNode, useEffect, useState } from 'react';
import { isTyping, OPEN_SHORTCUTS } from '../keyboard';
import type ShortcutList from './List';
import { singleKeysWork } from './single-keys';

/** `/` opens the search, `?` the list of shortcuts. */
const SINGLE_KEYS: readonly string[] = ['/', '?'];

/** Shows the keyboard shortcuts on `?`; the list is loaded on first use. */
export default function Shortcuts(): ReactNode {
  const [List, setList] = useState<typeof ShortcutList>();

  useEffect(() => {
    const open = (): void => {
      // If the list does not load, everything else still works.
      import('./List').then(
        (list) => setList(() => list.default),
        () => undefined,
      );
    };
    // Runs before every other listener, so that the setting also applies to the search.
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!SINGLE_KEYS.includes(key) || ctrlKey || metaKey || altKey || isTyping(event)) return;
      if (!singleKeysWork()) {
        event.stopImmediatePropagation();
      } else if (key === '?') {
        event.preventDefault();
        open();
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    window.addEventListener(OPEN_SHORTCUTS, open, { signal });
    return () => controller.abort();
  }, []);

  return List && <List onClose={() => setList(undefined)} />;
}
