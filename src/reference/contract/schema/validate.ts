import { sizeInWords } from './constraints';
import type { JsonObject, JsonValue } from '../model';
import { isNumber, jsonText } from '../numeral';
import {
  asArray,
  asObject,
  equal,
  isArray,
  isObject,
  objects,
  textOf,
  texts,
  type Path,
} from '../json';
import { nearest } from './nearest';
import { isOmitted, type Omitted } from './omitted';
import {
  checkNumber,
  checkText,
  patternOf,
  typeDetail,
  withoutFollowing,
  type Breach,
  type BreachCode,
} from './validate-scalar';

export type { Breach } from './validate-scalar';

/** JSON Schema 2020-12. */
export type Schema = boolean | JsonObject;

/** Maps each schema to the `$ref` that refers to it: `#/components/schemas/Card`. */
export const referable = (schemas: JsonObject, folder: string): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [folder + name, schema as Schema]),
  );

/** Validates values without `eval`, so it works in a build, in tests and in the browser. */
export class Validator {
  /**
   * @param schemas by the text of the `$ref` that refers to each
   * @param options whether a value may fit several of a `oneOf`; which required fields may be missing
   */
  constructor(
    private readonly schemas: Readonly<Record<string, Schema>>,
    private readonly options: {
      readonly allowsOverlap?: boolean | undefined;
      readonly omits?: readonly Omitted[];
    } = {},
  ) {}

  /** Returns the validator of a message that leaves out fields (OpenAPI 3.0.4, Schema Object). */
  omitting(...omits: readonly Omitted[]): Validator {
    return new Validator(this.schemas, { ...this.options, omits });
  }

  /** Returns everything wrong with a value; `whole` is its schema, of which `schema` is a part. */
  check(
    value: JsonValue,
    schema: Schema,
    path: Path = [],
    whole: Schema = schema,
  ): readonly Breach[] {
    return withoutFollowing(this.allBreaches(value, schema, path, whole));
  }

  private allBreaches(
    value: JsonValue,
    schema: Schema,
    path: Path,
    whole: Schema,
  ): readonly Breach[] {
    if (schema === true) return [];
    if (schema === false) {
      return [{ path, code: 'conflict', detail: 'Not allowed beside the other fields.' }];
    }
    const breach = (code: BreachCode, detail: string): Breach => ({ path, code, detail, schema });
    const wrongType = typeDetail(value, schema);
    if (wrongType !== undefined) return [breach('type', wrongType)];
    const breaches = [...this.combined(value, schema, path, whole)];
    if ('const' in schema && !equal(value, schema.const)) {
      breaches.push(breach('enum', `Expected ${jsonText(schema.const ?? null)}.`));
    }
    if (isArray(schema.enum) && !schema.enum.some((choice) => equal(choice, value))) {
      breaches.push(breach('enum', `Expected one of ${schema.enum.map(textOf).join(', ')}.`));
    }
    if (typeof value === 'string') breaches.push(...checkText(value, schema, breach));
    if (isNumber(value)) breaches.push(...checkNumber(value, schema, breach));
    if (isArray(value)) breaches.push(...this.checkArray(value, schema, path, breach));
    if (isObject(value)) breaches.push(...this.checkObject(value, schema, path, breach, whole));
    return breaches;
  }

  fits(value: JsonValue, schema: Schema, whole: Schema = schema): boolean {
    return this.check(value, schema, [], whole).length === 0;
  }

  /** Follows `$ref` at the top of a schema. */
  resolve(schema: Schema): JsonObject {
    if (!isObject(schema as JsonValue)) return {};
    const { $ref, ...siblings } = schema as JsonObject;
    if (typeof $ref !== 'string') return schema as JsonObject;
    return { ...this.resolve(this.schemas[$ref] ?? {}), ...siblings };
  }

  /** The properties that an object of the schema can have, including those of its alternatives. */
  properties(schema: Schema): ReadonlyMap<string, Schema> {
    const { properties, allOf, oneOf, anyOf } = this.resolve(schema);
    const parts = [allOf, oneOf, anyOf].flatMap(objects).map((part) => this.properties(part));
    const named = Object.entries(asObject(properties)) as [string, Schema][];
    return new Map([...parts.flatMap((part) => [...part]), ...named]);
  }

