import { asArray, asNumber, asText } from './json';
import type { JsonObject, JsonValue } from './model';
import { typesOf } from './shape';

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

function text(schema: JsonObject): string {
  const value = FORMATS[asText(schema.format) ?? ''] ?? 'text';
  const padded = value.padEnd(asNumber(schema.minLength) ?? 0, value);
  return padded.slice(0, asNumber(schema.maxLength) ?? padded.length);
}

/**
 * A value for a schema without an example: the same every time, valid for all keywords but
 * `pattern`. Objects and lists of known parts are put together by `deriveExample`.
 *
 * @returns `undefined` for a schema that says nothing of its type
 */
export function generated(schema: JsonObject): JsonValue | undefined {
  const [choice] = asArray(schema.enum).filter((value) => value !== null);
  if (choice !== undefined) return choice;
  if (schema.default !== undefined) return schema.default;
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
