/** An Enter that was held back, to be dispatched later. */
interface Held {
  readonly query: string;
  readonly keys: KeyboardEventInit;
}

const inputOf = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches('.DocSearch-Input') ? target : undefined;

/**
 * Holds back an Enter that is pressed before there are results: while the texts load, the list may
 * still be empty, and DocSearch ignores Enter in an empty list. The first result opens as soon as
 * there is one, unless the reader has done something else in the meantime.
 *
 * @param dialog element that contains DocSearch's dialog
 * @param isLoading whether a more complete index is still loading
 * @returns a function that stops this
 */
export function holdEnter(dialog: Element, isLoading: () => boolean): () => void {
  let heldKey: Held | undefined;

  const onKeyDown = (event: Event): void => {
    heldKey = undefined;
    const input = inputOf(event.target);
    if (!input || !(event instanceof KeyboardEvent)) return;
    const { key, isComposing, ctrlKey, metaKey, shiftKey } = event;
    const isAnswered = dialog.querySelector('.DocSearch-Hit') !== null;
    if (key !== 'Enter' || isComposing || input.value === '' || isAnswered || !isLoading()) return;
    // DocSearch would cancel the pending requests.
    event.preventDefault();
    event.stopPropagation();
    heldKey = {
      query: input.value,
      keys: { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true },
    };
  };
  const forget = (): void => {
    heldKey = undefined;
  };
  const release = (): void => {
    if (!heldKey || !dialog.querySelector('.DocSearch-Hit')) return;
    const { query, keys } = heldKey;
    heldKey = undefined;
    const input = inputOf(dialog.querySelector('.DocSearch-Input'));
    if (input?.value === query) input.dispatchEvent(new KeyboardEvent('keydown', keys));
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  dialog.addEventListener('keydown', onKeyDown, options);
  dialog.addEventListener('pointerdown', forget, options);
  const observer = new MutationObserver(release);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
