import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import type { Draft } from '@site/src/reference/playground/draft';
import type { Playground } from '@site/src/reference/playground/playground';

const hashOf = (operation: string): string => `#op=${operation}`;

/** The operation that a fragment names. */
const operationIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('op');

/**
 * Keeps the operation in the address once the reader chose or edited one: each choice adds an entry
 * to the browser's history, so that Back leads to the one before. A link to a request loses its
 * draft with the first edit.
 */
export function useAddress(
  playground: Playground,
  draft: Draft,
  element: RefObject<HTMLElement | null>,
): void {
  const { hash, search } = useLocation();
  const history = useHistory();
  const isFirst = useRef(true);
  /** The draft as the address describes it. */
  const addressed = useRef<Draft>(draft);

  useEffect(() => {
    playground.openLink(hash, new URLSearchParams(search).get('error'));
    // Where Back and Forward lead, the answer to another request has no place.
    if (history.action === 'POP' && operationIn(hash) !== null) playground.showOwn();
    addressed.current = playground.getState().draft;
    if (isFirst.current && operationIn(hash) !== null) {
      element.current?.scrollIntoView({ block: 'start' });
    }
    isFirst.current = false;
  }, [playground, history, hash, search, element]);

  useEffect(() => {
    const { draft: current } = playground.getState();
    if (current === addressed.current) return;
    const named = operationIn(location.hash);
    const before = named ?? addressed.current.operation;
    // Back has to find the operation that an address without one showed.
    if (named === null) history.replace({ search: '', hash: hashOf(before) });
    const next = { search: '', hash: hashOf(current.operation) };
    if (before !== current.operation) history.push(next);
    else if (location.hash !== next.hash) history.replace(next);
  }, [playground, draft, history]);
}
