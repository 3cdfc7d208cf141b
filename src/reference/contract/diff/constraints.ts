import type { JsonObject, JsonValue } from '../model';
import { asArray, asNumber } from '../json';
import { added, named, type Differences, type Direction } from './difference';

/** Two states of one schema, its references followed. */
export interface Pair {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly at: string;
  readonly direction: Direction;
  readonly differences: Differences;
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Restrictions that are there or not, or say something else. */
const FREE_FORM = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType'];
/** Rules whose two states are not compared in detail: every difference is taken for breaking. */
const OPAQUE = [
  'if',
  'then',
  'else',
  'not',
  'contains',
  'propertyNames',
  'patternProperties',
  'prefixItems',
  'dependentRequired',
  'dependentSchemas',
  'minContains',
  'maxContains',
  'unevaluatedProperties',
  'discriminator',
];

/** Sizes are at least 0 without being told. */
const isSize = (keyword: string): boolean => /Length|Items|Properties/.test(keyword);

const show = (value: JsonValue | undefined): string =>
  value === undefined ? 'nothing' : `\`${JSON.stringify(value)}\``;

export const same = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What is accepted may not become narrower, what is sent not wider. */
function report(pair: Pair, name: string, change: 'tighter' | 'looser' | 'other'): void {
  const { before, after, at, direction, differences } = pair;
  const harmless = direction === 'accepted' ? 'looser' : 'tighter';
  differences.add(
    at,
    `${name === 'type' ? 'type' : 'limit'}-${change === 'other' ? 'changed' : change}`,
    change !== harmless,
    `\`${name}\` was ${show(before[name])} and is ${show(after[name])}`,
  );
}

function compareBounds(pair: Pair): void {
  for (const keyword of [...LOWER, ...UPPER]) {
    const sign = LOWER.includes(keyword) ? 1 : -1;
    const none = sign === 1 && isSize(keyword) ? 0 : -Infinity * sign;
    const [before, after] = [pair.before, pair.after].map((one) => asNumber(one[keyword]) ?? none);
    if (before === after || before === undefined || after === undefined) continue;
    report(pair, keyword, (after - before) * sign > 0 ? 'tighter' : 'looser');
  }
}

function compareFreeForm(pair: Pair): void {
  const { before, after } = pair;
  for (const keyword of FREE_FORM) {
    if (same(before[keyword], after[keyword])) continue;
    const isNew = before[keyword] === undefined;
    const isGone = after[keyword] === undefined;
    report(pair, keyword, isNew ? 'tighter' : isGone ? 'looser' : 'other');
  }
  const isUnique = before.uniqueItems === true;
  if (isUnique !== (after.uniqueItems === true)) {
    report(pair, 'uniqueItems', isUnique ? 'looser' : 'tighter');
  }
}

/** Values of `enum` or `const`, `null` left to nullability; undefined when any value will do. */
export function valuesOf(schema: JsonObject): readonly string[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values === undefined) return undefined;
  return asArray(values)
    .filter((value) => value !== null)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

/** @param known values that a lifecycle tells of by itself */
export function compareValues(pair: Pair, known: ReadonlySet<string>): void {
  const { at, direction, differences } = pair;
  const [before, after] = [valuesOf(pair.before), valuesOf(pair.after)];
  if (before && after) {
    const untold = (names: readonly string[]) => names.filter((name) => !known.has(name));
    const [more, less] = [untold(added(before, after)), untold(added(after, before))];
    // Integrations treat a value they do not know as none of those they handle.
    if (more.length > 0) differences.add(at, 'value-added', false, `New value ${named(more)}`);
    // In both directions: what was renamed has gone as well.
    if (less.length > 0) differences.add(at, 'value-removed', true, `No value ${named(less)}`);
  } else if (after) {
    const what = `Only ${named(after)} from now on`;
    differences.add(at, 'values-closed', direction === 'accepted', what);
  } else if (before) {
    const what = `Any value, no longer only ${named(before)}`;
    differences.add(at, 'values-opened', direction === 'sent', what);
  }
}

function compareMeaning(pair: Pair): void {
  const { before, after, at, direction, differences } = pair;
  if (direction === 'accepted' && !same(before.default, after.default)) {
    const what = `The default was ${show(before.default)} and is ${show(after.default)}`;
    differences.add(at, 'default-changed', before.default !== undefined, what);
  }
  if (!same(before['x-unit'], after['x-unit'])) {
    const isOther = before['x-unit'] !== undefined && after['x-unit'] !== undefined;
    const what = `The unit was ${show(before['x-unit'])} and is ${show(after['x-unit'])}`;
    differences.add(at, 'unit-changed', isOther, what);
  }
  if (before.deprecated !== after.deprecated) {
    const isNow = after.deprecated === true;
    differences.add(
      at,
      isNow ? 'deprecated' : 'deprecation-lifted',
      false,
      isNow ? 'Deprecated' : 'No longer deprecated',
    );
  }
  for (const keyword of OPAQUE) {
    if (same(before[keyword], after[keyword])) continue;
    differences.add(at, 'rule-changed', true, `Another rule in \`${keyword}\``);
  }
}

/** Everything about a value except its type and what it consists of. */
export function compareConstraints(pair: Pair, known: ReadonlySet<string>): void {
  compareBounds(pair);
  compareFreeForm(pair);
  compareValues(pair, known);
  compareMeaning(pair);
}
