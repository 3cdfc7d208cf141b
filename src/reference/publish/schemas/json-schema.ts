import {
  asObject,
  formatPointer,
  isArray,
  isObject,
  objectEntries,
  parseFragment,
} from '../../contract/json';
import { holdsData } from '../../contract/keywords';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const COMPONENT = '#/components/schemas/';
/** Keywords that map names to schemas. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords that exist only in OpenAPI; strict JSON Schema validators reject them. */
const OPENAPI_ONLY = new Set(['discriminator', 'xml', 'externalDocs', 'example']);

/** Returns the new reference to a named schema. */
type Rename = (name: string) => string;

function referenceTo(pointer: string, rename: Rename): string {
  if (!pointer.startsWith(COMPONENT)) return pointer;
  const [, , name = '', ...rest] = parseFragment(pointer);
  const schema = rename(name);
  if (rest.length === 0) return schema;
  return `${schema}${schema.includes('#') ? '' : '#'}${formatPointer(rest)}`;
}

const nested = (value: JsonValue, rename: Rename): JsonValue => {
  if (isArray(value)) return value.map((item) => nested(item, rename));
  return isObject(value) ? jsonSchema(value, rename) : value;
};

function memberOf(keyword: string, value: JsonValue, rename: Rename): JsonValue {
  if (keyword === '$ref' && typeof value === 'string') return referenceTo(value, rename);
  if (holdsData(keyword)) return value;
  if (!MAPS.has(keyword)) return nested(value, rename);
  return Object.fromEntries(
    Object.entries(asObject(value)).map(([name, schema]) => [name, nested(schema, rename)]),
  );
}

/** Converts an OpenAPI 3.1 schema to JSON Schema 2020-12, without the keywords of OpenAPI. */
export function jsonSchema(schema: JsonObject, rename: Rename): JsonObject {
  const own = Object.entries(schema)
    .filter(([keyword]) => !keyword.startsWith('x-') && !OPENAPI_ONLY.has(keyword))
    .map(([keyword, value]) => [keyword, memberOf(keyword, value, rename)] as const);
  const { example, examples = example === undefined ? undefined : [example] } = schema;
  return { ...Object.fromEntries(own), ...(isArray(examples) ? { examples } : {}) };
}

/** Makes a name valid in addresses and all formats; older documents have names like `Page«Pet»`. */
export const plainName = (name: string): string => name.replace(/[^\w.-]+/g, '-');

const fileOf = (name: string): string => `${plainName(name)}.json`;

/** Returns the named schemas by their file names, by which they also refer to each other. */
export const jsonSchemas = (
  { document }: Pick<Contract, 'document'>,
  url: string,
): ReadonlyMap<string, JsonObject> =>
  new Map(
    objectEntries(asObject(document.components).schemas).map(([name, schema]) => [
      fileOf(name),
      { $schema: DIALECT, $id: `${url}/${fileOf(name)}`, ...jsonSchema(schema, fileOf) },
    ]),
  );
