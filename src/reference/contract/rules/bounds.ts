import { compareNumbers } from '../exact';
import { isNumber } from '../numeral';
import { idleKeywords } from '../schema/shape';
import { everySchema, type Rule } from './rule';

/** Pairs of keywords; the first must not exceed the second. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** A schema must allow at least one value. */
export const schemaBounds: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    if (Array.isArray(node.enum) && node.enum.length === 0) {
      const next = 'list its values, or delete `enum`';
      yield { node, path: ['enum'], message: 'No value fits: `enum` is empty', next };
    }
    for (const [low, high] of BOUNDS) {
      const [least, most] = [node[low], node[high]];
      if (!isNumber(least) || !isNumber(most) || compareNumbers(least, most) <= 0) continue;
      const message = `No value fits: \`${low}\` is above \`${high}\``;
      yield { node, path: [low], message, next: 'swap or correct the two' };
    }
  }
};

/** Keywords must apply to the type of their schema. */
export const schemaTypes: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    for (const keyword of idleKeywords(node)) {
      const message = `\`${keyword}\` says nothing of the type that is written beside it`;
      yield { node, path: [keyword], message, next: 'correct the type, or delete the keyword' };
    }
  }
};
