import { Deriver, type DeriveOptions } from './deriver';
import { chosenBy, heirsOf } from '../schema/discriminator';
import type { Extent } from '../schema/extent';
import { generated, given } from './generate';
import { asNumber, asObject, asText, isArray, isObject, omit, texts, type Path } from '../json';
import type { JsonObject, JsonValue } from '../model';
import {
  alternativesOf,
  isLeftOut,
  isNullable,
  isStructured,
  referenceName,
  shapeOf,
  typesOf,
  type Schemas,
  type Shape,
} from '../schema/shape';
import { fitting, writtenExample, type WrittenExample } from './written-example';

/** An example of a value that may be anything. */
const anything = (name: string): JsonValue => generated({ type: 'string' }, name) ?? null;

/** The discriminator with the values that choose the named schema, unless it has an example. */
function choiceOf(
  shape: Shape,
  name: string | undefined,
  { properties }: JsonObject,
): JsonObject | undefined {
  const { chosenBy: choice } = chosenBy(shape, name);
  if (!choice) return undefined;
  const chooser = asObject(asObject(properties)[choice.property]);
  const allowed = isArray(chooser.enum) ? chooser.enum : choice.values;
  const values = choice.values.filter((value) => allowed.includes(value));
  if (values.length === 0 || writtenExample(chooser)) return undefined;
  return { [choice.property]: { enum: values } };
}

/** The number of items in a list; longer lists would hide the rest of an example. */
const MOST_ITEMS = 20;

/** Makes up missing examples and replaces invalid ones, so that the whole example is valid. */
export class Maker extends Deriver {
  /** @param mayLack Whether an object that contains itself may lack required properties */
  constructor(
    schemas: Schemas,
    options: DeriveOptions,
    extent: Extent,
    private readonly mayLack: boolean,
  ) {
    super(schemas, options, extent);
  }

  protected override written(node: JsonObject, schema: JsonObject): WrittenExample | undefined {
    const example = writtenExample(node);
    if (!example || node.const !== undefined) return example;
    const value = this.fitted(example[1], schema);
    return value === undefined ? undefined : [example[0], value];
  }

  /** Returns the value, repaired to match its schema; undefined if it cannot be. */
  private fitted(value: JsonValue, written: JsonObject): JsonValue | undefined {
    const { schema } = shapeOf(written, this.schemas);
    const fit = fitting(value, schema);
    return fit === undefined ? undefined : this.withFittingParts(fit, schema);
  }

  /** Repairs an example: replaces invalid parts and adds missing required properties. */
  private withFittingParts(example: JsonValue, schema: JsonObject): JsonValue {
    if (isArray(example)) {
      const items = asObject(schema.items);
      const fitting = example.map((item) => this.fittingPart(item, items, '0'));
      return fitting.filter((item) => item !== undefined);
    }
    if (!isObject(example)) return example;
    const properties = asObject(schema.properties);
    const lacking = texts(schema.required).filter(
      (name) => !Object.hasOwn(example, name) && !this.isLeftOut(asObject(properties[name])),
    );
    const whole: Record<string, JsonValue> = {};
    const add = (name: string, member: JsonValue | undefined): void => {
      if (member !== undefined) whole[name] = member;
    };
    const fields = this.fieldsOf(schema);
    for (const [name, member] of Object.entries(example)) {
      if (this.isLeftOut(asObject(fields[name]))) continue;
      add(name, this.fittingPart(member, asObject(properties[name]), name));
    }
    for (const name of lacking) add(name, this.derive(asObject(properties[name]), [name]));
    return whole;
  }

  private fittingPart(value: JsonValue, written: JsonObject, name: string): JsonValue | undefined {
    const part = this.fitted(value, written);
    return part === undefined ? this.derive(written, [name]) : part;
  }

  private isLeftOut(property: JsonObject): boolean {
    return isLeftOut(property, this.schemas, this.options.omit);
  }

  /** The schemas of the fields that an object can have, including those of its alternatives. */
  private fieldsOf(schema: JsonObject): JsonObject {
    const parts = alternativesOf(schema).map((part) => shapeOf(part, this.schemas).schema);
    return Object.assign(
      {},
      ...[...parts, schema].map(({ properties }) => properties),
    ) as JsonObject;
  }

