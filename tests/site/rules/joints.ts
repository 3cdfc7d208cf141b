import { elements, elementsNamed, text, type Element } from '../dom';
import type { Page } from '../site';
import type { Rule } from './rule';

const INLINE = 'a abbr b cite code em kbd mark samp small span strong time'.split(' ');
/** Elements whose parts form one word, or that contain no words. */
const WHOLE = ['code', 'pre', 'button', 'svg', 'nav'];

type Node = Element['childNodes'][number];

/** Blocks and controls separate words by themselves. */
const isInLine = (node: Node): boolean => 'value' in node || INLINE.includes(node.nodeName);
const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'tagName' in node ? text(node) : '';
};

/** Yields the texts on both sides of each boundary between neighboring inline nodes. */
function* jointsOf(parent: Element): Generator<readonly [before: string, after: string]> {
  const nodes = parent.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    if (next && isInLine(node) && isInLine(next)) yield [textOf(node), textOf(next)];
  }
}

function* parentsIn({ document }: Page): Generator<Element> {
  for (const main of elementsNamed(document, 'main')) {
    const skipped = new Set(
      [...elementsNamed(main, ...WHOLE)].flatMap((one) => [...elements(one)]),
    );
    for (const element of elements(main)) {
      if (!skipped.has(element) && !WHOLE.includes(element.tagName)) yield element;
    }
  }
}

/** Programs read the text of a page without styles, which separate boxes only visually. */
export const joints: Rule = {
  name: 'words of different elements do not run together',
  perPage: 20,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap((page) =>
      [...parentsIn(page)].flatMap((parent) =>
        [...jointsOf(parent)].flatMap(([before, after]) => {
          checked += 1;
          const isOneWord = /[\p{L}\p{N}.}]$/u.test(before) && /^[\p{L}\p{N}/]/u.test(after);
          return isOneWord
            ? [`${page.file}: "${before.slice(-30)}" and "${after.slice(0, 30)}"`]
            : [];
        }),
      ),
    );
    return { checked, faults };
  },
};
