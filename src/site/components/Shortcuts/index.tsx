import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { isTyping } from '../keyboard';
import type ShortcutList from './List';
import { OPEN_SHORTCUTS } from './open';
import { singleKeysAct } from './single-keys';

/** Keys that act alone: the search opens with one, this list with the other. */
const SINGLE_KEYS: ReadonlySet<string> = new Set(['/', '?']);

/** Shows the keyboard shortcuts on `?`; the list itself loads when it is wanted. */
export default function Shortcuts(): ReactNode {
  const [List, setList] = useState<typeof ShortcutList>();
  const close = useCallback(() => setList(undefined), []);

  useEffect(() => {
    const open = (): void => {
      // Without a connection there is no list, and nothing else is lost.
      import('./List').then(
        ({ default: loaded }) => setList(() => loaded),
        () => undefined,
      );
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Before every other listener, so that the switch holds for the search as well.
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!SINGLE_KEYS.has(key) || ctrlKey || metaKey || altKey || isTyping(event)) return;
      if (!singleKeysAct()) {
        event.stopImmediatePropagation();
      } else if (key === '?') {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    window.addEventListener(OPEN_SHORTCUTS, open, { signal });
    return () => listening.abort();
  }, []);

  return List === undefined ? null : <List onClose={close} />;
}
