import { constraintsOf, entryLimitsOf } from '../schema/constraints';
import { describe } from './describe';
import { chosenBy, heirsOf } from '../schema/discriminator';
import { enumValuesOf, statesByName } from '../schema/enum-values';
import { deriveExample, type DeriveOptions } from '../example/example';
import { type Extent, withinExtent } from '../schema/extent';
import { itemsOf, mapValuesOf, typeOf } from '../schema/field-type';
import { asObject, asText, defined, isObject, objectEntries, texts, type Path } from '../json';
import type { Contract, Field, JsonObject, SchemaRef, Variant } from '../model';
import { presenceOf, presenceWords } from '../schema/presence';
import { restOf } from '../schema/schema-rest';
import {
  alternativesOf,
  besidesNull,
  isLeftOut,
  isNullable,
  shapeOf,
  type Schemas,
  type Shape,
} from '../schema/shape';

interface Scope {
  readonly schemas: Schemas;
  readonly path: Path;
  /** Named schemas being described; a nested occurrence of one is not expanded. */
  readonly open: readonly string[];
  /** Named schemas that are described elsewhere, and not expanded here. */
  readonly elsewhere: ReadonlySet<string>;
  readonly extent: Extent;
  /** The fields to leave out. */
  readonly omit: DeriveOptions['omit'];
}

const opened = ({ open }: Scope, { name }: Shape): readonly string[] =>
  name === undefined ? open : [...open, name];

const isClosed = ({ open, elsewhere, extent }: Scope, { name }: Shape): boolean =>
  name !== undefined && (open.includes(name) || elsewhere.has(name) || extent.isDeep(open));

function variantsIn(shape: Shape, outer: Scope): readonly Variant[] {
  const heirs = heirsOf(shape, outer.schemas);
  const alternatives = [...alternativesOf(shape.schema), ...heirs];
  outer.extent.add(alternatives.length);
  if (isClosed(outer, shape) || outer.extent.isExceeded) return [];
  const scope = { ...outer, open: opened(outer, shape) };
  const inherited = heirs.length > 0 ? Object.keys(asObject(shape.schema.properties)) : [];
  return alternatives.flatMap((alternative) => {
    const variant = shapeOf(alternative, scope.schemas);
    const { name, schema } = variant;
    const inner = innermost(variant, scope.schemas);
    const isNested = alternativesOf(inner.schema).length > 0 && !inner.schema.properties;
    if (isNested && !isClosed(scope, inner)) return variantsIn(inner, scope);
    const written = asText(schema.title)?.trim() ?? '';
    return {
      ...(name === undefined ? {} : { schema: name }),
      title: written || (name ?? typeOf(alternative, scope.schemas).label),
      description: asText(schema.description) ?? '',
      fields: fieldsIn(variant, scope).filter((field) => !inherited.includes(field.name)),
      ...chosenBy(shape, name),
      constraints: constraintsOf(schema),
      enumValues: enumValuesOf(schema, {}),
      ...defined({ rest: restOf(schema, scope.schemas) }),
    };
  });
}

