import { type Element, elementsNamed, text } from '../dom';
import type { Page } from '../site';
import type { Rule } from './rule';

/** Placeholders for texts that are not written yet. */
const UNFINISHED =
  /\b(coming soon|to be (?:written|added|defined|announced)|under construction|work in progress|lorem ipsum|todo|tbd|fixme|xxx)\b/gi;
/** Words that add nothing, or that tell readers how to feel. */
const FILLERS = /\b(please|simply|just|easy|easily|obviously|of course|basically)\b/gi;

/** Markdown that was not parsed as Markdown. */
const MARKS = /`/g;

/** A space before the full stop of a sentence. */
const GAPS = /\s\.(?=$|\s[A-Z])/g;

const DRAWN = ['pre', 'script', 'style', 'svg'];
const QUOTED = ['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg'];
const BLOCKS =
  'p|li|td|th|dt|dd|h1|h2|h3|h4|h5|h6|figcaption|summary|caption|button|label|blockquote'.split(
    '|',
  );

/** Returns the text of a page's main element without some elements, one text per block. */
function proseOf({ document }: Page, without: readonly string[]): string[] {
  const main = [...elementsNamed(document, 'main')];
  const skip = ({ tagName }: Element): boolean => without.includes(tagName);
  return main.flatMap((root) =>
    [...elementsNamed(root, ...BLOCKS)].map((block) =>
      text(block, (child) => skip(child) || BLOCKS.includes(child.tagName))
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
}

const matchesOf = (pattern: RegExp, prose: string): string[] => prose.match(pattern) ?? [];

/** Sentences are complete and plain. */
export const wording: Rule = {
  name: 'sentences are finished and plain',
  perPage: 50,
  ofWords: true,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap((page) => {
      const blocks = proseOf(page, QUOTED).filter(Boolean);
      checked += blocks.length;
      const gaps = proseOf(page, DRAWN).filter((block) => matchesOf(GAPS, block).length > 0);
      return blocks
        .flatMap((block) => [
          ...matchesOf(UNFINISHED, block).map(
            (words) => `${page.file}: unfinished, "${words}": ${block}`,
          ),
          ...matchesOf(MARKS, block).map((mark) => `${page.file}: shows ${mark}: ${block}`),
          ...matchesOf(FILLERS, block).map((word) => `${page.file}: leave out "${word}": ${block}`),
        ])
        .concat(gaps.map((block) => `${page.file}: a gap before a full stop: ${block}`));
    });
    return { checked, faults };
  },
};
