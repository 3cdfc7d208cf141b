import { asText } from '../../../src/reference/contract/json';
import { presenceOf, presenceWords } from '../../../src/reference/contract/schema/presence';
import { closest, missingFrom, Tally, type SetTruth, type TruthCheck } from './truth';
import { everyProperty, type Met } from './walk';

/** Headers are among the facts of their operation, next to the term with their anchor. */
const HEADER = /\.header\.[^.]+$/;

function faultOf({ schema, anchor, element }: Met): string | undefined {
  if (!element) return `has no #${anchor}`;
  const where = HEADER.test(anchor) ? (closest(element, 'dl') ?? element) : element;
  const presence = presenceOf(schema);
  return missingFrom([where], [asText(schema.description), presence && presenceWords(presence)]);
}

function check(set: SetTruth) {
  const tally = new Tally(set, 'properties and parameters');
  for (const met of everyProperty(set)) tally.note(`field ${met.key}`, faultOf(met));
  return tally.coverage();
}

/** Every property and parameter that an operation or event uses has a field with its description. */
export const properties: TruthCheck = {
  name: 'every property and parameter is on a page',
  atLeast: ({ schemas }) => schemas.size,
  check: ({ sets }) => sets.map(check),
};
