import { counted } from '../counted';
import type { Constraint, Counted, JsonObject } from '../model';
import { asNumber, isArray, isObject, textOf } from '../json';

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

const BORDERS = [
  ['exclusiveMinimum', 'above'],
  ['exclusiveMaximum', 'below'],
] as const;

function* rangeOf(schema: JsonObject): Iterable<Constraint> {
  const [least, most] = [asNumber(schema.minimum), asNumber(schema.maximum)];
  if (least !== undefined && most !== undefined) yield { kind: 'range', least, most };
  else if (least !== undefined) yield { kind: 'least', value: String(least) };
  else if (most !== undefined) yield { kind: 'most', value: String(most) };
  for (const [keyword, kind] of BORDERS) {
    const value = asNumber(schema[keyword]);
    if (value !== undefined) yield { kind, value: String(value) };
  }
}

function* sizeOf(
  schema: JsonObject,
  keyword: 'Length' | 'Items' | 'Properties',
  of: Counted,
): Iterable<Constraint> {
  const [least, most] = [asNumber(schema[`min${keyword}`]), asNumber(schema[`max${keyword}`])];
  if ((least ?? 0) > 0 || most !== undefined) yield { kind: 'size', of, least, most };
}

function* limitsOf(schema: JsonObject): Iterable<Constraint> {
  const given = (
    kind: 'multiple' | 'mediaType' | 'encoding' | 'const' | 'default',
    keyword: string,
  ): readonly Constraint[] => {
    const value = schema[keyword];
    if (value === undefined) return [];
    const words = value === null ? 'null' : textOf(value);
    return [{ kind, value: words === '' ? '""' : words }];
  };
  yield* rangeOf(schema);
  yield* given('multiple', 'multipleOf');
  yield* sizeOf(schema, 'Length', 'character');
  if (typeof schema.pattern === 'string') yield { kind: 'pattern', value: schema.pattern };
  yield* sizeOf(schema, 'Items', 'item');
  if (schema.uniqueItems === true) yield { kind: 'unique' };
  yield* sizeOf(schema, 'Properties', 'entry');
  yield* given('mediaType', 'contentMediaType');
  yield* given('encoding', 'contentEncoding');
  yield* given('const', 'const');
  yield* given('default', 'default');
  if (!isObject(schema.items)) return;
  for (const limit of limitsOf(schema.items)) yield { kind: 'each', part: 'item', limit };
}

/** Limits of a value, in the order a reader checks them. */
export const constraintsOf = (schema: JsonObject): readonly Constraint[] => [...limitsOf(schema)];

/** Limits of the names and the values of a map. */
export function entryLimitsOf(names: JsonObject, values: JsonObject): readonly Constraint[] {
  const each = (part: 'name' | 'value', schema: JsonObject): readonly Constraint[] => {
    const listed = isArray(schema.enum) ? schema.enum.map(textOf).join(', ') : undefined;
    const choice: Constraint[] = listed === undefined ? [] : [{ kind: 'oneOf', value: listed }];
    return [...constraintsOf(schema), ...choice].map((limit) => ({ kind: 'each', part, limit }));
  };
  return [...each('name', names), ...each('value', values)];
}

const WORDS = {
  least: 'at least',
  most: 'at most',
  above: 'more than',
  below: 'less than',
  multiple: 'multiple of',
  pattern: 'matches',
  mediaType: 'holds',
  encoding: 'encoded in',
  const: 'always',
  default: 'default',
  oneOf: 'one of',
} as const;
const PLURALS = { character: 'characters', item: 'items', entry: 'entries' } as const;
const PARTS = { item: 'each', name: 'each name', value: 'each value' } as const;

/** `1 to 64 characters`, `matches ^usr_`, `default 25`, `each name at most 40 characters`. */
export function constraintInWords(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'range':
      return `${constraint.least} to ${constraint.most}`;
    case 'size': {
      const { of, least, most } = constraint;
      return sizeInWords([of, PLURALS[of]], least, most);
    }
    case 'unique':
      return 'no duplicates';
    case 'writing':
      return constraint.words;
    case 'each':
      return `${PARTS[constraint.part]} ${constraintInWords(constraint.limit)}`;
    default:
      return `${WORDS[constraint.kind]} ${constraint.value}`;
  }
}
