import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { kept } from '../../contract/workspace';
import type { PublishedFile } from '../files';
import { factorRepeats } from '../openapi/factor';

/** A document without the addresses of its examples: types say nothing of them, and the library calls each. */
const withoutAddresses = (document: JsonObject): unknown =>
  JSON.parse(
    JSON.stringify(document, (key, value: JsonValue) =>
      key === 'externalValue' && typeof value === 'string' ? undefined : value,
    ),
  );

/**
 * The contract as types of TypeScript: `paths`, `operations`, and `components` with each object.
 * There are none of a document that the library cannot take, such as one with a mapping of a
 * discriminator that names no schema; it says so itself.
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
