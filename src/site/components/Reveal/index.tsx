import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { anchorTarget } from '../anchor-target';

const closedPart = (element: Element | null): HTMLDetailsElement | null =>
  element?.closest<HTMLDetailsElement>('details:not([open])') ?? null;

/**
 * Opens the folded parts that contain an anchor, and scrolls to it: browsers that do not open
 * `<details>` for a fragment would leave the reader at the top.
 *
 * @param hash fragment of the address with `#`, percent-encoded
 */
export function reveal(hash: string): void {
  const target = anchorTarget(hash);
  if (!target || !closedPart(target)) return;
  for (let part = closedPart(target); part; part = closedPart(target)) part.open = true;
  target.scrollIntoView();
}

/** Opens the part of the page that the fragment of the address refers to. */
export default function Reveal(): null {
  const location = useLocation();

  // Depends on the location, not only its hash: a reader can close a part and follow the same link
  // again.
  useEffect(() => {
    if (location.hash !== '') reveal(location.hash);
  }, [location]);

  return null;
}
