import { rangesOf } from '../../../reference/search/highlight';
import { anchorTarget } from '../anchor-target';
import { focusOn } from './focus';

/** Name of the highlight in `::highlight()`. */
const NAME = 'search-words';
/** More ranges than a screen can show. */
const MAX_RANGES = 300;

/**
 * Yields the texts from a heading up to the next heading; from the title, all texts of the page.
 */
const textsFrom = function* (start: Element): Generator<Text> {
  const main = start.closest('main') ?? start;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const heading = node.parentElement?.closest('h1, h2, h3');
    if (heading && heading !== start && start.tagName !== 'H1') return;
    yield node as Text;
  }
};

const rangeOf = (node: Text, start: number, end: number): Range => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
};

/** Removes the marks. */
const clearMarks = (): void => {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
};

/** Returns the fragment of an address with `#`, or an empty string. */
const hashOf = (url: string): string => new URL(url, window.location.href).hash;

/** Returns the element that an anchor refers to; without an anchor, the title of the page. */
const targetOf = (hash: string): HTMLElement | null =>
  anchorTarget(hash) ?? document.querySelector<HTMLElement>('main h1');

const rangesFrom = (start: Element, terms: ReadonlySet<string>): readonly Range[] => {
  const ranges: Range[] = [];
  for (const node of textsFrom(start)) {
    for (const [from, to] of rangesOf(node.data, terms)) ranges.push(rangeOf(node, from, to));
    if (ranges.length >= MAX_RANGES) break;
  }
  return ranges;
};

/**
 * Marks the words of a query in the section that a hit refers to. The nodes stay unchanged, because
 * React owns them. Browsers without the CSS Custom Highlight API show no marks.
 *
 * @param url address of the hit
 * @param terms folded words that the search found
 */
export function markTarget(url: string, terms: readonly string[]): void {
  clearMarks();
  const target = targetOf(hashOf(url));
  if (!target || !('highlights' in CSS)) return;
  CSS.highlights.set(NAME, new Highlight(...rangesFrom(target, new Set(terms))));
}

/**
 * Shows the target of a hit, once its page is loaded: marks the words and moves the focus there.
 *
 * @param url address of the hit
 * @param terms folded words that the search found
 */
export function showTarget(url: string, terms: readonly string[]): void {
  markTarget(url, terms);
  const target = targetOf(hashOf(url));
  if (target) focusOn(target);
}
