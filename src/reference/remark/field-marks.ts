import type { Field } from '../contract/model';

const MARKS = [
  ['nullable', 'nullable'],
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
] as const;

/** The messages that must have a field, if it is not all of them (OpenAPI 3.0.4, Schema Object). */
export const requiredOneWay = (field: Field, isTwoWay: boolean | undefined): string | undefined => {
  if (isTwoWay !== true || !field.required) return undefined;
  if (field.readOnly) return 'required in answers';
  return field.writeOnly ? 'required in requests' : undefined;
};

/** The marks of a field besides its type; undefined if it has none. */
export const marksOf = (field: Field, isTwoWay?: boolean): readonly string[] | undefined => {
  const marks = MARKS.flatMap(([name, mark]) => (field[name] ? [mark] : []));
  const all = [requiredOneWay(field, isTwoWay) ?? [], marks].flat();
  return all.length === 0 ? undefined : all;
};
