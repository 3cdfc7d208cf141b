import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site/config/site';
import { docsUrlOf } from '../../src/reference/contract/docs-url';
import { readContract } from '../../src/reference/contract/load';
import { Workspace } from '../../src/reference/contract/workspace';
import { setIds } from '../../src/site/config/sets';
import { checkHistory, readHistory } from '../../src/reference/publish/change-log/check';

const siteDir = join(import.meta.dirname, '../..');

describe.each(setIds)('the releases of %s', (set) => {
  const workspace = new Workspace({ siteDir, docsUrl: docsUrlOf(site) });
  const history = async () => readHistory(workspace, await readContract(workspace, set));

  it('contain the contract as released, and the log mentions every change since then', async () => {
    const { last, contract, log, releases, ...rest } = await history();
    expect(last?.version).toBe(contract.version);
    expect(Object.keys(last?.facts.operations ?? {}).length).toBeGreaterThan(50);
    expect(Object.keys(last?.facts.schemas ?? {}).length).toBeGreaterThan(50);
    expect(log.entries.length).toBeGreaterThan(0);
    expect(checkHistory({ last, contract, log, releases, ...rest })).toEqual([]);
  });

  it('report a change that is missing in the log', async () => {
    const current = await history();
    const pointer = 'schema:User.nickname';
    const difference = { pointer, kind: 'field-added', breaking: false, what: 'New field' };
    const differences = [...current.differences, difference];
    const messages = checkHistory({ ...current, differences }).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(`mentions \`${pointer}\``)]);
  });
});
