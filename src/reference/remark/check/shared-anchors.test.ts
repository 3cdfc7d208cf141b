import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { readContract } from '../../contract/load';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { sharedAnchors } from './shared-anchors';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const found = async (): Promise<readonly string[]> => {
  const workspace = workspaceAt(site.dir);
  return sharedAnchors(workspace, await readContract(workspace, 'general')).map(formatProblem);
};

it('names both places in the contract', async () => {
  expect(await found()).toEqual([]);
  site.edit('partners/general/contract/loan.yaml', 'operationId: checkShelf', 'operationId: loan');
  site.edit('partners/general/api/loan.mdx', '"checkShelf"', '"loan"');
  expect(await found()).toEqual([
    expect.stringMatching(
      /contract\/loan\.yaml:\d+:\d+ `schema:Loan` and `op:loan` \(.*loan\.yaml:\d+:\d+\) both have the anchor `\/general\/api\/loan#loan`\. Next: rename/,
    ),
  ]);
});
