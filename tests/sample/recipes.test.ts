import { describe, expect, it } from 'vitest';
import {
  asObject,
  asText,
  isArray,
  isObject,
  objects,
  textOf,
} from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { play } from '../../src/reference/recipes/play';
import { recipesOf } from '../../src/reference/recipes/recipes';
import type { Taken } from '../../src/reference/recipes/run';
import { loadSite } from '../mock/support';
import { EXAMPLE_USER } from './promises/support';

/* Checks the statements in the text of recipes that go beyond the conditions of their steps. */

/** A step, the events since the previous step, and the objects of all bookings of the user. */
interface Step extends Taken {
  readonly events: readonly { readonly type: string; readonly data: JsonObject }[];
  readonly booked: readonly string[];
}

const bodyOf = ({ answer }: Taken): JsonObject => asObject(answer.body ?? null);
const dataOf = (step: Taken): readonly JsonObject[] => objects(bodyOf(step).data ?? null);

/** Sentences that mention neither an event nor a value, with the check that proves them. */
const SENTENCES: Readonly<Record<string, (step: Step, later: readonly Step[]) => boolean>> = {
  'The list has one entry.': (step) => dataOf(step).length === 1,
  'The list is empty.': (step) => isArray(bodyOf(step).data) && dataOf(step).length === 0,
  'Keep `secret`: no later answer shows it.': (step, later) => {
    const secret = asText(bodyOf(step).secret) ?? '';
    return (
      secret !== '' && !JSON.stringify(later.map(({ answer }) => answer.body)).includes(secret)
    );
  },
  'The payee keeps the money. No event tells of it.': ({ events }) => events.length === 0,
  'No event tells of it, and the balance has no entry.': ({ events, booked, ...step }) =>
    events.length === 0 && !booked.includes(asText(bodyOf(step).id) ?? ''),
  'It is `rejected` without an event.': ({ events }) => events.length === 0,
  '`exchange.settled` arrives with the amount of the quote.': ({ events, ...step }) =>
    asObject(events.at(-1)?.data.toAmount).amount === asObject(bodyOf(step).toAmount).amount,
  '`deposit.originator_required` names the date.': ({ events }) =>
    'originatorDueAt' in (events.at(-1)?.data ?? {}),
  '`deposit.returned` arrives with `returnAddress`.': ({ events }) =>
    'returnAddress' in (events.at(-1)?.data ?? {}),
};

/** Returns every name and value in the requests, answers and events. */
function wordsIn(value: JsonValue, seen = new Set<string>()): Set<string> {
  if (isArray(value)) value.forEach((item) => wordsIn(item, seen));
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      seen.add(name);
      if (isObject(member)) for (const inner of Object.keys(member)) seen.add(`${name}.${inner}`);
      wordsIn(member, seen);
    }
  } else seen.add(textOf(value));
  return seen;
}

const parsed = (text: string | undefined): JsonValue =>
  text === undefined ? null : (JSON.parse(text) as JsonValue);

function wordsOf({ request, answer, events }: Step): ReadonlySet<string> {
  const { searchParams, pathname } = new URL(request.url);
  const sent = [
    ...request.headers.map((header) => [...header]),
    ...searchParams,
    pathname.split('/'),
  ];
  const told = events.map(({ type, data }) => ({ [type]: data }));
  return wordsIn([...sent.flat(2), parsed(request.body), answer.body ?? null, ...told]);
}

const found = new Set<string>();

describe.each(await loadSite())('$set', ({ contract, behaviors, workspace }) => {
  const recipes = recipesOf(workspace, contract);
  const types = new Set(contract.events.map(({ type }) => type));

  it.each(recipes)('$title', async (recipe) => {
    const { sandbox, key, steps: taken } = play(contract, behaviors, recipe);
    const steps: Step[] = [];
    let told = 0;
    for await (const step of taken) {
      const { events } = sandbox.session(key);
      const fresh = events.slice(told).map(({ type, body }) => ({
        type,
        data: asObject(asObject(parsed(body)).data ?? null),
      }));
      told = events.length;
      const booked = sandbox.session(key).ledger.bookings(EXAMPLE_USER);
      steps.push({ ...step, events: fresh, booked: booked.map(({ relatedId }) => relatedId) });
    }
    const all = new Set(steps.flatMap((step) => [...wordsOf(step)]));
    for (const [index, step] of steps.entries()) {
      const { text } = step.step;
      const own = wordsOf(step);
      const coded = [...text.matchAll(/`([^`]{2,})`/g)].map(([, word = '']) => word);
      const figures = [...text.matchAll(/(?<![\w.`-])\d+\.\d{2,}(?![\w.`])/g)].map(
        ([figure]) => figure,
      );
      const arriving = text.includes(' arrives') ? coded.filter((word) => types.has(word)) : [];
      const missing = [
        ...coded.filter((word) => !all.has(word)),
        ...[...figures, ...arriving].filter((word) => !own.has(word)),
      ];
      expect([step.step.id, missing]).toEqual([step.step.id, []]);
      for (const [sentence, isTrue] of Object.entries(SENTENCES)) {
        if (!text.includes(sentence)) continue;
        found.add(sentence);
        expect([step.step.id, isTrue(step, steps.slice(index + 1))]).toEqual([step.step.id, true]);
      }
    }
  });
});

it('every sentence listed here is in a recipe', () => {
  expect([...found].sort()).toEqual(Object.keys(SENTENCES).sort());
});
