import { isArray, isObject, objects } from '../json';
import type { JsonValue } from '../model';
import type { Schema, Validator } from './validate';

/** The fields that a message leaves out: `readOnly` in a request, `writeOnly` in an answer. */
export type Omitted = 'readOnly' | 'writeOnly';

/** Whether a field has a flag: in its schema, or in all of its alternatives but `null`. */
export function hasFlag(
  validator: Validator,
  field: Schema,
  flag: Omitted,
  open: readonly Schema[] = [],
): boolean {
  const { [flag]: own, allOf, oneOf, anyOf } = validator.resolve(field);
  if (typeof own === 'boolean') return own;
  if (open.includes(field)) return false;
  const isMarked = (part: Schema) => hasFlag(validator, part, flag, [...open, field]);
  const choices = objects(oneOf ?? anyOf).filter(({ type }) => type !== 'null');
  return objects(allOf).some(isMarked) || (choices.length > 0 && choices.every(isMarked));
}

/**
 * Whether a message leaves out a field, so that `required` does not apply to it (OpenAPI 3.0.4,
 * Schema Object). The schemas of its object may describe it in any of their parts.
 */
export const isOmitted = (
  validator: Validator,
  omits: readonly Omitted[],
  name: string,
  schemas: readonly Schema[],
): boolean =>
  omits.some((flag) =>
    schemas.some((schema) =>
      hasFlag(validator, validator.properties(schema).get(name) ?? true, flag),
    ),
  );

/** Returns a value without the fields that have a flag, at any depth. */
export function withoutOmitted(
  validator: Validator,
  value: JsonValue,
  schema: Schema,
  flag: Omitted,
): JsonValue {
  if (isArray(value)) {
    const items = (validator.resolve(schema).items ?? true) as Schema;
    return value.map((item) => withoutOmitted(validator, item, items, flag));
  }
  if (!isObject(value)) return value;
  const fields = validator.properties(schema);
  const others = (validator.resolve(schema).additionalProperties ?? true) as Schema;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const field = fields.get(name) ?? others;
      const isKept = !hasFlag(validator, field, flag);
      return isKept ? [[name, withoutOmitted(validator, member, field, flag)]] : [];
    }),
  );
}
