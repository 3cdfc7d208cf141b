import { type Extent, withinExtent } from './extent';
import { isArray, isObject } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { referenceName, type Schemas } from './shape';

/** Keywords that fields, types and limits cannot express. */
const FORMLESS = [
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'unevaluatedItems',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'if',
  'then',
  'else',
  'not',
  'contentSchema',
];

/** Replaces references to named schemas by the schemas themselves, except recursive ones. */
function writtenOut(
  value: JsonValue,
  schemas: Schemas,
  open: readonly string[],
  extent: Extent,
): JsonValue {
  extent.add(1);
  if (extent.isExceeded) return value;
  if (isArray(value)) return value.map((item) => writtenOut(item, schemas, open, extent));
  if (!isObject(value)) return value;
  const name = referenceName(value);
  const isClosed = name === undefined || open.includes(name) || extent.isDeep(open);
  const target = isClosed ? undefined : schemas[name];
  const inner = name === undefined ? open : [...open, name];
  const { $ref, ...siblings } = value;
  const members = Object.entries(target === undefined ? value : siblings).map(([key, member]) => [
    key,
    writtenOut(member, schemas, inner, extent),
  ]);
  const written = Object.fromEntries(members) as JsonObject;
  if (target === undefined || $ref === undefined) return written;
  const resolved = writtenOut(target, schemas, inner, extent);
  return isObject(resolved) ? { ...resolved, ...written } : resolved;
}

/** The part of a schema that fields, types and limits cannot express; undefined if none. */
export function restOf(schema: JsonObject, schemas: Schemas): JsonObject | undefined {
  const keys = FORMLESS.filter((key) => key in schema);
  // Only one of two lists of alternatives is shown.
  if ('oneOf' in schema && 'anyOf' in schema) keys.push('anyOf');
  if (keys.includes('prefixItems') && 'items' in schema) keys.push('items');
  if (keys.includes('patternProperties') && 'additionalProperties' in schema) {
    keys.push('additionalProperties', 'propertyNames');
  }
  if (keys.length === 0) return undefined;
  const written = keys.flatMap((key) => (key in schema ? [[key, schema[key] ?? null]] : []));
  const rest = Object.fromEntries(written) as JsonObject;
  return withinExtent((extent) => writtenOut(rest, schemas, [], extent)) as JsonObject;
}
