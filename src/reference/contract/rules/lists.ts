import { asObject, formatPointer, isObject } from '../json';
import { hasField, nameOf, type Rule } from './rule';
import { shapeOf } from '../schema/shape';
import { successAnswer } from '../http/success';
import { parametersOf } from '../walk';

/** Filters must name fields of the entries in their list. */
export const filters: Rule = function* (context) {
  const { document, schemas } = context;
  for (const written of context.operations) {
    // Skips path parameters, which also apply to operations that return no list.
    const nodes = parametersOf(document, written).filter(
      (node) => node.in === 'query' && isObject(node['x-filter']),
    );
    if (nodes.length === 0) continue;
    const answer = successAnswer(context.build(written))?.body?.schema.schema ?? {};
    const lists = Object.keys(asObject(shapeOf(answer, schemas).schema.properties));
    for (const node of nodes) {
      for (const place of Object.keys(asObject(node['x-filter']))) {
        if (
          lists.some((name) => hasField(answer, `${formatPointer([name, '-'])}${place}`, schemas))
        )
          continue;
        yield {
          node,
          path: ['x-filter', place],
          message: `No entry in the answer of ${nameOf(written)} has \`${place}\``,
          next: 'write a pointer to a field of the entries, `/status`',
        };
      }
    }
  }
};