  protected override optional(derive: () => JsonValue | undefined): JsonValue | undefined {
    const before = this.isOptional;
    this.isOptional = before || this.options.omit === 'readOnly';
    const value = derive();
    const isEmpty = this.isOptional && isObject(value) && Object.keys(value).length === 0;
    this.isOptional = before;
    return isEmpty ? undefined : value;
  }

  protected override unwritten(schema: JsonObject, at: Path): JsonValue | undefined {
    if (this.isOptional && schema.format !== 'binary') return given(schema);
    const { additionalProperties, propertyNames } = schema;
    const names = isObject(propertyNames) && { type: 'string', ...propertyNames };
    const name = asText(names && this.derive(names, [...at, 'name'])) ?? 'name';
    const member = isObject(additionalProperties)
      ? this.derive(additionalProperties, [...at, name])
      : undefined;
    return member === undefined ? generated(schema, this.nameOf(at)) : { [name]: member };
  }

  protected override listOf(item: JsonValue, { minItems, uniqueItems }: JsonObject): JsonValue {
    const least = uniqueItems === true ? 1 : (asNumber(minItems) ?? 1);
    return Array.from({ length: Math.min(Math.max(1, least), MOST_ITEMS) }, () => item);
  }

  /** The alternative with the discriminator value that chooses it, unless it has its own value. */
  protected override chosen(shape: Shape, variant: JsonObject): JsonObject {
    const { schema } = shapeOf(variant, this.schemas);
    const properties = choiceOf(shape, referenceName(variant), schema);
    return properties ? { ...variant, properties } : variant;
  }

  /** An heir with its discriminator value; for a schema with heirs, the first of them. */
  protected override itself(shape: Shape, name: string | undefined): Shape {
    const { schema } = shape;
    const [choice] = alternativesOf(schema);
    if (choice && schema.properties && this.options.omit === 'readOnly') {
      // A choice beside the fields may require some of them.
      const rest = omit(schema, 'oneOf', 'anyOf');
      return shapeOf({ allOf: [rest, this.chosen(shape, choice)] }, this.schemas);
    }
    if (!schema.discriminator || alternativesOf(schema).length > 0) return shape;
    const heirs = heirsOf(shape, this.schemas);
    const [first] = heirs;
    const isHeir = heirs.some((heir) => referenceName(heir) === name);
    // A mapping does not have to list each heir.
    const isRoot = name === undefined || asObject(this.schemas[name]).discriminator !== undefined;
    if (first && isRoot && !isHeir) {
      return shapeOf({ allOf: [schema, this.chosen(shape, first)] }, this.schemas);
    }
    const properties = choiceOf(shape, name, schema);
    return properties ? shapeOf({ allOf: [schema], properties }, this.schemas) : shape;
  }

  /** `null`, if allowed, ends an object that contains itself. */
  protected override required(property: JsonObject, at: Path): JsonValue | undefined {
    if (isNullable(property)) return null;
    const isAnything = typesOf(property).length === 0 && !isStructured(property);
    return isAnything ? anything(this.nameOf(at)) : undefined;
  }

  protected override whole(
    value: JsonObject,
    { properties, required, maxProperties }: JsonObject,
  ): JsonObject | undefined {
    const described = asObject(properties);
    const lacking = texts(required).filter((name) => !Object.hasOwn(value, name));
    const isBroken = lacking.some(
      (name) => Object.hasOwn(described, name) && !this.isLeftOut(asObject(described[name])),
    );
    if (isBroken && !this.mayLack) return undefined;
    const unknown = lacking.filter((name) => !Object.hasOwn(described, name));
    const all = { ...value, ...Object.fromEntries(unknown.map((name) => [name, anything(name)])) };
    const surplus = Object.keys(all).length - (asNumber(maxProperties) ?? Infinity);
    const optional = Object.keys(all).filter((name) => !texts(required).includes(name));
    return surplus > 0 ? omit(all, ...optional.slice(-surplus)) : all;
  }

  /** The name of a value; an item has the name of its list. */
  private nameOf(at: Path): string {
    return at.findLast((part) => !/^\d+$/.test(part)) ?? this.options.name ?? '';
  }
}
