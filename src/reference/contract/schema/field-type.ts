import { asText, isObject } from '../json';
import type { FieldType, JsonObject } from '../model';
import { alternativesOf, isStructured, shapeOf, typesOf, type Schemas } from './shape';

export const itemsOf = (schema: JsonObject): JsonObject | undefined =>
  isObject(schema.items) ? schema.items : undefined;

/** The schema of the values of a map. */
export const mapValuesOf = (schema: JsonObject): JsonObject | undefined =>
  isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;

/** Whether a value is raw bytes, which have neither a type nor an encoding in OpenAPI 3.1. */
const isFile = ({ contentMediaType, contentEncoding }: JsonObject): boolean =>
  contentMediaType !== undefined && contentEncoding === undefined;

/** The type as readers see it: `string (date-time)`, `array of Card`, `map of string`. */
export function typeOf(
  schema: JsonObject,
  schemas: Schemas,
  open: readonly string[] = [],
): FieldType {
  const { schema: shape, name } = shapeOf(schema, schemas);
  if (name !== undefined && open.includes(name)) return { label: name, schema: name };
  const inner = name === undefined ? open : [...open, name];
  const items = itemsOf(shape);
  if (items) {
    const item = typeOf(items, schemas, inner);
    return { label: `array of ${item.label}`, schema: item.schema };
  }
  if (isStructured(shape) && name !== undefined) return { label: name, schema: name };
  const mapValues = mapValuesOf(shape);
  if (!isObject(shape.properties) && mapValues) {
    const value = typeOf(mapValues, schemas, inner);
    return { label: `map of ${value.label}`, schema: value.schema };
  }
  const [alternative, ...others] = alternativesOf(shape).map((written) =>
    typeOf(written, schemas, inner),
  );
  if (alternative) {
    const labels = new Set([alternative, ...others].map(({ label }) => label));
    return labels.size === 1 ? alternative : { label: [...labels].join(' or '), schema: undefined };
  }
  const types = typesOf(shape).join(' or ') || (isFile(shape) ? 'file' : 'any');
  const format = asText(shape.format);
  return { label: format === undefined ? types : `${types} (${format})`, schema: undefined };
}
