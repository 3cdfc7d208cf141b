import type { JsonObject } from './model';
import { asNumber, isArray, isObject, textOf } from './json';

/** `1 to 64 characters`, `at least 1 entry`, `exactly 2 items`; empty without limits. */
export function sizeInWords(
  [singular, plural]: readonly [singular: string, plural: string],
  least = 0,
  most = Infinity,
): string {
  const counted = (count: number): string => `${count} ${count === 1 ? singular : plural}`;
  if (most === Infinity) return least > 0 ? `at least ${counted(least)}` : '';
  if (least <= 0) return `at most ${counted(most)}`;
  return least === most ? `exactly ${counted(least)}` : `${least} to ${most} ${plural}`;
}

function range(schema: JsonObject): readonly string[] {
  const minimum = asNumber(schema.minimum);
  const maximum = asNumber(schema.maximum);
  const above = asNumber(schema.exclusiveMinimum);
  const below = asNumber(schema.exclusiveMaximum);
  const words: string[] = [];
  if (minimum !== undefined && maximum !== undefined) words.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) words.push(`at least ${minimum}`);
  else if (maximum !== undefined) words.push(`at most ${maximum}`);
  if (above !== undefined) words.push(`more than ${above}`);
  if (below !== undefined) words.push(`less than ${below}`);
  return words;
}

/** Limits of the names and the values of a map: `each name at most 40 characters`. */
export function entryLimitsOf(names: JsonObject, values: JsonObject): readonly string[] {
  const limits = (schema: JsonObject): readonly string[] => [
    ...constraintsOf(schema),
    ...(isArray(schema.enum) ? [`one of ${schema.enum.map(textOf).join(', ')}`] : []),
  ];
  return [
    ...limits(names).map((limit) => `each name ${limit}`),
    ...limits(values).map((limit) => `each value ${limit}`),
  ];
}

/**
 * Limits of a value in words, in the order a reader checks them:
 * `1 to 64 characters`, `matches ^usr_`, `default 25`.
 */
export function constraintsOf(schema: JsonObject): readonly string[] {
  const size = (kind: 'Length' | 'Items' | 'Properties', ...nouns: [string, string]): string =>
    sizeInWords(nouns, asNumber(schema[`min${kind}`]), asNumber(schema[`max${kind}`]));
  const words = [
    ...range(schema),
    schema.multipleOf === undefined ? '' : `multiple of ${textOf(schema.multipleOf)}`,
    size('Length', 'character', 'characters'),
    typeof schema.pattern === 'string' ? `matches ${schema.pattern}` : '',
    size('Items', 'item', 'items'),
    schema.uniqueItems === true ? 'no duplicates' : '',
    size('Properties', 'entry', 'entries'),
    schema.contentMediaType === undefined ? '' : `holds ${textOf(schema.contentMediaType)}`,
    schema.contentEncoding === undefined ? '' : `encoded in ${textOf(schema.contentEncoding)}`,
    schema.const === undefined ? '' : `always ${textOf(schema.const)}`,
    schema.default === undefined ? '' : `default ${textOf(schema.default)}`,
  ];
  const each = isObject(schema.items) ? constraintsOf(schema.items) : [];
  return [...words.filter(Boolean), ...each.map((word) => `each ${word}`)];
}
