import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import type { Problem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { Background } from '../dev-server/background';
import { Tabs } from '../dev-server/tabs';
import { Watch } from './watch';

const LOAN = 'partners/general/api/loan.mdx';
const WRONG: Problem = {
  place: { file: LOAN, line: 8, column: 1 },
  message: 'A recipe needs it',
  next: 'bring it back',
};

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
  // The timer of the server never stops.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
  vi.restoreAllMocks();
});

/** A server whose recipe checks only end when the test resolves them. */
function setUp() {
  const ends: ((problems: readonly Problem[]) => void)[] = [];
  const nothing = () => Promise.resolve([]);
  const recipes = () => new Promise<readonly Problem[]>((end) => ends.push(end));
  const workspace = workspaceAt(site.dir, true);
  const others = { contract: nothing, rules: nothing };
  const watch = new Watch(workspace, { ...others, recipes }, new Tabs());
  const taken = vi.spyOn(watch.findings, 'take');
  const toldOfRecipes = () => taken.mock.calls.filter(([check]) => check === 'recipes');
  watch.start(new Background(false));
  return { watch, ends, toldOfRecipes };
}

it('reports nothing about files that have changed since the check started', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { watch, ends, toldOfRecipes } = setUp();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  site.edit(LOAN, 'Lend books.', 'Lend more books.');
  ends[0]?.([WRONG]);
  await vi.waitFor(() => {
    watch.refresh();
    expect(ends).toHaveLength(2);
  });
  expect(toldOfRecipes()).toEqual([]);
  ends[1]?.([WRONG]);
  await vi.waitFor(() => expect(toldOfRecipes()).toEqual([['recipes', [WRONG]]]));
});
