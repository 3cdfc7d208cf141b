import { describe, expect, it } from 'vitest';
import { play } from '../../src/reference/recipes/play';
import { depot, SCHEMES } from './depot';

/**
 * Recipes of an API with conventions that differ from the sample: any output, credential, address
 * and body.
 */
describe.each(SCHEMES)('a recipe of an API that asks for %s', (scheme) => {
  it('produces the stated results', async () => {
    const { mistakes, contract, recipes } = await depot(scheme);
    expect(mistakes).toEqual([]);
    expect(recipes).toHaveLength(1);
    for (const recipe of recipes) {
      for await (const { step, broken } of play(contract, [], recipe).steps) {
        expect(broken, step.id).toEqual([]);
      }
    }
  });
});

describe('a recipe', () => {
  it('stops the build at a step with a different result', async () => {
    const { mistakes } = await depot('bearer', (text) => text.replace('== 201', '== 202'));
    expect(mistakes.join('\n')).toContain('`$steps.create.outputs.status == 202` is not true');
  });

  it('is optional', async () => {
    const { mistakes, recipes, files } = await depot('bearer', () => undefined);
    expect([mistakes, recipes, files]).toEqual([[], [], []]);
  });
});
