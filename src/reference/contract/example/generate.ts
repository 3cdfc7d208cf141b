import fc from 'fast-check';
import { asArray, asNumber, asText } from '../json';
import type { JsonNumber, JsonObject, JsonValue } from '../model';
import { digitsOf, isNumber, numberOf } from '../numeral';
import { oncePer } from '../once-per';
import { typesOf } from '../schema/shape';
import { MADE_DAY } from './made-day';
import { usualTexts } from './usual-texts';
import { fitting } from './written-example';
import { patternOf } from '../schema/validate-scalar';

/** A recognizable value for each common format of JSON Schema and of OpenAPI's registry. */
const FORMATS: Readonly<Record<string, string>> = {
  date: MADE_DAY,
  'date-time': `${MADE_DAY}T09:30:00Z`,
  time: '09:30:00Z',
  duration: 'PT1H',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'www.example.com',
  'idn-hostname': 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  iri: 'https://www.example.com/',
  'uri-reference': '/path',
  uuid: '01931f6f-091a-7b2c-8d3e-4f5061728394',
  byte: 'dGV4dA==',
  binary: 'text',
  password: 'correct horse battery',
  regex: '^[a-z]+$',
  'json-pointer': '/name',
  // Numbers as strings, which keep every digit.
  int64: '1',
  uint64: '1',
  decimal: '1.5',
};

/** The whole number next to a limit; undefined for a limit with decimals or an exponent. */
function nextTo(limit: JsonValue | undefined, by: bigint): readonly JsonNumber[] {
  const digits = isNumber(limit) ? digitsOf(limit) : '';
  return /^-?\d+$/.test(digits) ? [numberOf(String(BigInt(digits) + by))] : [];
}

function number(schema: JsonObject, isInteger: boolean): JsonNumber {
  const step = asNumber(schema.multipleOf) ?? (isInteger ? 1 : 0.5);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const above = asNumber(exclusiveMinimum);
  const below = asNumber(exclusiveMaximum);
  const least = asNumber(minimum) ?? (above === undefined ? undefined : above + step);
  const most = asNumber(maximum) ?? (below === undefined ? undefined : below - step);
  const value = least ?? Math.min(1, most ?? 1);
  // Without the digits in which JavaScript counts wrong: 3 × 0.1.
  const usual = Number((Math.ceil(value / step) * step).toPrecision(15));
  const limits = [minimum, maximum].filter(isNumber);
  // Beyond 2^53, only the limits and their neighbors are exact.
  const others = [...limits, ...nextTo(exclusiveMinimum, 1n), ...nextTo(exclusiveMaximum, -1n)];
  return [usual, ...others].find((one) => fitting(one, schema) === one) ?? usual;
}

/** Texts that match a pattern; none if fast-check cannot read it, for example a lookahead. */
function textsOf(pattern: RegExp): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(pattern, { size: 'xsmall' }), { seed: 1, numRuns: 20 });
  } catch {
    return [];
  }
}

/**
 * Texts that match a pattern, the same every time: short, those of plain characters first. Cached,
 * since finding them takes up to seconds and a contract uses a pattern many times.
 */
const patterned = oncePer((pattern: RegExp): readonly string[] => {
  const isWhole = /^\^.*\$$/.test(pattern.source);
  // Without anchors, text around the matching part could exceed the maximum length.
  const whole = isWhole ? [] : textsOf(new RegExp(`^(?:${pattern.source})$`, pattern.flags));
  const samples = whole.length > 0 ? whole : textsOf(pattern);
  const isPlain = (sample: string): boolean => /^[\w.:/#@+-]+$/.test(sample);
  return samples.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
});

function text(schema: JsonObject, name: string): string {
  const least = asNumber(schema.minLength) ?? 0;
  const most = asNumber(schema.maxLength) ?? Infinity;
  const pattern = patternOf(asText(schema.pattern) ?? '');
  const formatted = FORMATS[asText(schema.format) ?? ''];
  const hasSize = (value: string): boolean => value.length >= least && value.length <= most;
  const usual = (formatted === undefined ? usualTexts(name) : [formatted]).find(
    (value) => hasSize(value) && pattern.test(value),
  );
  if (usual !== undefined) return usual;
  const filling = formatted ?? 'text';
  const sized = (value: string): string => value.padEnd(least, value).slice(0, most);
  if (pattern.test(sized(filling))) return sized(filling);
  const texts = patterned(pattern);
  const fitting = texts.filter(hasSize).concat(texts.map(sized));
  return fitting.find((value) => pattern.test(value)) ?? texts[0] ?? sized(filling);
}

/** The first value that a schema lists, or else its default. */
export function given(schema: JsonObject): JsonValue | undefined {
  const [choice] = asArray(schema.enum).filter((value) => value !== null);
  if (choice !== undefined) return choice;
  // A default may be a word that is not a valid value: `inf` for a number.
  return fitting(schema.default ?? null, schema) ?? undefined;
}

/**
 * Makes up a value for a schema without an example: the same every time, valid for all keywords of
 * a single value. `deriveExample` assembles objects and lists whose parts are known.
 *
 * @param name The name of the value, which may suggest a better value than its type.
 * @returns `undefined` for a schema without a type
 */
export function generated(schema: JsonObject, name = ''): JsonValue | undefined {
  const written = given(schema);
  if (written !== undefined) return written;
  if (schema.type === 'null') return null;
  switch (typesOf(schema)[0]) {
    case 'integer':
      return number(schema, true);
    case 'number':
      return number(schema, false);
    case 'boolean':
      return true;
    case 'string':
      return text(schema, name);
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return undefined;
  }
}
