import type { RootContent } from 'mdast';
import { fold } from '../blocks/fold';
import type { Field } from '../contract/model';
import { namesNote } from './parts';
import { fieldList, type FieldScope } from './fields';

/** Up to this many optional fields are open. */
const FEW_OPTIONAL = 3;

/** Fields that are always there, and many optional ones folded. */
export const foldedOptional = (
  fields: readonly Field[],
  scope: FieldScope,
): readonly RootContent[] => {
  const required = fields.filter((field) => field.required);
  const optional = fields.filter((field) => !field.required);
  if (optional.length <= FEW_OPTIONAL) return fieldList(fields, scope);
  const note = namesNote(optional.map(({ name }) => name));
  return [
    ...fieldList(required, scope),
    fold({ title: 'Optional', note }, fieldList(optional, scope)),
  ];
};

/** The same, but for an object or a body without a required field, which is never folded as a whole. */
export const mainFields: typeof foldedOptional = (fields, scope) =>
  (fields.some(({ required }) => required) ? foldedOptional : fieldList)(fields, scope);
