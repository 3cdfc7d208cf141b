import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { asObject, isObject, omit } from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { digitsOf, isNumeral } from '../../contract/numeral';
import { kept } from '../../contract/workspace';
import type { PublishedFile } from '../files';
import { factorRepeats } from '../openapi/factor';

const isElsewhere = (reference: JsonValue): boolean =>
  typeof reference === 'string' && /^[^#]*[/\\:]|\.(?:json|ya?ml)\b/i.test(reference);

/** A discriminator that only names schemas of its document. */
const withoutFiles = (discriminator: JsonObject): JsonObject => {
  const { mapping, defaultMapping = '' } = discriminator;
  const names = Object.entries(asObject(mapping)).filter(([, name]) => !isElsewhere(name));
  return {
    ...omit(discriminator, 'mapping', ...(isElsewhere(defaultMapping) ? ['defaultMapping'] : [])),
    ...(isObject(mapping) && { mapping: Object.fromEntries(names) }),
  };
};

/**
 * Removes whatever leads out of a document, such as the addresses of external examples: types do
 * not need it, and the library would read or fetch each. Puts digits that it would change in texts.
 */
export const selfContained = (document: JsonObject): OpenAPI3 =>
  JSON.parse(
    JSON.stringify(document, (key, value: JsonValue) => {
      if (isNumeral(value)) return `digits:${digitsOf(value)};`;
      if (key === 'discriminator' && isObject(value)) return withoutFiles(value);
      if (typeof value !== 'string') return value;
      return key === 'externalValue' || (key === '$ref' && !value.startsWith('#'))
        ? undefined
        : value;
    }),
  ) as OpenAPI3;

/** Returns a document as TypeScript types. */
export async function typesOf(document: JsonObject): Promise<string> {
  const nodes = await openapiTS(selfContained(document), { silent: true });
  return astToString(nodes).replaceAll(/"?digits:(-?[\d.eE+-]+);"?/g, '$1');
}

/**
 * Returns the contract as TypeScript types: `paths`, `operations`, and `components` with each
 * object. Returns no file for a document that the library rejects, such as one whose discriminator
 * mapping names a missing schema; the library reports the problem itself.
 */
export const typesFile = kept(
  async (_workspace, { set, document }: Contract): Promise<readonly PublishedFile[]> => {
    const text = await typesOf(factorRepeats(document)).catch(() => undefined);
    if (text === undefined) return [];
    return [
      {
        path: `${set}/types.d.ts`,
        title: 'Types for TypeScript',
        contentType: 'text/plain; charset=utf-8',
        text,
      },
    ];
  },
);
