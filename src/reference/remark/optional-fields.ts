import type { RootContent } from 'mdast';
import { fold } from '../blocks/fold';
import type { Field } from '../contract/model';
import { namesNote } from './parts';
import { fieldList, type FieldScope } from './fields';

/** The number of optional fields up to which they are shown openly. */
const FEW_OPTIONAL = 3;

/** Shows required fields openly and folds optional ones, if there are many. */
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

/** Like `foldedOptional`, for an object or a body: without required fields, nothing is folded. */
export const mainFields: typeof foldedOptional = (fields, scope) =>
  (fields.some(({ required }) => required) ? foldedOptional : fieldList)(fields, scope);
