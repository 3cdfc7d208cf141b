import { anchorTarget } from '../anchor-target';

const closedDetails = (element: Element | null | undefined): HTMLDetailsElement | null =>
  element?.closest<HTMLDetailsElement>('details:not([open])') ?? null;

/**
 * Opens the folded parts around an anchor and scrolls to it: browsers that do not open `<details>`
 * for a fragment would leave the reader at the top.
 *
 * @param container only anchors inside it are opened
 * @param hash fragment of the address with `#`, percent-encoded
 */
export function reveal(container: HTMLElement, hash: string): void {
  const target = anchorTarget(hash);
  if (!target || !container.contains(target) || !closedDetails(target)) return;
  for (let details = closedDetails(target); details; details = closedDetails(target)) {
    details.open = true;
  }
  target.scrollIntoView();
}
