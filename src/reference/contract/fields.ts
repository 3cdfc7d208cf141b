import type {
  Contract,
  EnumValue,
  Field,
  FieldType,
  JsonObject,
  SchemaRef,
  Variant,
} from './model';
import { oncePer } from './once-per';
import { asArray, asObject, asText, isObject, objectEntries, texts, type Path } from './json';
import { constraintsOf } from './constraints';
import { deriveExample } from './example';
import { presenceOf, presenceWords } from './presence';
import {
  alternativesOf,
  isNullable,
  referenceName,
  shapeOf,
  typesOf,
  type Schemas,
  type Shape,
} from './shape';

interface Scope {
  readonly schemas: Schemas;
  readonly path: Path;
  /** Named schemas being described; one that comes up again is not opened. */
  readonly open: readonly string[];
}

const isStructured = (schema: JsonObject): boolean =>
  isObject(schema.properties) || alternativesOf(schema).length > 0;

const itemsOf = (schema: JsonObject): JsonObject | undefined =>
  isObject(schema.items) ? schema.items : undefined;

/** What a map holds under names of its own. */
const mapValuesOf = (schema: JsonObject): JsonObject | undefined =>
  isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;

/** What readers see of a type: `string (date-time)`, `array of Card`, `map of string`. */
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
  const alternatives = alternativesOf(shape);
  if (alternatives.length > 0) {
    const labels = alternatives.map((alternative) => typeOf(alternative, schemas, inner).label);
    return { label: [...new Set(labels)].join(' or '), schema: undefined };
  }
  const types = typesOf(shape).join(' or ') || 'any';
  const format = asText(shape.format);
  return { label: format === undefined ? types : `${types} (${format})`, schema: undefined };
}

/** States by the name of the schema that lists them, of the first object that has them. */
const statesByName = oncePer((schemas: Schemas): ReadonlyMap<string, JsonObject> => {
  const byName = new Map<string, JsonObject>();
  for (const [, { 'x-states': lifecycle, properties }] of objectEntries(schemas)) {
    const { property, states } = asObject(lifecycle);
    const name = referenceName(asObject(asObject(properties)[asText(property) ?? '']));
    if (name !== undefined && !byName.has(name)) byName.set(name, asObject(states));
  }
  return byName;
});

function enumValuesOf(schema: JsonObject, states: JsonObject): readonly EnumValue[] {
  const meanings = asObject(schema['x-enumDescriptions']);
  return asArray(schema.enum)
    .filter((value) => value !== null)
    .map((value) => {
      const name = typeof value === 'string' ? value : JSON.stringify(value);
      const meaning = asText(meanings[name]) ?? asText(asObject(states[name]).meaning) ?? '';
      return { value: name, meaning };
    });
}

const opened = ({ open }: Scope, { name }: Shape): readonly string[] =>
  name === undefined ? open : [...open, name];

const isOpen = ({ open }: Scope, { name }: Shape): boolean =>
  name !== undefined && open.includes(name);

function variantsIn(shape: Shape, outer: Scope): readonly Variant[] {
  if (isOpen(outer, shape)) return [];
  const scope = { ...outer, open: opened(outer, shape) };
  return alternativesOf(shape.schema).flatMap((alternative) => {
    const variant = shapeOf(alternative, scope.schemas);
    const { name, schema } = variant;
    const inner = innermost(variant, scope.schemas);
    const isNested = alternativesOf(inner.schema).length > 0 && !inner.schema.properties;
    if (isNested && !isOpen(scope, inner)) return variantsIn(inner, scope);
    const written = asText(schema.title)?.trim() ?? '';
    return {
      ...(name === undefined ? {} : { schema: name }),
      title: written || (name ?? typeOf(alternative, scope.schemas).label),
      description: asText(schema.description) ?? '',
      fields: fieldsIn(variant, scope),
    };
  });
}

function fieldsIn(shape: Shape, scope: Scope): readonly Field[] {
  const { schema } = shape;
  if (isOpen(scope, shape)) return [];
  const open = opened(scope, shape);
  const items = itemsOf(schema);
  if (items) return fieldsIn(shapeOf(items, scope.schemas), { ...scope, open });
  const required = texts(schema.required);
  const lifecycle = asObject(schema['x-states']);
  const fields = objectEntries(schema.properties).map(([property, written]) =>
    fieldOf(property, written, required.includes(property), {
      ...scope,
      open,
      ...(lifecycle.property === property ? { states: asObject(lifecycle.states) } : {}),
    }),
  );
  const names = new Set(fields.map((field) => field.name));
  const mapValues = mapValuesOf(schema);
  const inMap = mapValues ? fieldsIn(shapeOf(mapValues, scope.schemas), { ...scope, open }) : [];
  return [...fields, ...inMap.filter((field) => !names.has(field.name))];
}

/** What a list, a list of lists or a map holds in the end. */
function innermost(shape: Shape, schemas: Schemas, open: readonly string[] = []): Shape {
  const { schema, name = '' } = shape;
  const inner = itemsOf(schema) ?? (isObject(schema.properties) ? undefined : mapValuesOf(schema));
  return inner && !(name !== '' && open.includes(name))
    ? innermost(shapeOf(inner, schemas), schemas, [...open, name])
    : shape;
}

/** Describes one value: a property, a parameter or a header. */
export function fieldOf(
  name: string,
  written: JsonObject,
  required: boolean,
  scope: Scope & { readonly states?: JsonObject },
): Field {
  const { schemas } = scope;
  const shape = shapeOf(written, schemas);
  const items = itemsOf(shape.schema);
  const values = items ? shapeOf(items, schemas) : shape;
  const { schema } = shape;
  const presence = presenceOf(schema);
  const inner = { schemas, path: [...scope.path, name], open: scope.open };
  return {
    name,
    path: inner.path,
    type: typeOf(written, schemas),
    required,
    nullable: isNullable(schema),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    deprecated: schema.deprecated === true,
    description: asText(schema.description) ?? '',
    presentWhen: presence && { ...presence, words: presenceWords(presence) },
    unit: asText(schema['x-unit']) ?? asText(values.schema['x-unit']),
    constraints: constraintsOf(items ? { ...schema, items: values.schema } : schema),
    enumValues: enumValuesOf(
      values.schema,
      scope.states ?? asObject(statesByName(schemas).get(values.name ?? '')),
    ),
    example: deriveExample(written, schemas),
    children: fieldsIn(shape, inner),
    variants: variantsIn(innermost(shape, schemas), inner),
  };
}

/**
 * Fields of an object, or of the objects in an array, and alternatives of a `oneOf`: `$ref` followed
 * with its siblings, `allOf` merged, recursion stopped at the second visit.
 */
export function membersOf(
  { document }: Pick<Contract, 'document'>,
  { schema }: Pick<SchemaRef, 'schema'>,
): { readonly fields: readonly Field[]; readonly variants: readonly Variant[] } {
  const scope = { schemas: asObject(asObject(document.components).schemas), path: [], open: [] };
  const shape = shapeOf(schema, scope.schemas);
  return {
    fields: fieldsIn(shape, scope),
    variants: variantsIn(innermost(shape, scope.schemas), scope),
  };
}
