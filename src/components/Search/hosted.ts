/** What the theme's own search bar, which asks Algolia, does not do by itself. */
import './dialog.css';
import { type TextRange, wordsAt } from '../../search/highlight';
import { onArrival } from './arrival';
import { showTarget } from './mark';
import { repairDialogs } from './repair';

/** Where the marks of Algolia stand in the text of an element. */
const marksIn = (holder: Element): readonly TextRange[] => {
  let at = 0;
  return [...holder.childNodes].flatMap((node): TextRange[] => {
    const start = at;
    at += node.textContent?.length ?? 0;
    return node.nodeName === 'MARK' ? [[start, at]] : [];
  });
};

/** The folded words of a hit that answered the query; a mark covers only the letters typed. */
const termsOf = (hit: Element): readonly string[] => {
  const holders = [...hit.querySelectorAll('mark')].flatMap(({ parentElement }) =>
    parentElement ? [parentElement] : [],
  );
  return [...new Set(holders)].flatMap((holder) => wordsAt(holder.textContent, marksIn(holder)));
};

const choose = (hit: Element | null | undefined): void => {
  const link = hit?.querySelector<HTMLAnchorElement>('a[href]');
  if (!hit || !link || link.origin !== window.location.origin) return;
  const terms = termsOf(hit);
  const { href } = link;
  // The dialog goes in the same moment; until the next frame the page may be inert.
  onArrival(() => requestAnimationFrame(() => showTarget(href, terms)));
};

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

const onClick = (event: MouseEvent): void => {
  if (event.button !== 0 || opensElsewhere(event) || !(event.target instanceof Element)) return;
  if (event.target.closest('.DocSearch-Hit-action-button')) return;
  choose(event.target.closest('.DocSearch-Hit'));
};

const onKeyDown = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (key !== 'Enter' || opensElsewhere(event) || !(target instanceof Element)) return;
  if (!target.matches('.DocSearch-Input')) return;
  choose(document.querySelector('.DocSearch-Hit[aria-selected="true"]'));
};

/**
 * Mends the dialog whenever it opens, and marks the words of a query on the page
 * that a hit leads to.
 *
 * @returns ends it
 */
export function attend(): () => void {
  const stop = repairDialogs(document.body);
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    stop();
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
