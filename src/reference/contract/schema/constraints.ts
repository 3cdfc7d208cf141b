import { counted } from '../counted';
import type { Constraint, JsonObject, JsonValue } from '../model';
import { asNumber, isArray, isObject, textOf } from '../json';
import { digitsOf, isNumber } from '../numeral';

/** `1 to 64 characters`, `at least 1 entry`, `exactly 2 items`; empty without limits. */
export function sizeInWords(
  [singular, plural]: readonly [singular: string, plural: string],
  least = 0,
  most = Infinity,
): string {
  const entries = (count: number): string => counted(count, singular, plural);
  if (most === Infinity) return least > 0 ? `at least ${entries(least)}` : '';
  if (least <= 0) return `at most ${entries(most)}`;
  return least === most ? `exactly ${entries(least)}` : `${least} to ${most} ${plural}`;
}

/** The words before the value of a keyword. */
const WORDS = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'multiple of',
  pattern: 'matches',
  contentMediaType: 'holds',
  contentEncoding: 'encoded in',
  const: 'always',
  default: 'default',
} as const;

const IS_OF = {
  number: isNumber,
  string: (value: JsonValue) => typeof value === 'string',
};

/** Returns the limits of a value, in the order in which a reader checks them. */
export function constraintsOf(schema: JsonObject): readonly Constraint[] {
  const said = (kind: keyof typeof WORDS, type?: 'number' | 'string'): readonly Constraint[] => {
    const written = schema[kind];
    if (written === undefined || (type && !IS_OF[type](written))) return [];
    const value = written === null ? 'null' : textOf(written);
    return [{ kind, value, words: `${WORDS[kind]} ${value || '""'}` }];
  };
  const size = (kind: string, ...names: readonly [string, string]): readonly Constraint[] => {
    const [least, most] = [asNumber(schema[`min${kind}`]), asNumber(schema[`max${kind}`])];
    const words = sizeInWords(names, least, most);
    return words === '' ? [] : [{ kind, words }];
  };
  const { minimum, maximum, uniqueItems, items } = schema;
  const range =
    isNumber(minimum) && isNumber(maximum)
      ? [{ kind: 'range', words: `${digitsOf(minimum)} to ${digitsOf(maximum)}` }]
      : [...said('minimum', 'number'), ...said('maximum', 'number')];
  return [
    ...range,
    ...said('exclusiveMinimum', 'number'),
    ...said('exclusiveMaximum', 'number'),
    ...said('multipleOf'),
    ...size('Length', 'character', 'characters'),
    ...said('pattern', 'string'),
    ...size('Items', 'item', 'items'),
    ...(uniqueItems === true ? [{ kind: 'uniqueItems', words: 'no duplicates' }] : []),
    ...size('Properties', 'entry', 'entries'),
    ...said('contentMediaType'),
    ...said('contentEncoding'),
    ...said('const'),
    ...said('default'),
    ...(isObject(items) ? ofEach('each', constraintsOf(items)) : []),
  ];
}

/** Turns limits into limits of each part of a value. */
const ofEach = (part: string, limits: readonly Constraint[]): readonly Constraint[] =>
  limits.map(({ kind, value, words }) => ({
    kind: `each ${kind}`,
    value,
    words: `${part} ${words}`,
  }));

/** Returns the limits of the names and the values of a map. */
export function entryLimitsOf(names: JsonObject, values: JsonObject): readonly Constraint[] {
  const limitsOf = (schema: JsonObject): readonly Constraint[] => {
    const listed = isArray(schema.enum) ? schema.enum.map(textOf).join(', ') : undefined;
    const choice = listed === undefined ? [] : [{ kind: 'enum', words: `one of ${listed}` }];
    return [...constraintsOf(schema), ...choice];
  };
  return [...ofEach('each name', limitsOf(names)), ...ofEach('each value', limitsOf(values))];
}
