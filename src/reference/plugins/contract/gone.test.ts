import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import type { Workspace } from '../../contract/workspace';
import { checkSets } from './check';
import { Gone, GONE } from './gone';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
let workspace: Workspace;
let gone: Gone;
beforeEach(async () => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir, true);
  gone = new Gone(workspace);
  expect(await told()).toEqual([]);
});
afterEach(() => site.remove());

async function told(): Promise<readonly string[]> {
  workspace.refresh();
  return gone.causesOf(await checkSets(workspace)).map(formatProblem);
}

function move(from: string, to: string): void {
  mkdirSync(dirname(join(site.dir, to)), { recursive: true });
  renameSync(join(site.dir, from), join(site.dir, to));
}

it('tells of a page in another folder once, with where it is now', async () => {
  const to = 'partners/general/lent/loan.mdx';
  move(LOAN, to);
  expect(await told()).toEqual([
    expect.stringMatching(
      `^${LOAN}:1:1 ${GONE} \\(\\d+\\)\\. Next: move it back from ${to}, or correct`,
    ),
  ]);
  move(to, LOAN);
  expect(await told()).toEqual([]);
});

it('tells beside a page that is gone what was wrong before, and what is wrong since', async () => {
  site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
  const [before] = await told();
  rmSync(join(site.dir, LOAN));
  const first = await told();
  expect(first).toEqual([before, expect.stringContaining(`${LOAN}:1:1 ${GONE}`)]);
  site.edit('partners/general/intro.mdx', '[fees](./fees.mdx)', '[fees](./fee.mdx)');
  const since = expect.stringContaining('There is no file `./fee.mdx`') as string;
  expect(await told()).toEqual([before, since, first.at(-1)]);
});

it('tells of the folder that is gone', async () => {
  move('partners/general/api', 'api');
  expect(await told()).toEqual([expect.stringContaining(`partners/general/api:1:1 ${GONE}`)]);
});

it('tells a single mistake that follows itself, and nothing of what nobody misses', async () => {
  move('partners/general/shelf.svg', 'shelf.svg');
  expect(await told()).toEqual([expect.stringContaining('shelf.svg')]);
  move('shelf.svg', 'partners/general/shelf.svg');
  site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
  const [mistake] = await told();
  expect(mistake).toContain('`payer` cannot be `usr`');
  expect(mistake).not.toContain(GONE);
});
