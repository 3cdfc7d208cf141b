import { deriveExample } from './example';
import { isArray, isObject } from '../json';
import type { Field, JsonObject, JsonValue } from '../model';
import type { Schemas } from '../schema/shape';

/** Whether a value is not empty, so that there is something to send. */
export const isSomething = (value: JsonValue | undefined): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== null && value !== '';

/** Makes up a value for a required parameter without an example. */
export function made(
  name: string,
  schema: JsonObject,
  schemas: Schemas,
): Pick<Field, 'example' | 'isMade'> {
  const value = deriveExample(schema, schemas, { generate: true, name });
  const other = isArray(value) ? ['text'] : isObject(value) ? { name: 'text' } : 'text';
  return { example: isSomething(value) ? value : other, isMade: true };
}
