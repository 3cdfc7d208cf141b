import type { Nodes, Parent } from 'mdast';
import { isElement, placeOfNode } from '../../contract/page/elements';
import type { Problem } from '../../contract/problem';
import { problemAt } from '../problem';

/** Elements that end a paragraph in browsers, and Markdown nodes that become such elements. */
const BLOCKS =
  /^(?:blockquote|code|dd|details|div|dl|dt|figcaption|figure|h[2-6]|heading|hr|li|list|ol|p|paragraph|pre|section|summary|table|thematicBreak|ul)$/;

/** Parts of a table, and the elements that they must be in. */
const PARTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  tr: ['tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

const kindOf = (node: Nodes): string => (isElement(node) ? (node.name ?? '') : node.type);

/** MDX makes no paragraph of a line with elements only. */
const isParagraph = (node: Nodes): boolean =>
  kindOf(node) === 'p' ||
  (node.type === 'paragraph' &&
    !node.children.every(
      (child) => isElement(child) || (child.type === 'text' && child.value.trim() === ''),
    ));

/** Reports elements that HTML does not allow there: browsers move them, so React renders again. */
export function* nestingProblems(
  parent: Parent,
  file: string,
  paragraph?: Nodes,
): Generator<Problem> {
  for (const node of parent.children) {
    const kind = kindOf(node);
    const around = isElement(node) ? PARTS[kind] : undefined;
    if (paragraph && BLOCKS.test(kind) && (kind !== 'paragraph' || isParagraph(node))) {
      const isWritten = isElement(paragraph);
      yield problemAt(placeOfNode(isWritten ? paragraph : node, file))(
        isWritten ? '<p> holds more than a line of text' : `<${kind}> is inside a line of text`,
        isWritten
          ? 'leave `<p>` out; a paragraph is text between two empty lines'
          : `write \`<${kind}>\` on a line of its own, with an empty line before and after`,
      );
    } else if (around && isElement(parent as Nodes) && !around.includes(kindOf(parent as Nodes))) {
      yield problemAt(placeOfNode(node, file))(
        `<${kind}> is not in <${around.join('> or <')}>`,
        `write \`<${around[0]}>\` around it`,
      );
    } else if ('children' in node) {
      yield* nestingProblems(node, file, isParagraph(node) ? node : paragraph);
    }
  }
}
