import { idleKeywords } from '../schema/shape';
import { everySchema, type Rule } from './rule';

/** Keywords of which the first cannot be above the second. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** A schema leaves room for a value. */
export const schemaBounds: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    if (Array.isArray(node.enum) && node.enum.length === 0) {
      const next = 'list its values, or delete `enum`';
      yield { node, path: ['enum'], message: 'No value fits: `enum` is empty', next };
    }
    for (const [low, high] of BOUNDS) {
      const [least, most] = [node[low], node[high]];
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
      const message = `No value fits: \`${low}\` is above \`${high}\``;
      yield { node, path: [low], message, next: 'swap or correct the two' };
    }
  }
};

/** Keywords say something of the type that they stand beside. */
export const schemaTypes: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    for (const keyword of idleKeywords(node)) {
      const message = `\`${keyword}\` says nothing of the type that is written beside it`;
      yield { node, path: [keyword], message, next: 'correct the type, or delete the keyword' };
    }
  }
};
