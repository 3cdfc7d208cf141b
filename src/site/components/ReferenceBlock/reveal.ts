import { anchorTarget } from '../anchor-target';

/**
 * Opens the folded parts around an anchor and scrolls to it: browsers that do
 * not open `<details>` for a fragment would leave the reader at the top.
 *
 * @param container only anchors inside it are opened
 * @param hash fragment of the address with `#`, percent-encoded
 */
export const reveal = (container: HTMLElement, hash: string): void => {
  const target = anchorTarget(hash);
  if (!target || !container.contains(target)) return;
  let folded = false;
  for (
    let parent = target.closest<HTMLDetailsElement>('details:not([open])');
    parent;
    parent = parent.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null
  ) {
    parent.open = true;
    folded = true;
  }
  if (folded) target.scrollIntoView();
};
