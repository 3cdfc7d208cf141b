import { expect, it } from 'vitest';
import { Plain } from '../publish/markdown/plain';
import { write } from '../publish/markdown/write';
import { fixtureContract } from './fixtures/contract';
import { expand, run } from './fixtures/run';
import { playgroundTag } from './playground';

const [first] = fixtureContract.operations;
if (!first) throw new Error('The fixture has no operation.');
const contractOf = (count: number) => ({
  ...fixtureContract,
  operations: Array.from({ length: count }, (_, index) => ({ ...first, id: `read${index}` })),
});
const FILE = 'partners/general/api/playground.mdx';
const folds = async (count: number): Promise<number> =>
  (await run(playgroundTag, '<Playground />', FILE, contractOf(count))).split('<Fold ').length - 1;

it('groups many operations by topic', async () => {
  expect(await folds(300)).toBe(0);
  expect(await folds(301)).toBe(1);
});

it('lists all operations in a copy', async () => {
  const { children } = await expand(playgroundTag, '<Playground />', FILE, contractOf(301));
  const copy = write(new Plain((url) => url).blocks(children));
  expect(copy.match(/^- `POST /gm)).toHaveLength(301);
});
