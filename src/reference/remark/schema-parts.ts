import type { RootContent } from 'mdast';
import { fold } from '../blocks/fold';
import { code, joined, json, paragraph, text } from '../blocks/tree/mdast';
import type { Field, JsonObject, Variant } from '../contract/model';
import type { Page } from './reference';

/** What of a schema has no other form. By convention the words beside it say the same. */
export const restBlocks = (page: Page, rest: JsonObject | undefined): readonly RootContent[] =>
  rest === undefined || page.reference.contract.sharesConventions
    ? []
    : [fold({ title: 'Further rules, as JSON Schema', open: true }, [json(rest)])];

/** Its values are listed, or there is only one: an example would repeat them. */
export const isFixed = ({ enumValues, constraints }: Field): boolean =>
  enumValues.length > 0 || constraints.some(({ kind }) => kind === 'const');

/** `When petType is cat.`, unless a field of the alternative says so. */
export const choice = ({ chosenBy, fields }: Variant): readonly RootContent[] => {
  const field = fields.find(({ name }) => name === chosenBy?.property);
  if (!chosenBy || (field && isFixed(field))) return [];
  const values = joined(
    chosenBy.values.map((value) => [code(value)]),
    ' or ',
  );
  return [paragraph([text('When '), code(chosenBy.property), text(' is '), ...values, text('.')])];
};

/** Longer ones are in the example beside the list. */
const MAX_EXAMPLE_LENGTH = 96;

/** An example that is short enough for a line. */
export const exampleOf = (field: Field): string | undefined => {
  if (field.type.schema !== undefined || field.children.length > 0) return undefined;
  const { example } = field;
  if (field.isMade || example === undefined || (typeof example === 'object' && example !== null))
    return undefined;
  const shown = typeof example === 'string' ? example : JSON.stringify(example);
  return shown.length > MAX_EXAMPLE_LENGTH ? undefined : shown;
};
