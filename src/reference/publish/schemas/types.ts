import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { kept } from '../../contract/workspace';
import type { PublishedFile } from '../files';
import { factorRepeats } from '../openapi/factor';

/** Removes addresses of external examples: types do not need them, and the library fetches each. */
const withoutAddresses = (document: JsonObject): unknown =>
  JSON.parse(
    JSON.stringify(document, (key, value: JsonValue) =>
      key === 'externalValue' && typeof value === 'string' ? undefined : value,
    ),
  );

/**
 * Returns the contract as TypeScript types: `paths`, `operations`, and `components` with each
 * object. Returns no file for a document that the library rejects, such as one whose discriminator
 * mapping names a missing schema; the library reports the problem itself.
 */
export const typesFile = kept(
  async (_workspace, { set, document }: Contract): Promise<readonly PublishedFile[]> => {
    const source = withoutAddresses(factorRepeats(document)) as OpenAPI3;
    const nodes = await openapiTS(source, { silent: true }).catch(() => undefined);
    if (!nodes) return [];
    return [
      {
        path: `${set}/types.d.ts`,
        title: 'Types for TypeScript',
        contentType: 'text/plain; charset=utf-8',
        text: astToString(nodes),
      },
    ];
  },
);
