import type { JsonObject, JsonValue } from '../model';
import { asObject, isObject, objects, omit, texts } from '../json';
import { oncePer } from '../once-per';
import { inherit } from '../origins';

/** `components.schemas` of a bundled document. */
export type Schemas = Readonly<Record<string, JsonValue>>;

const SCHEMA_REFERENCE = /^#\/components\/schemas\/([^/]+)$/;

/** Name a schema refers to with `$ref`. */
export function referenceName(schema: JsonObject): string | undefined {
  return typeof schema.$ref === 'string' ? SCHEMA_REFERENCE.exec(schema.$ref)?.[1] : undefined;
}

/** A schema with its references followed and its `allOf` merged. */
export interface Shape {
  /** No `$ref`, no `allOf` and no idle keywords at its top; properties are as written. */
  readonly schema: JsonObject;
  /** Name of the named schema it is, when it is one. */
  readonly name: string | undefined;
}

/** Keywords that only comment on a value: examples remain valid beside them. */
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

/** Keywords that describe the schema they are written in, not one that includes it. */
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

/** The name of a schema that is a reference, or wraps one to say more about it. */
const nameOf = ({ allOf, ...siblings }: JsonObject): string | undefined => {
  const [member, ...others] = objects(allOf);
  const isWrapped = member && others.length === 0;
  return isWrapped && Object.keys(siblings).every((key) => COMMENTS.test(key))
    ? referenceName(member)
    : referenceName(siblings);
};

/** Keywords that limit values of one type, and leave values of others as they are. */
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

/** Keywords that say nothing of any value of the types of a schema: `items` beside `type: object`. */
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
 * Follows `$ref` (siblings win), merges `allOf` (later parts win) and leaves out what says nothing of
 * the type. Done once per schema.
 */
export const shapeOf = (schema: JsonObject, schemas: Schemas): Shape => shapesIn(schemas)(schema);

/** JSON types a schema allows, without `null`. */
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

/** Alternatives of a schema (`oneOf`, `anyOf`), without `null`. */
export const alternativesOf = (schema: JsonObject): readonly JsonObject[] =>
  objects(schema.oneOf ?? schema.anyOf).filter((member) => member.type !== 'null');

/** What a value is when it is not `null`: the only alternative beside it, as if it stood there itself. */
export function besidesNull(shape: Shape, schemas: Schemas): Shape {
  const { oneOf, anyOf, ...siblings } = shape.schema;
  const [alternative, ...others] = alternativesOf(shape.schema);
  const isOnly = alternative && others.length === 0 && objects(oneOf ?? anyOf).length === 2;
  if (!isOnly || (oneOf && anyOf) || isObject(siblings.properties)) return shape;
  const { schema, name } = shapeOf(alternative, schemas);
  return { schema: inherit({ ...schema, ...siblings }, shape.schema), name };
}

/** Whether a schema, its references followed, has fields or alternatives. */
export const isStructured = (schema: JsonObject): boolean =>
  isObject(schema.properties) || alternativesOf(schema).length > 0;
