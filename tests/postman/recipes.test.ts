import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/reference/mock';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import type { Recipe } from '../../src/reference/recipes/recipe';
import { recipesOf } from '../../src/reference/recipes/recipes';
import { loadSite } from '../mock/support';
import { DOCS_URL, runCollection } from './run';
import { shapeFaults } from './shape';

/** Runs the folders of the recipes as published with newman against the sandbox server. */
const subjects = await loadSite();
const conditionsOf = ({ steps }: Recipe): number =>
  steps.reduce((count, { outcome }) => count + outcome.length, 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(subjects)('the recipes of $set in Postman', (subject) => {
  const { contract, workspace, mock, set } = subject;
  const recipes = recipesOf(workspace, contract);
  const conditions = sum(recipes.map(conditionsOf));
  let assertions = 0;

  afterAll(() => {
    console.log(`newman, ${set}: ${recipes.length} recipes, ${assertions} of ${conditions} tests`);
  });

  it.each(recipes)('$title: leads to what it says, in a new sandbox', async (recipe) => {
    const run = await runCollection(subject, { recipes, folder: recipe.title });
    expect(run.failures).toEqual([]);
    expect(run.items).toBeGreaterThanOrEqual(recipe.steps.length);
    expect(run.assertions).toBe(conditionsOf(recipe));
    assertions += run.assertions;
  });

  it('work one after another, and repeatedly, in a used sandbox', async () => {
    const sandbox = createSandbox(mock, subject);
    await runCollection(subject, { sandbox, folder: contract.topics[0]?.title ?? '' });
    for (const run of [1, 2]) {
      const { failures } = await runCollection(subject, { recipes, sandbox, folder: 'Recipes' });
      expect(failures, `run ${String(run)}`).toEqual([]);
    }
  });

  it('fail at a step with a different answer', async () => {
    const [recipe] = recipes;
    const [step] = recipe?.steps ?? [];
    const { failures } = await runCollection(subject, {
      recipes,
      folder: recipe?.title ?? '',
      breakage: (operation, response) =>
        operation === step?.operation ? new Response(response.body, { status: 418 }) : response,
    });
    expect(failures[0]).toMatch(/^1\. .*: \$statusCode == \d+: /);
  });

  it('fail at the first step that has to wait if the clock cannot be moved', async () => {
    const recipe = recipes.find(({ steps }) => steps.some(({ repeat }) => repeat));
    const index = recipe?.steps.findIndex(({ repeat }) => repeat) ?? 0;
    const folder = recipe?.title ?? '';
    const { failures } = await runCollection(subject, { recipes, folder, hasClock: false });
    expect(failures[0]?.split('.')[0]).toBe(String(index + 1));
  });

  it('are folders of a collection of format v2.1', () => {
    const collection = postmanCollection({ contract, docsUrl: DOCS_URL, recipes });
    expect(shapeFaults(collection)).toEqual([]);
  });
});
