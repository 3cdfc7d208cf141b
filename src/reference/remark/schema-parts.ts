import type { RootContent } from 'mdast';
import { fold } from '../blocks/fold';
import { code, joined, json, paragraph, text } from '../blocks/tree/mdast';
import { isArray, isObject, textOf } from '../contract/json';
import type { Field, JsonObject, Variant } from '../contract/model';
import type { Page } from './reference';

/** The parts of a schema that have no other form. By convention, its description covers them. */
export const restBlocks = (page: Page, rest: JsonObject | undefined): readonly RootContent[] =>
  rest === undefined || page.reference.contract.sharesConventions
    ? []
    : [fold({ title: 'Further rules, as JSON Schema', open: true }, [json(rest)])];

/** Whether the values of a field are listed, or there is only one: an example would repeat them. */
export const isFixed = ({ enumValues, constraints }: Field): boolean =>
  enumValues.length > 0 || constraints.some(({ kind }) => kind === 'const');

/** The condition of an alternative, `When petType is cat.`, unless one of its fields shows it. */
export const choice = ({ chosenBy, fields }: Variant): readonly RootContent[] => {
  const field = fields.find(({ name }) => name === chosenBy?.property);
  if (!chosenBy || (field && isFixed(field))) return [];
  const values = joined(
    chosenBy.values.map((value) => [code(value)]),
    ' or ',
  );
  return [paragraph([text('When '), code(chosenBy.property), text(' is '), ...values, text('.')])];
};

/** Longer values appear only in the example beside the list. */
const MAX_EXAMPLE_LENGTH = 96;

/** The example of a field, if it is short enough for a line. */
export const exampleOf = (field: Field): string | undefined => {
  if (field.type.schema !== undefined || field.children.length > 0) return undefined;
  const { example } = field;
  if (field.isMade || example === undefined || isObject(example) || isArray(example))
    return undefined;
  const shown = example === null ? 'null' : textOf(example);
  return shown.length > MAX_EXAMPLE_LENGTH ? undefined : shown;
};
