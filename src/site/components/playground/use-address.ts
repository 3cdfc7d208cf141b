import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { playgroundAnchor } from '@site/src/reference/contract/page/anchors';
import type { Draft } from '@site/src/reference/playground/draft';
import type { Playground } from '@site/src/reference/playground/playground';

const hashOf = (operation: string): string => `#${playgroundAnchor(operation)}`;

/** Returns the operation that a fragment refers to. */
const operationIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('op');

/**
 * Keeps the operation in the address once the reader has chosen or edited a request. Each choice
 * adds an entry to the browser's history, so that Back returns to the previous operation. A link to
 * a request loses its draft with the first edit.
 */
export function useAddress(
  playground: Playground,
  draft: Draft,
  element: RefObject<HTMLElement | null>,
): void {
  const { hash, search } = useLocation();
  const history = useHistory();
  const isFirst = useRef(true);
  /** The draft that the address describes. */
  const addressed = useRef<Draft>(draft);

  useEffect(() => {
    playground.openLink(hash, new URLSearchParams(search).get('error'));
    // After Back or Forward, the answer to another request must not be shown.
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
    // If the address does not contain the operation, Back needs it to find the operation shown
    // before.
    if (named === null) history.replace({ search: '', hash: hashOf(before) });
    const next = { search: '', hash: hashOf(current.operation) };
    if (before !== current.operation) history.push(next);
    else if (location.hash !== next.hash) history.replace(next);
  }, [playground, draft, history]);
}
