import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { release } from '../../scripts/release-contract/index';
import { docsUrlOf } from '../../src/reference/contract/docs-url';
import { readContract } from '../../src/reference/contract/load';
import { Workspace } from '../../src/reference/contract/workspace';
import { checkVersion } from '../../src/reference/mock/access';
import { readHistory } from '../../src/reference/publish/change-log/check';
import { sandboxOf } from '../../src/reference/publish/change-log/sandbox';
import { setIds } from '../../src/site/config/sets';
import { site } from '../../src/site/config/site';
import { SeededSite } from '../mistakes/seeded-site';
import { daily } from '../support/daily';
import { ROOT } from '../support/paths';

const workspaceOf = (siteDir: string) => new Workspace({ siteDir, docsUrl: docsUrlOf(site) });
const historyOf = async (siteDir: string, set: string) => {
  const workspace = workspaceOf(siteDir);
  return readHistory(workspace, await readContract(workspace, set));
};
/** `npm test` releases the library alone, which takes a tenth of the time. */
const SUBJECTS = daily(
  [{ of: 'the library', set: 'general' }, ...setIds.map((set) => ({ of: set, set }))],
  1 + setIds.length,
);

describe.each(SUBJECTS)('the steps of a release of $of', ({ of, set }) => {
  let copy: SeededSite;
  beforeAll(() => {
    copy = new SeededSite();
    const parts = of === set ? ['partners', '.prettierrc.json'] : ['.prettierrc.json'];
    if (of === set) rmSync(join(copy.dir, 'partners'), { recursive: true });
    for (const part of parts) cpSync(join(ROOT, part), join(copy.dir, part), { recursive: true });
  });
  afterAll(() => copy.remove());

  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(copy.dir, 'partners', set, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const ADDRESS = '  - url: https://second.example/v1\n    description: Second\n';
  const run = (...args: readonly string[]) =>
    release(copy.dir, ['--set', set, ...args], new Date().toISOString().slice(0, 10));
  /** Makes a change, and follows the guide until it is released. */
  async function releaseChange(change: () => void, by: string, ...args: readonly string[]) {
    change();
    const first = await run(...args);
    expect([first.isReleased, first.lines.join('\n')]).toEqual([
      false,
      expect.stringContaining('1 new entry at the top of'),
    ]);
    edit('change-log.yaml', (text) =>
      text.replaceAll(/(why|who|action): ''/g, '$1: Said.').replace("by: ''", `by: '${by}'`),
    );
    expect((await run()).isReleased).toBe(true);
    // Checks the log against the new snapshot as well, as the build does.
    expect((await run()).lines).toEqual([expect.stringContaining('there is nothing to release')]);
  }

  it(
    'leave the project without mistakes: as it is, without and with a breaking change, twice',
    { timeout: 600_000 },
    async () => {
      const { contract } = await historyOf(copy.dir, set);
      await run();
      const year = new Date().getUTCFullYear();
      const releases = [
        [`${year + 1}-02-01`, `${year + 1}-08-01`],
        [`${year + 1}-03-01`, `${year + 1}-09-01`],
      ] as const;
      for (const [version, by] of releases) {
        const add = (): void =>
          edit('openapi.yaml', (text) => text.replace('security:\n', `${ADDRESS}security:\n`));
        const drop = (): void => edit('openapi.yaml', (text) => text.replace(ADDRESS, ''));
        await releaseChange(add, by);
        await releaseChange(drop, by, '--version', version);
        const history = await historyOf(copy.dir, set);
        expect(history.contract.version).toBe(version);
        const mock = sandboxOf(workspaceOf(copy.dir), history.contract);
        const naming = new Headers({ 'Api-Version': contract.version });
        const day = Date.parse(`${year + 1}-08-01T00:00:00Z`);
        expect(() => checkVersion(mock, naming, day)).not.toThrow();
        expect(() => checkVersion(mock, naming, day + 86_400_000)).toThrow('version_unknown');
      }
      expect((await historyOf(copy.dir, set)).releases).toHaveLength(1 + releases.length);
    },
  );
});
