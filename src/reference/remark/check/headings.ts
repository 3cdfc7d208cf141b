import type { Heading, Root } from 'mdast';
import { isElement, placeOfNode } from '../../contract/page/elements';
import { headingAnchor } from '../../contract/page/mdx';
import { plainText } from '../../contract/plain-text';
import type { Problem } from '../../contract/problem';
import { walkTree } from '../../contract/page/walk-tree';
import { problemAt } from '../problem';

type Report = (heading: Heading) => ReturnType<typeof problemAt>;

/** Reports a second title and skipped levels. Tags in between may add headings of their own. */
function* levelProblems({ children }: Root, report: Report): Generator<Problem> {
  let title: Heading | undefined;
  let last = 0;
  for (const node of children) {
    if (isElement(node)) last = 0;
    if (node.type !== 'heading') continue;
    const { depth } = node;
    if (depth === 1 && title) {
      yield report(node)(
        'The page has two titles',
        'write `##` for a section; the first `#` is the title',
      );
    } else if (last > 0 && depth > last + 1) {
      yield report(node)(
        `A heading of level ${depth} follows one of level ${last}`,
        `write \`${'#'.repeat(last + 1)}\`: readers who jump between headings miss the level between`,
      );
    }
    if (depth === 1) title ??= node;
    last = depth;
  }
}

/** The anchor that a heading gets by default, from its words. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Reports problems with the headings of a page. */
export function* headingProblems(root: Root, text: string, file: string): Generator<Problem> {
  const report: Report = (heading) => problemAt(placeOfNode(heading, file));
  yield* levelProblems(root, report);
  const takers = new Map<string, { readonly heading: Heading; readonly isWritten: boolean }>();
  const headings: Heading[] = [];
  walkTree(root, (node) => {
    if (node.type === 'heading') headings.push(node);
  });
  for (const heading of headings) {
    const words = plainText(heading);
    const { text: title, id } = headingAnchor(words);
    if (title.trim() === '')
      yield report(heading)('The heading is empty', 'write it, or delete it');
    const offset = heading.position?.start.offset ?? 0;
    // At the very start, it is front matter without its first `---`, which another check reports.
    if (text[offset] !== '#' && offset > 0) {
      yield report(heading)(
        'The line below this text makes a heading of it',
        'write `##` before a heading, or an empty line before `---`',
      );
    }
    const anchor = id ?? anchorOf(title);
    if (anchor === '' && title.trim() !== '')
      yield report(heading)(
        'The heading has no letter, so that no link can lead to it',
        'write a word, or an anchor: `## 🎉 {#party}`',
      );
    const other = takers.get(anchor);
    takers.set(anchor, { heading, isWritten: id !== undefined });
    // Headings with equal titles are numbered.
    if (!other || (id === undefined && !other.isWritten)) continue;
    yield report(heading)(
      `The heading on line ${other.heading.position?.start.line ?? 1} has the anchor \`#${anchor}\` as well`,
      'give one of the two an anchor of its own: `## Title {#anchor}`',
    );
  }
}
