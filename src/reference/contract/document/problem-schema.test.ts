import { describe, expect, it } from 'vitest';
import { asObject } from '../json';
import { loadContract } from '../testing/load-contract';
import { fixtureOptions } from '../testing/site-copy';

describe('the `Problem` schema of a set', () => {
  it('shows the address of its example code on the pages of the set', async () => {
    const { schemas } = await loadContract(fixtureOptions());
    expect(asObject(schemas.get('Problem')?.example)).toMatchObject({
      code: 'not_found',
      type: 'https://docs.library.example/docs/general#error-not-found',
    });
  });
});
