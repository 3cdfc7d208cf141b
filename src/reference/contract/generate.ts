import fc from 'fast-check';
import { asArray, asNumber, asText } from './json';
import type { JsonObject, JsonValue } from './model';
import { oncePer } from './once-per';
import { typesOf } from './shape';
import { patternOf } from './validate-scalar';

/** A value of each format of JSON Schema and of OpenAPI's registry that readers recognize. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-02',
  'date-time': '2026-11-02T09:30:00Z',
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
};

function number(schema: JsonObject, isInteger: boolean): number {
  const step = asNumber(schema.multipleOf) ?? (isInteger ? 1 : 0.5);
  const above = asNumber(schema.exclusiveMinimum);
  const below = asNumber(schema.exclusiveMaximum);
  const least = asNumber(schema.minimum) ?? (above === undefined ? undefined : above + step);
  const most = asNumber(schema.maximum) ?? (below === undefined ? undefined : below - step);
  const value = least ?? Math.min(1, most ?? 1);
  return Math.ceil(value / step) * step;
}

/**
 * A text of a pattern, the same every time: short, and of plain letters where it may be. To find one
 * takes up to seconds, and a contract uses a pattern many times.
 */
const patterned = oncePer((pattern: RegExp): string => {
  const arbitrary = fc.stringMatching(pattern, { size: 'xsmall' });
  const samples = fc.sample(arbitrary, { seed: 1, numRuns: 20 });
  return samples.find((sample) => /^[\w.:/#@+-]+$/.test(sample)) ?? samples[0] ?? '';
});

function text(schema: JsonObject): string {
  const value = FORMATS[asText(schema.format) ?? ''] ?? 'text';
  const padded = value.padEnd(asNumber(schema.minLength) ?? 0, value);
  const sized = padded.slice(0, asNumber(schema.maxLength) ?? padded.length);
  const pattern = asText(schema.pattern);
  const matches = pattern === undefined || patternOf(pattern).test(sized);
  return matches ? sized : patterned(patternOf(pattern));
}

/**
 * A value for a schema without an example: the same every time, valid for all keywords of
 * a single value. Objects and lists of known parts are put together by `deriveExample`.
 *
 * @returns `undefined` for a schema that says nothing of its type
 */
export function generated(schema: JsonObject): JsonValue | undefined {
  const [choice] = asArray(schema.enum).filter((value) => value !== null);
  if (choice !== undefined) return choice;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  switch (typesOf(schema)[0]) {
    case 'integer':
      return number(schema, true);
    case 'number':
      return number(schema, false);
    case 'boolean':
      return true;
    case 'string':
      return text(schema);
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return undefined;
  }
}
