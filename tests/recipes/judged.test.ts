import { describe, expect, it } from 'vitest';
import { asObject, objects } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { completeRecipes } from '../../src/reference/recipes/recipes';
import { loadSite } from '../mock/support';
import { judge } from './judge';

describe.each(await loadSite())('the recipes of $set', (subject) => {
  const files = completeRecipes(subject.workspace, subject.contract);

  it("pass in Redocly's runner, which reports a false step", async () => {
    const { held, broken } = await judge(subject, files);
    expect(broken).toEqual([]);
    expect(held).toHaveLength(
      files.flatMap(({ description }) => objects(description.workflows)).length,
    );
    const [first] = files;
    if (!first) return;
    const [workflow = {}] = objects(first.description.workflows);
    const [step = {}] = objects(workflow.steps);
    const wrong: JsonObject = { ...step, successCriteria: [{ condition: '$statusCode == 418' }] };
    const description = {
      ...asObject(first.description),
      workflows: [{ ...workflow, steps: [wrong] }],
    };
    const seeded = await judge(subject, [{ ...first, description }]);
    expect(seeded.broken).toEqual([expect.stringContaining('418')]);
  });
});
