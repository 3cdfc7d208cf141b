import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { configurationProblems } from './configuration';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

it.each(['sidebars.general.ts', 'partners/shared/glossary.yaml', 'partners/general/search.yaml'])(
  'tells that %s is gone, until it is back',
  async (file) => {
    const workspace = workspaceAt(site.dir, true);
    const found = async () => {
      workspace.refresh();
      return (await configurationProblems(workspace)).map(formatProblem);
    };
    expect(await found()).toEqual([]);
    const path = join(site.dir, file);
    renameSync(path, `${path}.old`);
    expect(await found()).toEqual([
      `${file}:1:1 The file is gone. Next: bring it back, or run \`npm start\` again to go on without it.`,
    ]);
    renameSync(`${path}.old`, path);
    expect(await found()).toEqual([]);
  },
);

it('ignores a file that did not exist when the server started', async () => {
  rmSync(join(site.dir, 'sidebars.general.ts'));
  expect(await configurationProblems(workspaceAt(site.dir, true))).toEqual([]);
});
