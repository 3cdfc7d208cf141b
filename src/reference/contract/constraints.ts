import type { JsonObject, JsonValue } from './model';
import { asNumber, isObject } from './json';

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

function size(
  least: number | undefined,
  most: number | undefined,
  singular: string,
  plural: string,
): string | undefined {
  if (least !== undefined && least > 0 && most !== undefined) {
    return least === most
      ? `exactly ${counted(least, singular, plural)}`
      : `${least} to ${most} ${plural}`;
  }
  if (most !== undefined) return `at most ${counted(most, singular, plural)}`;
  if (least !== undefined && least > 0) return `at least ${counted(least, singular, plural)}`;
  return undefined;
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

const show = (value: JsonValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Limits of a value in words, in the order a reader checks them:
 * `1 to 64 characters`, `matches ^usr_`, `default 25`.
 */
export function constraintsOf(schema: JsonObject): readonly string[] {
  const words: (string | undefined)[] = [
    ...range(schema),
    schema.multipleOf === undefined ? undefined : `multiple of ${show(schema.multipleOf)}`,
    size(asNumber(schema.minLength), asNumber(schema.maxLength), 'character', 'characters'),
    typeof schema.pattern === 'string' ? `matches ${schema.pattern}` : undefined,
    size(asNumber(schema.minItems), asNumber(schema.maxItems), 'item', 'items'),
    schema.uniqueItems === true ? 'no duplicates' : undefined,
    size(asNumber(schema.minProperties), asNumber(schema.maxProperties), 'entry', 'entries'),
    schema.const === undefined ? undefined : `always ${show(schema.const)}`,
    schema.default === undefined ? undefined : `default ${show(schema.default)}`,
  ];
  const each = isObject(schema.items) ? constraintsOf(schema.items) : [];
  return [...words.filter((word) => word !== undefined), ...each.map((word) => `each ${word}`)];
}
