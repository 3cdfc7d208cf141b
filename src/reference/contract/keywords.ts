import contractSchema from './contract.schema.json';
import type { JsonObject } from './model';

const { info, tags } = contractSchema.properties;
const { operation, media, parameter, schema, securityScheme } = contractSchema.$defs;

/**
 * JSON Schemas of the extension keywords, from the schema with which editors complete and check
 * them. Any other `x-` name is reported as a typing mistake.
 */
export const KEYWORDS: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  [contractSchema, info, tags.items, operation, media, parameter, schema, securityScheme].flatMap(
    ({ properties }) =>
      Object.entries<JsonObject>(properties).filter(([name]) => name.startsWith('x-')),
  ),
);

/** Keywords whose value is data, in which names are not keywords. */
const DATA_KEYWORDS = ['example', 'examples', 'default', 'const', 'enum', 'required'];

export const holdsData = (keyword: string): boolean =>
  keyword.startsWith('x-') || DATA_KEYWORDS.includes(keyword);

/** Keywords whose value is an object with names as keys. */
const NAME_KEYWORDS = new Set(
  'properties patternProperties $defs definitions dependentSchemas headers parameters schemas responses requestBodies webhooks x-webhooks callbacks links encoding pathItems securitySchemes variables scopes'.split(
    ' ',
  ),
);

export const holdsNames = (keyword: string): boolean => NAME_KEYWORDS.has(keyword);
