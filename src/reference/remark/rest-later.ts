import type { CallExpression, Program } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Plugin } from 'unified';
import { childrenOfRest, isElement, later } from './compiled';

/**
 * Makes the parts of a page when they are shown: the children of a `<Rest>` (rest.ts) become a
 * function. Otherwise a page makes all of its elements before the first of them can show.
 * For `recmaPlugins`.
 */
export const restLater: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const children = childrenOfRest(node);
    // A rest stands in the page or in a rest, and in nothing else: a page is long.
    if (!children) return isElement(node) ? SKIP : undefined;
    const part: CallExpression = {
      type: 'CallExpression',
      optional: false,
      callee: node.callee,
      arguments: [
        // The page itself is a fragment of its first part and its rest.
        { type: 'Identifier', name: '_Fragment' },
        { type: 'ObjectExpression', properties: [{ ...children }] },
      ],
    };
    children.value = later(part);
  });
};
