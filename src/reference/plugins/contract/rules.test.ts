import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import type { Workspace } from '../../contract/workspace';
import { rulesProblems } from './rules';

const FOLDER = 'partners/general/sandbox';

let site: SeededSite;
let workspace: Workspace;
beforeEach(() => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir, true);
});
afterEach(() => site.remove());

async function found(): Promise<readonly string[]> {
  workspace.refresh();
  return (await rulesProblems(workspace)).map(formatProblem);
}

it('reports a missing rule, until it is back', async () => {
  expect(await found()).toEqual([]);
  const [here, there] = ['loan.ts', 'lending.ts'].map((name) => join(site.dir, FOLDER, name));
  renameSync(here ?? '', there ?? '');
  expect(await found()).toEqual([
    `${FOLDER}/loan.ts:1:1 The file is missing. Next: bring it back, or delete its imports.`,
  ]);
  renameSync(there ?? '', here ?? '');
  expect(await found()).toEqual([]);
});

it('reports an import of a rule that does not exist', async () => {
  site.edit(`${FOLDER}/index.ts`, "'./loan'", "'./lending'");
  expect(await found()).toEqual([
    `${FOLDER}/index.ts:1:22 There is no module \`./lending\`. Next: correct its path.`,
  ]);
});

it('reports code that cannot run', async () => {
  site.edit(`${FOLDER}/loan.ts`, '{}', 'days(14)');
  const [mistake] = await found();
  expect(mistake).toMatch(`${FOLDER}/loan.ts:1:`);
  expect(mistake).toContain('The file cannot be run: days is not defined');
});

it('reports nothing for a set without rules', async () => {
  rmSync(join(site.dir, FOLDER), { recursive: true });
  expect(await found()).toEqual([]);
});
