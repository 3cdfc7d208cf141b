import { afterAll, describe, expect, it } from 'vitest';
import { play } from '../../src/reference/recipes/play';
import { recipesOf } from '../../src/reference/recipes/recipes';
import { daily } from '../support/daily';
import { loadSite, START } from '../mock/support';

const DAY = 86_400_000;
const subjects = await loadSite();
let taken = 0;

afterAll(() => console.log(`recipes: ${taken} steps taken`));

/** The names of events in the text of a step. */
const eventsIn = (text: string, types: readonly string[]): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => (types.includes(word) ? [word] : []));

describe.each(subjects)('the recipes of $set', (subject) => {
  const { contract, behaviors, workspace } = subject;
  const recipes = recipesOf(workspace, contract);
  const types = contract.events.map(({ type }) => type);

  it('produce the stated results on every day of the week, with the events that they name', async () => {
    for (const recipe of recipes) {
      for (const day of daily([0, 1, 2, 3, 4, 5, 6], 7)) {
        const { sandbox, key, steps } = play(contract, behaviors, recipe, START + day * DAY);
        const named: string[] = [];
        for await (const { step, broken } of steps) {
          expect(broken, `${recipe.id}, ${step.id}`).toEqual([]);
          named.push(...eventsIn(step.text, types));
          taken += 1;
        }
        sandbox.advance(key, 'PT1H');
        const sent = sandbox.session(key).events.map(({ type }) => type);
        expect(sent).toEqual(expect.arrayContaining(named));
      }
    }
  });
});
