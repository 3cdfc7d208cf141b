import type { Conditional, JsonObject, JsonValue } from '../model';
import {
  asObject,
  formatPointer,
  isArray,
  isObject,
  objects,
  omit,
  texts,
  type Path,
} from '../json';
import { conform } from '../schema/conform';
import type { Extent } from '../schema/extent';
import { inherit } from '../origins';
import { presenceOf } from '../schema/presence';
import {
  alternativesOf,
  isLeftOut,
  isStructured,
  referenceName,
  shapeOf,
  typesOf,
  type Schemas,
  type Shape,
} from '../schema/shape';
import type { WrittenExample } from './written-example';

/** The place where a value of an example was written: `path` below `node`. */
export interface Written {
  readonly node: JsonObject;
  readonly path: Path;
}

export interface DeriveOptions {
  /** The fields to leave out: `readOnly` in requests, `writeOnly` in responses. */
  readonly omit?: 'readOnly' | 'writeOnly';
  /** Whether to make up missing examples, so that the whole example matches its schema. */
  readonly generate?: boolean;
  /** The name of the value, `countryCode`. */
  readonly name?: string;
  /** Receives the origin of each written value, by the pointer of the value in the example. */
  readonly trace?: Map<string, Written>;
}

/** Whether a value may contain others. */
const holdsMore = (schema: JsonObject): boolean =>
  isStructured(schema) || isObject(schema.items) || isObject(schema.additionalProperties);

/** Assembles an example from the examples of its parts. */
export abstract class Deriver {
  private readonly open: string[] = [];
  /** Whether the value is part of an optional one of a request, which is not made up. */
  protected isOptional = false;

  constructor(
    protected readonly schemas: Schemas,
    protected readonly options: DeriveOptions,
    private readonly extent: Extent,
  ) {}

  derive(schema: JsonObject, at: Path): JsonValue | undefined {
    this.extent.add(1);
    if (this.extent.isExceeded) return undefined;
    const example = this.written(schema, schema);
    if (example) return this.trace(schema, example, at);
    const name = referenceName(schema);
    if (name === undefined) return this.assemble(schema, at);
    if (this.open.includes(name)) return undefined;
    this.open.push(name);
    const target = asObject(this.schemas[name]);
    const inherited = this.written(target, schema);
    const merged = shapeOf(
      inherit({ ...omit(schema, '$ref'), allOf: [target] }, schema),
      this.schemas,
    ).schema;
    const value = inherited ? this.trace(target, inherited, at) : this.assemble(merged, at, name);
    this.open.pop();
    return value;
  }

  /** The example written in a node, for a schema that is the node or refers to it. */
  protected abstract written(node: JsonObject, schema: JsonObject): WrittenExample | undefined;

  /** A value without any written example. */
  protected abstract unwritten(schema: JsonObject, at: Path): JsonValue | undefined;

  /** A list of the given item. */
  protected abstract listOf(item: JsonValue, schema: JsonObject): JsonValue;

  /** An alternative, adapted for the example. */
  protected abstract chosen(shape: Shape, variant: JsonObject): JsonObject;

  /** A schema that is not an alternative, adapted for the example. */
  protected abstract itself(shape: Shape, name: string | undefined): Shape;

  /** The value of an optional property, unless it would only be made up. */
  protected abstract optional(derive: () => JsonValue | undefined): JsonValue | undefined;

  /** The value of a required property that cannot be derived. */
  protected abstract required(property: JsonObject, at: Path): JsonValue | undefined;

  /** Completes an object that has all properties except those that cannot be derived. */
  protected abstract whole(value: JsonObject, schema: JsonObject): JsonObject | undefined;

  private trace(node: JsonObject, [path, value]: WrittenExample, at: Path): JsonValue {
    this.options.trace?.set(formatPointer(at), { node, path });
    return value;
  }

  private assemble(written: JsonObject, at: Path, name?: string): JsonValue | undefined {
    const read = shapeOf(written, this.schemas);
    const shape = this.itself(read, name ?? read.name);
    const { schema } = shape;
    const variants = alternativesOf(schema);
    if (variants.length > 0 && !schema.properties) {
      // The first may have no example, or contain itself.
      for (const variant of variants) {
        const value = this.derive(this.chosen(shape, variant), at);
        if (value !== undefined) return value;
      }
      return undefined;
    }
    if (isObject(schema.properties)) return this.object(schema, at);
    if (isArray(schema.prefixItems)) {
      const items = objects(schema.prefixItems).map((item, index) =>
        this.derive(item, [...at, String(index)]),
      );
      if (this.isOptional && items.includes(undefined)) return undefined;
      return items.map((item) => item ?? null);
    }
    // A schema that allows only objects may still have `items`.
    const isList = isObject(schema.items) && (!schema.type || typesOf(schema).includes('array'));
    const item = isList ? this.derive(asObject(schema.items), [...at, '0']) : undefined;
    return item === undefined ? this.unwritten(schema, at) : this.listOf(item, schema);
  }

  private object(schema: JsonObject, at: Path): JsonValue | undefined {
    const required = texts(schema.required);
    const value: Record<string, JsonValue> = {};
    const conditions: Record<string, Conditional> = {};
    const pointer = formatPointer(at);
    if (!this.options.trace?.has(pointer))
      this.options.trace?.set(pointer, { node: schema, path: [] });
    for (const [name, property] of Object.entries(asObject(schema.properties))) {
      if (!isObject(property)) continue;
      const { schema: shape } = shapeOf(property, this.schemas);
      if (isLeftOut(property, this.schemas, this.options.omit)) continue;
      const isRequired = required.includes(name);
      // Readers write new programs from the example of a request.
      if (!isRequired && shape.deprecated === true && this.options.omit === 'readOnly') continue;
      if (!isRequired && this.extent.isDeep(this.open) && holdsMore(shape)) continue;
      const presence = isRequired ? undefined : presenceOf(shape);
      if (presence?.text !== undefined) continue;
      const place = [...at, name];
      const derived = isRequired
        ? this.derive(property, place)
        : this.optional(() => this.derive(property, place));
      const member = derived ?? (isRequired ? this.required(shape, place) : undefined);
      if (member === undefined) continue;
      value[name] = member;
      if (presence) conditions[formatPointer([name])] = { when: presence.when, example: member };
    }
    return this.whole(conform(conditions, value, NaN), schema);
  }
}
