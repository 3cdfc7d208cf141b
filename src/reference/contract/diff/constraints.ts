import type { JsonNumber, JsonObject, JsonValue } from '../model';
import { compareNumbers } from '../exact';
import { asArray, equal, textOf } from '../json';
import { isNumber, jsonText } from '../numeral';
import { added, named, type Spot } from './difference';

/** Two versions of one schema, and the place at which to report differences. */
export interface Pair {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly spot: Spot;
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Restrictions that can be added, removed or changed, but not compared in detail. */
const FREE_FORM = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType'];
/** Rules whose versions are not compared in detail: every difference counts as breaking. */
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

/** Whether a keyword limits a size, which is at least 0 without a keyword. */
const isSize = (keyword: string): boolean => /Length|Items|Properties/.test(keyword);

const show = (value: JsonValue | undefined): string =>
  value === undefined ? 'nothing' : `\`${jsonText(value)}\``;

/** Reports a changed limit: breaking if it narrows accepted values or widens sent values. */
function report(
  { before, after, spot }: Pair,
  name: string,
  change: 'tighter' | 'looser' | 'changed',
): void {
  const isHarmless = change === (spot.isAccepted ? 'looser' : 'tighter');
  const what = `\`${name}\` was ${show(before[name])} and is ${show(after[name])}`;
  spot.add(`limit-${change}`, !isHarmless, what);
}

function compareBounds({ before, after, spot }: Pair): void {
  for (const keyword of [...LOWER, ...UPPER]) {
    const isLower = LOWER.includes(keyword);
    const none = isLower && isSize(keyword) ? 0 : undefined;
    const limitOf = ({ [keyword]: limit }: JsonObject): JsonNumber | undefined =>
      isNumber(limit) ? limit : none;
    const [was, is] = [limitOf(before), limitOf(after)];
    if (equal(was, is)) continue;
    const isHigher = was !== undefined && is !== undefined && compareNumbers(is, was) > 0;
    const isTighter = was === undefined || (is !== undefined && isHigher === isLower);
    report({ before, after, spot }, keyword, isTighter ? 'tighter' : 'looser');
  }
}

function compareFreeForm(pair: Pair): void {
  const { before, after } = pair;
  for (const keyword of FREE_FORM) {
    if (equal(before[keyword], after[keyword])) continue;
    const isNew = before[keyword] === undefined;
    const isGone = after[keyword] === undefined;
    report(pair, keyword, isNew ? 'tighter' : isGone ? 'looser' : 'changed');
  }
  const isUnique = before.uniqueItems === true;
  if (isUnique !== (after.uniqueItems === true)) {
    report(pair, 'uniqueItems', isUnique ? 'looser' : 'tighter');
  }
}

/** The values of `enum` or `const` without `null`; undefined if any value is allowed. */
function valuesOf(schema: JsonObject): readonly string[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values === undefined) return undefined;
  return asArray(values)
    .filter((value) => value !== null)
    .map(textOf);
}

/** @param reported values that the comparison of a lifecycle reports */
function compareValues(pair: Pair, reported: ReadonlySet<string>): void {
  const { spot } = pair;
  const [before, after] = [valuesOf(pair.before), valuesOf(pair.after)];
  if (before && after) {
    const unreported = (names: readonly string[]) => names.filter((name) => !reported.has(name));
    const [more, less] = [unreported(added(before, after)), unreported(added(after, before))];
    // Integrations are expected to handle values that they do not know.
    if (more.length > 0) spot.add('value-added', false, `New value ${named(more)}`);
    // Breaking in both directions: a renamed value is a removed one too.
    if (less.length > 0) spot.add('value-removed', true, `No value ${named(less)}`);
  } else if (after) {
    spot.add('values-closed', spot.isAccepted, `Only ${named(after)} from now on`);
  } else if (before) {
    spot.add('values-opened', !spot.isAccepted, `Any value, no longer only ${named(before)}`);
  }
}

function compareMeaning({ before, after, spot }: Pair): void {
  const change = (name: string) => `was ${show(before[name])} and is ${show(after[name])}`;
  if (spot.isAccepted && !equal(before.default, after.default)) {
    spot.add('default-changed', before.default !== undefined, `The default ${change('default')}`);
  }
  if (!equal(before['x-unit'], after['x-unit'])) {
    const isOther = before['x-unit'] !== undefined && after['x-unit'] !== undefined;
    spot.add('unit-changed', isOther, `The unit ${change('x-unit')}`);
  }
  spot.compareDeprecated(before.deprecated === true, after.deprecated === true);
  for (const keyword of OPAQUE) {
    if (equal(before[keyword], after[keyword])) continue;
    spot.add('rule-changed', true, `Another rule in \`${keyword}\``);
  }
}

/** Compares everything about a value except its type and its parts. */
export function compareConstraints(pair: Pair, reported: ReadonlySet<string>): void {
  compareBounds(pair);
  compareFreeForm(pair);
  compareValues(pair, reported);
  compareMeaning(pair);
}
