import type { JsonObject, JsonValue } from '../model';
import { asObject, isObject, objects, omit, texts } from '../json';
import { oncePer } from '../once-per';
import { inherit } from '../origins';

/** `components.schemas` of a bundled document. */
export type Schemas = Readonly<Record<string, JsonValue>>;

const SCHEMA_REFERENCE = /^#\/components\/schemas\/([^/]+)$/;

/** Returns the name of the schema that a `$ref` refers to. */
export function referenceName(schema: JsonObject): string | undefined {
  return typeof schema.$ref === 'string' ? SCHEMA_REFERENCE.exec(schema.$ref)?.[1] : undefined;
}

/** A schema with its references followed and its `allOf` merged. */
export interface Shape {
  /** Has no `$ref`, no `allOf` and no idle keywords at the top level; properties are as written. */
  readonly schema: JsonObject;
  /** Its name, if it is a named schema. */
  readonly name: string | undefined;
}

/** Keywords that only comment on a value: adding them keeps examples valid. */
const COMMENTS = /^(title|description|readOnly|writeOnly|deprecated|\$comment|x-.*)$/;

function overridden(before: JsonObject, schema: JsonObject): JsonObject {
  if (Object.keys(schema).every((key) => COMMENTS.test(key))) return before;
  return omit(before, 'examples', 'example');
}

function mergeProperties(a: JsonObject, b: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = { ...a };
  for (const [name, schema] of Object.entries(b)) {
    const before = merged[name];
    merged[name] =
      isObject(before) && isObject(schema)
        ? inherit(mergeSchemas(overridden(before, schema), schema), schema)
        : schema;
  }
  return merged;
}

function mergeSchemas(a: JsonObject, b: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = { ...a, ...b };
  if (a.properties ?? b.properties) {
    merged.properties = mergeProperties(asObject(a.properties), asObject(b.properties));
  }
  if (a.required ?? b.required) {
    merged.required = [...new Set([...texts(a.required), ...texts(b.required)])];
  }
  return merged;
}

/** Keywords that describe the schema in which they are written, not a schema that includes it. */
const LOCAL_KEYWORDS = ['title', 'x-states', 'examples', 'example'];

function resolve(schema: JsonObject, schemas: Schemas, seen: ReadonlySet<string>): JsonObject {
  const { $ref, allOf, ...siblings } = schema;
  const name = referenceName(schema);
  let base: JsonObject = {};
  if (typeof $ref === 'string' && name !== undefined && !seen.has(name)) {
    base = resolve(asObject(schemas[name]), schemas, new Set([...seen, name]));
  }
  for (const member of objects(allOf)) {
    base = mergeSchemas(base, omit(resolve(member, schemas, seen), ...LOCAL_KEYWORDS));
  }
  return mergeSchemas(base, siblings);
}

/** The name of a schema that is a reference, or wraps a reference only to comment on it. */
const nameOf = ({ allOf, ...siblings }: JsonObject): string | undefined => {
  const [member, ...others] = objects(allOf);
  const isWrapped = member && others.length === 0;
  return isWrapped && Object.keys(siblings).every((key) => COMMENTS.test(key))
    ? referenceName(member)
    : referenceName(siblings);
};

/** Keywords that limit values of one type, and do not apply to others. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
  ],
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};
const TYPE = /^(array|object|string|number|integer|boolean|null)$/;

const typesWritten = ({ type }: JsonObject): readonly string[] =>
  typeof type === 'string' ? [type] : texts(type);

/** Keywords that apply to no value of the types of a schema: `items` next to `type: object`. */
export function idleKeywords(schema: JsonObject): readonly string[] {
  const types = typesWritten(schema);
  if (types.length === 0 || !types.every((type) => TYPE.test(type))) return [];
  const kinds = new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
  return Object.entries(OF_TYPE).flatMap(([type, keywords]) =>
    kinds.has(type) ? [] : keywords.filter((keyword) => keyword in schema),
  );
}

function shaped(schema: JsonObject, schemas: Schemas): JsonObject {
  const resolved = resolve(schema, schemas, new Set());
  const idle = idleKeywords(resolved);
  return idle.length === 0 ? resolved : omit(resolved, ...idle);
}

const shapesIn = oncePer((schemas: Schemas) =>
  oncePer(
    (schema: JsonObject): Shape => ({
      schema: inherit(shaped(schema, schemas), schema),
      name: nameOf(schema),
    }),
  ),
);

/**
 * Follows `$ref` (siblings win), merges `allOf` (later parts win) and leaves out keywords that do
 * not apply to the type. The result is cached per schema.
 */
export const shapeOf = (schema: JsonObject, schemas: Schemas): Shape => shapesIn(schemas)(schema);

/** The JSON types that a schema allows, except `null`. */
export function typesOf(schema: JsonObject): readonly string[] {
  const types = typesWritten(schema);
  if (types.length > 0) return types.filter((type) => type !== 'null');
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.items) return ['array'];
  return 'const' in schema && schema.const !== null ? [typeof schema.const] : [];
}

export const isNullable = (schema: JsonObject): boolean =>
  texts(schema.type).includes('null') ||
  objects(schema.oneOf ?? schema.anyOf).some((member) => member.type === 'null');

/** The alternatives of a schema (`oneOf`, `anyOf`), except `null`. */
export const alternativesOf = (schema: JsonObject): readonly JsonObject[] =>
  objects(schema.oneOf ?? schema.anyOf).filter((member) => member.type !== 'null');

/** Replaces a choice between `null` and one alternative by that alternative. */
export function besidesNull(shape: Shape, schemas: Schemas): Shape {
  const { oneOf, anyOf, ...siblings } = shape.schema;
  const [alternative, ...others] = alternativesOf(shape.schema);
  const isOnly = alternative && others.length === 0 && objects(oneOf ?? anyOf).length === 2;
  if (!isOnly || (oneOf && anyOf) || isObject(siblings.properties)) return shape;
  const { schema, name } = shapeOf(alternative, schemas);
  return { schema: inherit({ ...schema, ...siblings }, shape.schema), name };
}

/** Whether a message that leaves out some fields leaves out this one. */
export const isLeftOut = (
  field: JsonObject,
  schemas: Schemas,
  omits: 'readOnly' | 'writeOnly' | undefined,
): boolean =>
  omits !== undefined && besidesNull(shapeOf(field, schemas), schemas).schema[omits] === true;

/** Whether a schema with resolved references has fields or alternatives. */
export const isStructured = (schema: JsonObject): boolean =>
  isObject(schema.properties) || alternativesOf(schema).length > 0;
