import type { Conditions, JsonObject, JsonValue } from './model';
import {
  asArray,
  asObject,
  formatPointer,
  isArray,
  isObject,
  objects,
  omit,
  texts,
  type Path,
} from './json';
import { chosenBy } from './discriminator';
import { type Extent, withinExtent } from './extent';
import { generated } from './generate';
import { matchesAll } from './match';
import { inherit } from './origins';
import { presenceOf } from './presence';
import {
  alternativesOf,
  isStructured,
  referenceName,
  shapeOf,
  type Schemas,
  type Shape,
} from './shape';

/** Where a value of an example was written: `path` below `node`. */
export interface Written {
  readonly node: JsonObject;
  readonly path: Path;
}

export interface DeriveOptions {
  /** Which fields to leave out: a request carries no `readOnly` ones, an answer no `writeOnly` ones. */
  readonly omit?: 'readOnly' | 'writeOnly';
  /** Whether to make up what has no example. */
  readonly generate?: boolean;
  /** What the value is called, `countryCode`. */
  readonly name?: string;
  /** Filled with the origin of each written value, by the pointer of the value in the example. */
  readonly trace?: Map<string, Written>;
}

function written(schema: JsonObject): readonly [Path, JsonValue] | undefined {
  if (schema.const !== undefined) return [['const'], schema.const];
  const [example] = asArray(schema.examples);
  if (example !== undefined) return [['examples', '0'], example];
  if (schema.example !== undefined) return [['example'], schema.example];
  return undefined;
}

/** Whether a value may hold others. */
const holdsMore = (schema: JsonObject): boolean =>
  isStructured(schema) || isObject(schema.items) || isObject(schema.additionalProperties);

/** An object without the properties whose condition it does not meet. */
function withoutAbsent(value: JsonObject, conditions: ReadonlyMap<string, Conditions>): JsonObject {
  for (const [name, when] of conditions) {
    if (!Object.hasOwn(value, name) || matchesAll(value, when, NaN)) continue;
    // Another condition may depend on this property.
    return withoutAbsent(omit(value, name), conditions);
  }
  return value;
}

class Deriver {
  private readonly open: string[] = [];

  constructor(
    private readonly schemas: Schemas,
    private readonly options: DeriveOptions,
    private readonly extent: Extent,
  ) {}

  derive(schema: JsonObject, at: Path): JsonValue | undefined {
    this.extent.add(1);
    if (this.extent.isExceeded) return undefined;
    const example = written(schema);
    if (example) return this.trace(schema, example, at);
    const name = referenceName(schema);
    if (name === undefined) return this.assemble(schema, at);
    if (this.open.includes(name)) return undefined;
    this.open.push(name);
    const target = asObject(this.schemas[name]);
    const inherited = written(target);
    const merged = shapeOf(
      inherit({ ...omit(schema, '$ref'), allOf: [target] }, schema),
      this.schemas,
    ).schema;
    const value = inherited ? this.trace(target, inherited, at) : this.assemble(merged, at);
    this.open.pop();
    return value;
  }

  private trace(node: JsonObject, [path, value]: readonly [Path, JsonValue], at: Path): JsonValue {
    this.options.trace?.set(formatPointer(at), { node, path });
    return value;
  }

  private assemble(written: JsonObject, at: Path): JsonValue | undefined {
    const shape = shapeOf(written, this.schemas);
    const { schema } = shape;
    const [variant] = alternativesOf(schema);
    if (variant && !schema.properties) return this.derive(this.chosen(shape, variant), at);
    if (isObject(schema.properties)) return this.object(schema, at);
    if (isArray(schema.prefixItems)) {
      return objects(schema.prefixItems).map(
        (item, index) => this.derive(item, [...at, String(index)]) ?? null,
      );
    }
    if (isObject(schema.items)) {
      const item = this.derive(schema.items, [...at, '0']);
      return item === undefined ? undefined : [item];
    }
    return this.options.generate ? this.generate(schema, at) : undefined;
  }

  /** An alternative whose discriminator has the value that chooses it, unless somebody wrote one. */
  private chosen(shape: Shape, variant: JsonObject): JsonObject {
    const { chosenBy: choice } = chosenBy(shape, referenceName(variant));
    if (!choice || !this.options.generate) return variant;
    const { properties } = shapeOf(variant, this.schemas).schema;
    if (written(asObject(asObject(properties)[choice.property]))) return variant;
    return { ...variant, properties: { [choice.property]: { enum: choice.values } } };
  }

  private generate(schema: JsonObject, at: Path): JsonValue | undefined {
    const { additionalProperties } = schema;
    const member = isObject(additionalProperties)
      ? this.derive(additionalProperties, [...at, 'name'])
      : undefined;
    return member === undefined ? generated(schema, this.nameOf(at)) : { name: member };
  }

  /** What a value is called: an item as its list. */
  private readonly nameOf = (at: Path): string =>
    at.findLast((part) => !/^\d+$/.test(part)) ?? this.options.name ?? '';

  private object(schema: JsonObject, at: Path): JsonValue {
    const required = texts(schema.required);
    const value: Record<string, JsonValue> = {};
    const conditions = new Map<string, Conditions>();
    const pointer = formatPointer(at);
    if (!this.options.trace?.has(pointer))
      this.options.trace?.set(pointer, { node: schema, path: [] });
    for (const [name, property] of Object.entries(asObject(schema.properties))) {
      if (!isObject(property)) continue;
      const { schema: shape } = shapeOf(property, this.schemas);
      if (this.options.omit && shape[this.options.omit] === true) continue;
      const isRequired = required.includes(name);
      if (!isRequired && this.extent.isDeep(this.open) && holdsMore(shape)) continue;
      const presence = isRequired ? undefined : presenceOf(shape);
      if (presence?.text !== undefined) continue;
      const member = this.derive(property, [...at, name]);
      if (member === undefined) continue;
      value[name] = member;
      if (presence) conditions.set(name, presence.when);
    }
    return withoutAbsent(value, conditions);
  }
}

/**
 * Example of a schema: the one written, else put together from the examples of
 * its properties (required ones, and optional ones whose `x-present-when` the others meet);
 * arrays hold one item, alternatives give their first. A large example leaves out optional objects
 * that are deep inside.
 *
 * @returns `undefined` when there is nothing to derive it from
 */
export function deriveExample(
  schema: JsonObject,
  schemas: Schemas,
  options: DeriveOptions = {},
): JsonValue | undefined {
  return withinExtent((extent) => {
    options.trace?.clear();
    return new Deriver(schemas, options, extent).derive(schema, []);
  });
}
