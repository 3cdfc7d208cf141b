import { asArray, asObject, asText, isObject } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { attribute, type Element, elementsNamed, text } from '../dom';
import { missingFrom, Tally, type SetTruth, type TruthCheck } from './truth';
import { everyProperty } from './walk';

/** Returns the values of a field, or of the items of a list. */
const valuesOf = (schema: JsonObject): readonly string[] =>
  asArray(schema.enum).flatMap((value) => (typeof value === 'string' ? [value] : []));

const named = (set: SetTruth, schema: JsonObject): JsonObject => {
  const { components } = set.contract.document;
  const name = asText(schema.$ref)?.split('/').at(-1) ?? '';
  return { ...asObject(asObject(asObject(components).schemas)[name]), ...schema };
};

/**
 * Returns the element that lists a value in a field: a term with its meaning, or a link to the row
 * of a state.
 */
const termOf = (field: Element, value: string): Element | undefined =>
  [...elementsNamed(field, 'dt', 'a')].find((element) => text(element).trim() === value);

function faultOf(set: SetTruth, field: Element | undefined, value: string, meaning: string) {
  const term = field && termOf(field, value);
  if (!term) return 'is not among the values of its field';
  if (term.tagName === 'dt') return missingFrom([field], [meaning]);
  const row = attribute(term, 'href')?.split('#')[1] ?? '';
  return set.anchors.has(row) ? undefined : `links to #${row}, which is nowhere`;
}

function check(set: SetTruth) {
  const tally = new Tally(set, 'enum values');
  for (const { key, schema, element } of everyProperty(set)) {
    const values = named(set, isObject(schema.items) ? schema.items : schema);
    const meanings = asObject(values['x-enumDescriptions']);
    for (const value of valuesOf(values)) {
      const meaning = asText(meanings[value]) ?? '';
      tally.note(`value ${key} = ${value}`, faultOf(set, element, value, meaning));
    }
  }
  return tally.coverage();
}

/** Every value of every enum is listed in its field, with its meaning. */
export const enumValues: TruthCheck = {
  name: 'every enum value is in its field',
  atLeast: ({ topics }) => topics.length,
  check: ({ sets }) => sets.map(check),
};