function fieldsIn(shape: Shape, scope: Scope): readonly Field[] {
  const { schema } = shape;
  if (isClosed(scope, shape) || scope.extent.isExceeded) return [];
  const open = opened(scope, shape);
  const items = itemsOf(schema);
  if (items) return fieldsIn(shapeOf(items, scope.schemas), { ...scope, open });
  const required = texts(schema.required);
  const lifecycle = asObject(schema['x-states']);
  const properties = objectEntries(schema.properties).filter(
    ([, written]) => !isLeftOut(written, scope.schemas, scope.omit),
  );
  scope.extent.add(properties.length);
  const fields = properties.map(([property, written]) =>
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

/** The innermost values of a list, a list of lists or a map. */
function innermost(shape: Shape, schemas: Schemas, open: readonly string[] = []): Shape {
  const { schema, name = '' } = shape;
  const inner = itemsOf(schema) ?? (isObject(schema.properties) ? undefined : mapValuesOf(schema));
  return inner && !(name !== '' && open.includes(name))
    ? innermost(shapeOf(inner, schemas), schemas, [...open, name])
    : shape;
}

function fieldOf(
  name: string,
  written: JsonObject,
  required: boolean,
  scope: Scope & { readonly states?: JsonObject },
): Field {
  const { schemas } = scope;
  const whole = shapeOf(written, schemas);
  const shape = besidesNull(whole, schemas);
  const items = itemsOf(shape.schema);
  const values = items ? shapeOf(items, schemas) : shape;
  const { schema } = shape;
  const presence = presenceOf(schema);
  const { open, elsewhere, extent, omit } = scope;
  const inner = { schemas, path: [...scope.path, name], open, elsewhere, extent, omit };
  return {
    name,
    path: inner.path,
    type: typeOf(written, schemas),
    required,
    nullable: isNullable(whole.schema),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    deprecated: schema.deprecated === true,
    description: describe(schema),
    presentWhen: presence && { ...presence, words: presenceWords(presence) },
    unit: asText(schema['x-unit']) ?? asText(values.schema['x-unit']),
    constraints: constraintsOf(items ? { ...schema, items: values.schema } : schema),
    enumValues: enumValuesOf(
      values.schema,
      scope.states ?? asObject(statesByName(schemas).get(values.name ?? '')),
    ),
    /** Derived on demand: pages do not show the example of an object, which is slow to derive. */
    get example() {
      return deriveExample(written, schemas);
    },
    children: fieldsIn(shape, inner),
    variants: variantsIn(innermost(shape, schemas), inner),
    ...furtherOf(shape, schemas),
  };
}

/** Properties that only few schemas need. */
const furtherOf = (
  shape: Shape,
  schemas: Schemas,
): Pick<Field, 'mayCombine' | 'rest' | 'entryLimits'> => {
  const { schema } = innermost(shape, schemas);
  const isChoice = 'anyOf' in schema && !('oneOf' in schema) && alternativesOf(schema).length > 1;
  const values = isObject(shape.schema.properties) ? undefined : mapValuesOf(shape.schema);
  const entryLimits = entryLimitsOf(
    asObject(shape.schema.propertyNames),
    values ? shapeOf(values, schemas).schema : {},
  );
  return defined({
    entryLimits: entryLimits.length > 0 ? entryLimits : undefined,
    mayCombine: isChoice || undefined,
    rest: restOf(shape.schema, schemas) ?? restOf(schema, schemas),
  });
};

const NOWHERE: ReadonlySet<string> = new Set();
const ALONE = { path: [], open: [], elsewhere: NOWHERE, omit: undefined };

/** Describes one value: a parameter or a header. */
export const valueOf = (
  name: string,
  written: JsonObject,
  required: boolean,
  schemas: Schemas,
): Field =>
  withinExtent((extent) => fieldOf(name, written, required, { ...ALONE, schemas, extent }));

/** The fields and alternatives of an object, or of each object in an array. */
export interface Members extends Pick<Field, 'type' | 'variants' | 'mayCombine' | 'rest'> {
  readonly fields: readonly Field[];
}

/**
 * Returns the fields of an object, or of the objects in an array, and the alternatives of a
 * `oneOf`. Follows `$ref` with its siblings, merges `allOf`, stops recursion at the second visit.
 *
 * @param omit the fields that are left out, because the message that holds the object lacks them
 * @param elsewhere named schemas that are not expanded, because they are described elsewhere
 */
export function membersOf(
  { document }: Pick<Contract, 'document'>,
  { schema }: Pick<SchemaRef, 'schema'>,
  omit?: DeriveOptions['omit'],
  elsewhere = NOWHERE,
): Members {
  const schemas = asObject(asObject(document.components).schemas);
  const { schema: shape, name } = shapeOf(schema, schemas);
  const open = name === undefined ? [] : [name];
  return withinExtent((extent) => {
    const scope = { schemas, path: [], open, elsewhere, extent, omit };
    const content = { schema: shape, name: undefined };
    return {
      type: typeOf(schema, schemas),
      fields: fieldsIn(content, scope),
      variants: variantsIn(innermost(content, schemas), scope),
      ...furtherOf(content, schemas),
    };
  });
}
