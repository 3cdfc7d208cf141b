import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ShownHit } from '../../../../reference/search/answer';
import type { Opening } from './opening';

interface Keys {
  readonly query: string;
  readonly hits: readonly ShownHit[];
  readonly active: number;
  readonly choose: (active: number) => void;
  /** Whether more hits may come. */
  readonly isWaiting: boolean;
  readonly opening: Opening;
}

/** An Enter that is kept until there are hits. */
interface HeldEnter {
  readonly query: string;
  readonly way: 'here' | 'apart';
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys choose a hit, and Enter opens it: with Ctrl, ⌘ or Shift in another tab. An Enter that is
 * pressed before there are hits is kept, and opens the first one that comes, unless the reader
 * presses another key or asks for something else.
 */
export function useKeys({ query, hits, active, choose, isWaiting, opening }: Keys) {
  const held = useRef<HeldEnter>(undefined);

  useEffect(() => {
    const enter = held.current;
    const [first] = hits;
    if (!enter || (isWaiting && !first && enter.query === query)) return;
    held.current = undefined;
    if (first && enter.query === query) opening[enter.way](first);
  });

  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    held.current = undefined;
    if (nativeEvent.isComposing || altKey) return;
    const step = STEPS[key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      choose((active + step + hits.length) % hits.length);
    }
    if (key !== 'Enter') return;
    // The key would press the button that has the focus afterwards.
    event.preventDefault();
    const way = ctrlKey || metaKey || shiftKey ? 'apart' : 'here';
    const hit = hits[active];
    if (hit) opening[way](hit);
    else if (isWaiting && query.trim() !== '') held.current = { query, way };
  };
}