  private *combined(
    value: JsonValue,
    schema: JsonObject,
    path: Path,
    whole: Schema,
  ): Iterable<Breach> {
    if (typeof schema.$ref === 'string') {
      yield* this.check(value, this.schemas[schema.$ref] ?? true, path, whole);
    }
    for (const part of asArray(schema.allOf)) yield* this.check(value, part as Schema, path, whole);
    if (schema.if !== undefined) {
      const branch = this.fits(value, schema.if as Schema, whole) ? schema.then : schema.else;
      if (branch !== undefined) yield* this.check(value, branch as Schema, path, whole);
    }
    if (schema.not !== undefined && this.fits(value, schema.not as Schema)) {
      yield typeof value === 'string'
        ? { path, code: 'pattern', detail: `Not allowed: ${value}.` }
        : { path, code: 'conflict', detail: 'Not allowed with these values.' };
    }
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const results = (asArray(schema[keyword]) as readonly Schema[]).map((alternative) => ({
        alternative,
        breaches: this.check(value, alternative, path, whole),
      }));
      const fitting = results.filter(({ breaches }) => breaches.length === 0).length;
      const mayOverlap = keyword === 'anyOf' || this.options.allowsOverlap;
      if (results.length === 0 || fitting === 1 || (mayOverlap && fitting > 1)) continue;
      if (fitting > 1) yield { path, code: 'conflict', detail: 'Fits more than one alternative.' };
      else yield* nearest(this, value, results);
    }
  }

  private *checkArray(
    value: readonly JsonValue[],
    schema: JsonObject,
    path: Path,
    breach: (code: BreachCode, detail: string) => Breach,
  ): Iterable<Breach> {
    const { minItems = 0, maxItems = Infinity } = schema as Record<string, never>;
    const prefix = asArray(schema.prefixItems);
    if (value.length < minItems || value.length > maxItems) {
      yield breach('items', `Expected ${sizeInWords(['entry', 'entries'], minItems, maxItems)}.`);
    }
    const isTwice = (item: JsonValue, index: number) =>
      value.findIndex((other) => equal(other, item)) < index;
    if (schema.uniqueItems === true && value.some(isTwice)) {
      yield breach('items', 'Expected each entry once.');
    }
    for (const [index, item] of value.entries()) {
      const items = prefix[index] ?? schema.items ?? true;
      yield* this.check(item, items as Schema, [...path, String(index)]);
    }
  }

  private *checkObject(
    value: JsonObject,
    schema: JsonObject,
    path: Path,
    breach: (code: BreachCode, detail: string) => Breach,
    whole: Schema,
  ): Iterable<Breach> {
    const { minProperties = 0, maxProperties = Infinity } = schema as Record<string, never>;
    const names = Object.keys(value);
    if (names.length < minProperties || names.length > maxProperties) {
      yield breach(
        'items',
        `Expected ${sizeInWords(['field', 'fields'], minProperties, maxProperties)}.`,
      );
    }
    const dependent = Object.entries(asObject(schema.dependentRequired));
    const required = [
      schema.required,
      ...dependent.map(([name, dependents]) => (Object.hasOwn(value, name) ? dependents : [])),
    ];
    for (const name of required.flatMap(texts)) {
      if (Object.hasOwn(value, name)) continue;
      if (isOmitted(this, this.options.omits ?? [], name, [whole, schema])) continue;
      yield { path: [...path, name], code: 'required', detail: 'Required.', schema };
    }
    const properties = asObject(schema.properties);
    const patterns = Object.entries(asObject(schema.patternProperties));
    for (const name of names) {
      const place = [...path, name];
      const rules = patterns.flatMap(([pattern, rule]) =>
        patternOf(pattern).test(name) ? [rule] : [],
      );
      if (Object.hasOwn(properties, name)) rules.push(properties[name] ?? true);
      if (rules.length === 0) rules.push(schema.additionalProperties ?? true);
      for (const rule of rules) {
        for (const breach of this.check(value[name] ?? null, rule as Schema, place)) {
          // An unknown field breaks the schema that forbids further properties.
          yield rule === false ? { ...breach, schema } : breach;
        }
      }
      if (schema.propertyNames !== undefined) {
        yield* this.check(name, schema.propertyNames as Schema, place);
      }
    }
  }
}
