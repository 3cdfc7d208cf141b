import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonObject, JsonValue } from './model';
import { isArray, isObject, parsePointer, type Path } from './json';
import type { Schemas } from './shape';

/** Keywords that validate nothing; an `id` inside an example would be read as a schema id. */
const ANNOTATIONS = /^(examples?|title|description|discriminator|deprecated|x-.*)$/;
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'required']);
/** Keywords whose error only says that something inside failed. */
const WRAPPERS: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
]);

/** One way in which a value breaks its schema. */
export interface Breach {
  /** Path in the value. */
  readonly path: Path;
  /** JSON Schema keyword that fails. */
  readonly keyword: string;
  readonly message: string;
}

/** Checks values against the schemas of a contract (JSON Schema 2020-12, formats included). */
export class Validator {
  private readonly converted = new WeakMap<object, Schema>();
  private readonly lookup: Record<string, Schema | boolean>;

  /** @param inline schemas outside `schemas` that values will be checked against */
  constructor(schemas: Schemas, inline: readonly JsonObject[] = []) {
    const definitions: Record<string, Schema> = {};
    for (const [name, schema] of Object.entries(schemas)) {
      if (isObject(schema)) definitions[name] = this.convert(schema);
    }
    inline.forEach((schema, index) => {
      definitions[`inline ${index}`] = this.convert(schema);
    });
    this.lookup = dereference({ $defs: definitions });
  }

  /** Everything wrong with a value; empty when it fits. */
  check(value: JsonValue, schema: JsonObject): readonly Breach[] {
    const converted = this.converted.get(schema);
    if (!converted) throw new Error('The schema is not one of this contract.');
    const { errors } = validate(value, converted, '2020-12', this.lookup, false);
    const leaves = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
    return leaves.filter((leaf) => !isInsideAlternative(leaf, leaves)).map(toBreach);
  }

  private convert(schema: JsonObject): Schema {
    const members = Object.entries(schema)
      .filter(([key]) => !ANNOTATIONS.test(key))
      .map(([key, value]) => [key, this.convertMember(key, value)]);
    const converted = Object.fromEntries(members) as Schema;
    this.converted.set(schema, converted);
    return converted;
  }

  private convertMember(key: string, value: JsonValue): unknown {
    if (key === '$ref' && typeof value === 'string') {
      return value.replace(/^#\/components\/schemas\//, '#/$defs/');
    }
    if (DATA.has(key)) return value;
    if (MAPS.has(key) && isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, isObject(one) ? this.convert(one) : one]),
      );
    }
    if (isArray(value)) return value.map((one) => (isObject(one) ? this.convert(one) : one));
    return isObject(value) ? this.convert(value) : value;
  }
}

/** Errors inside the alternatives of a failed `oneOf` say less than the `oneOf` itself. */
const isInsideAlternative = (error: OutputUnit, all: readonly OutputUnit[]): boolean =>
  all.some(
    ({ keyword, keywordLocation }) =>
      (keyword === 'oneOf' || keyword === 'anyOf') &&
      error.keywordLocation.startsWith(`${keywordLocation}/`),
  );

const toBreach = ({ instanceLocation, keyword, error }: OutputUnit): Breach => ({
  path: parsePointer(decodeURIComponent(instanceLocation.slice(1))),
  keyword,
  message: error.replace(/\.$/, ''),
});
