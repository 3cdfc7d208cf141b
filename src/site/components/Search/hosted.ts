/** Extends the theme's own search bar, which uses Algolia, with features that it lacks. */
import './dialog.css';
import { type TextRange, wordsAt } from '../../../reference/search/highlight';
import { onArrival } from './arrival';
import { isPlainClick } from './clicks';
import { showTarget } from './mark';
import { leaveForOtherTab } from './other-tab';
import { cleanRecents } from './recents';
import { repairDialogs } from './repair';

/** Returns the ranges that Algolia marks in the text of an element. */
const marksIn = (holder: Element): readonly TextRange[] => {
  let end = 0;
  return [...holder.childNodes].flatMap((node): TextRange[] => {
    const start = end;
    end += node.textContent?.length ?? 0;
    return node.nodeName === 'MARK' ? [[start, end]] : [];
  });
};

/** Returns the folded words of a hit that match the query; a mark covers only the typed letters. */
const termsOf = (hit: Element): readonly string[] => {
  const holders = [...hit.querySelectorAll('mark')].flatMap(({ parentElement }) =>
    parentElement ? [parentElement] : [],
  );
  return [...new Set(holders)].flatMap((holder) => wordsAt(holder.textContent, marksIn(holder)));
};

/** @param opensHere whether the hit opens in this tab */
const choose = (hit: Element | null, opensHere: boolean): void => {
  const link = hit?.querySelector<HTMLAnchorElement>('a[href]');
  if (!hit || !link || link.origin !== window.location.origin) return;
  const terms = termsOf(hit);
  const { href } = link;
  if (!opensHere) {
    leaveForOtherTab(href, terms);
    return;
  }
  // The dialog closes at the same time; until the next frame the page may be inert.
  onArrival(() => requestAnimationFrame(() => showTarget(href, terms)));
};

const onClick = (event: MouseEvent): void => {
  const { target, type } = event;
  if (!(target instanceof Element) || target.closest('.DocSearch-Hit-action-button')) return;
  choose(target.closest('.DocSearch-Hit'), type === 'click' && isPlainClick(event));
};

const onKeyDown = ({ key, target, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void => {
  if (key !== 'Enter' || altKey || !(target instanceof Element)) return;
  if (!target.matches('.DocSearch-Input')) return;
  const hit = document.querySelector('.DocSearch-Hit[aria-selected="true"]');
  choose(hit, !ctrlKey && !metaKey && !shiftKey);
};

const CLICKS = ['click', 'auxclick', 'contextmenu'] as const;

/**
 * Repairs the dialog whenever it opens, and marks the words of a query on the page of a chosen hit.
 *
 * @param indexName name under which DocSearch stores searches
 * @param baseUrl path of the site with both slashes
 * @returns a function that stops this
 */
export function attend(indexName: string, baseUrl: string): () => void {
  cleanRecents(indexName, baseUrl);
  const stop = repairDialogs(document.body);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of CLICKS) document.addEventListener(type, onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => {
    stop();
    listening.abort();
  };
}
