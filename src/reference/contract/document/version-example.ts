import { asObject, isObject } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { inherit } from '../origins';

/**
 * Gives the shared schema `ApiVersion` the version of the contract as its example: several sets use
 * the schema, each with a version of its own.
 */
export function addVersionExample(
  { info }: JsonObject,
  schemas: Record<string, JsonValue> = {},
): void {
  const { version } = asObject(info);
  const { ApiVersion: written } = schemas;
  if (version === undefined || !isObject(written)) return;
  schemas.ApiVersion = inherit({ ...written, examples: [version] }, written);
}
