import { readFileSync } from 'node:fs';
import { attribute, type Element, elementsNamed, lineOf, text } from '../dom';
import type { Page } from '../site';
import type { Rule } from './rule';

/** Names that keep their capital letter inside a heading, one per line. */
const PROPER_NOUNS = new Set(
  readFileSync('tests/words/proper-nouns.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** Returns the words of a heading, without code and the anchor link. */
const wordsOf = (heading: Element): string[] =>
  text(
    heading,
    (child) =>
      child.tagName === 'code' ||
      (attribute(child, 'class') ?? '').split(' ').includes('hash-link'),
  )
    .replace(/\u200b/g, '')
    .split(/[\s/–—-]+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$|[’']s$/gu, ''))
    .filter(Boolean);

/**
 * Whether a word is capitalized as in a title, although it is not a name. Acronyms and `camelCase`
 * do not count.
 */
const isTitleCased = (word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && !PROPER_NOUNS.has(word);

function* faultsOf({ file, document }: Page, headings: readonly Element[]): Generator<string> {
  const tops = headings.filter((heading) => levelOf(heading) === 1).length;
  if (tops !== 1) yield `${file}: ${tops} h1 instead of one`;
  let last = 0;
  for (const heading of headings) {
    const place = `${file}:${lineOf(heading)}`;
    const level = levelOf(heading);
    if (last > 0 && level > last + 1) yield `${place}: h${level} follows h${last}`;
    last = level;
    const words = wordsOf(heading);
    if (text(heading).trim() === '') yield `${place}: an empty h${level}`;
    const odd = words.slice(1).filter(isTitleCased);
    if (odd.length > 0) {
      yield `${place}: "${words.join(' ')}" is not in sentence case: ${odd.join(', ')}`;
    }
  }
  if ([...elementsNamed(document, 'main')].length !== 1) yield `${file}: not exactly one main`;
}

/** One h1, no level skipped, sentence case. */
export const headings: Rule = {
  name: 'headings are ordered and in sentence case',
  perPage: 5,
  ofWords: true,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap((page) => {
      const headings = [...elementsNamed(page.document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')];
      checked += headings.length;
      return [...faultsOf(page, headings)];
    });
    return { checked, faults };
  },
};
