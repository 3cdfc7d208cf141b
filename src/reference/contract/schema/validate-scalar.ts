import { compareNumbers, isMultiple, isWhole } from '../exact';
import type { JsonNumber, JsonObject, JsonValue } from '../model';
import { digitsOf, isNumber } from '../numeral';
import { formatPointer, isArray, isObject, texts, type Path } from '../json';
import { sizeInWords } from './constraints';
import { FORMATS } from './formats';

/** The codes of `ProblemField`. */
export type BreachCode =
  | 'required'
  | 'type'
  | 'format'
  | 'pattern'
  | 'enum'
  | 'minimum'
  | 'maximum'
  | 'length'
  | 'items'
  | 'conflict'
  | 'unknown';

export interface Breach {
  readonly path: Path;
  readonly code: BreachCode;
  /** One sentence for readers. */
  readonly detail: string;
  /** The schema that the value breaks. */
  readonly schema?: JsonObject;
}

const patterns = new Map<string, RegExp>();

const compiled = (pattern: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
};

/**
 * Compiles a pattern, without Unicode mode if it is invalid in that mode. A pattern of another
 * dialect matches anything. The slashes of `/^a$/` are removed: with them, nothing would match.
 */
export function patternOf(text: string): RegExp {
  const meant = text.replace(/^\/(\^.*\$)\/$/, '$1');
  const pattern = patterns.get(text) ?? compiled(meant, 'u') ?? compiled(meant, '') ?? /(?:)/;
  patterns.set(text, pattern);
  return pattern;
}

const TYPES: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: isNumber,
  integer: (value) => isNumber(value) && isWhole(value),
  boolean: (value) => typeof value === 'boolean',
  array: isArray,
  object: isObject,
  null: (value) => value === null,
};

const article = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Says which type a value should have; undefined if it has it. */
export function typeDetail(value: JsonValue, { type }: JsonObject): string | undefined {
  const types = typeof type === 'string' ? [type] : texts(type);
  return types.length === 0 || types.some((one) => TYPES[one]?.(value))
    ? undefined
    : `Expected ${types.map(article).join(' or ')}.`;
}

/** What a value of the wrong type breaks besides, wherever the rules are written. */
const FOLLOWING: ReadonlySet<BreachCode> = new Set(['type', 'enum', 'conflict']);

/** Describes a pattern, with the first example that matches it. */
function patternInWords(pattern: string, examples: JsonValue | undefined): string {
  const example = texts(examples).find((text) => patternOf(pattern).test(text));
  return `Expected a text ${example === undefined ? '' : `such as ${example}, `}of the pattern ${pattern}.`;
}

export function* checkText(
  value: string,
  schema: JsonObject,
  breach: (code: BreachCode, detail: string) => Breach,
): Iterable<Breach> {
  const { minLength = 0, maxLength = Infinity } = schema as Record<string, never>;
  const length = Array.from(value).length;
  if (length < minLength || length > maxLength) {
    yield breach(
      'length',
      `Expected ${sizeInWords(['character', 'characters'], minLength, maxLength)}.`,
    );
  }
  if (typeof schema.pattern === 'string' && !patternOf(schema.pattern).test(value)) {
    yield breach('pattern', patternInWords(schema.pattern, schema.examples));
  }
  if (typeof schema.format === 'string' && FORMATS[schema.format]?.(value) === false) {
    yield breach('format', `Expected the format ${schema.format}.`);
  }
}

export function* checkNumber(
  value: JsonNumber,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonObject,
  breach: (code: BreachCode, detail: string) => Breach,
): Iterable<Breach> {
  if (isNumber(minimum) && compareNumbers(value, minimum) < 0)
    yield breach('minimum', `Expected at least ${digitsOf(minimum)}.`);
  if (isNumber(maximum) && compareNumbers(value, maximum) > 0)
    yield breach('maximum', `Expected at most ${digitsOf(maximum)}.`);
  if (isNumber(exclusiveMinimum) && compareNumbers(value, exclusiveMinimum) <= 0)
    yield breach('minimum', `Expected more than ${digitsOf(exclusiveMinimum)}.`);
  if (isNumber(exclusiveMaximum) && compareNumbers(value, exclusiveMaximum) >= 0)
    yield breach('maximum', `Expected less than ${digitsOf(exclusiveMaximum)}.`);
  if (isNumber(multipleOf) && !isMultiple(value, multipleOf))
    yield breach('type', `Expected a multiple of ${digitsOf(multipleOf)}.`);
}

/**
 * Leaves out breaches that follow from the wrong type of the same value: the other rules, which may
 * come from other parts of an `allOf`, are meant for values of the right type.
 */
export function withoutFollowing(breaches: readonly Breach[]): readonly Breach[] {
  if (breaches.length < 2) return breaches;
  const first = new Map<string, Breach>();
  for (const breach of breaches) {
    const place = formatPointer(breach.path);
    if (breach.code === 'type' && !first.has(place)) first.set(place, breach);
  }
  return breaches.filter((breach) => {
    const type = first.get(formatPointer(breach.path));
    return type === undefined || type === breach || !FOLLOWING.has(breach.code);
  });
}
