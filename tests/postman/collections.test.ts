import { afterAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load';
import { publishedFiles } from '../../src/publish/files';
import { postmanCollection } from '../../src/publish/postman/collection';
import { loadSubjects } from '../mock/support';
import { ROOT } from '../support/paths';
import { DOCS_URL, runCollection, type CollectionRun } from './run';
import { shapeFaults } from './shape';

/** Every collection as a reader downloads it, run by newman against the sandbox server. */
const subjects = await loadSubjects();
const runs = new Map<string, CollectionRun>();

afterAll(() => {
  for (const { set, contract } of subjects) {
    const { items = 0, assertions = 0, succeeded = new Set() } = runs.get(set) ?? {};
    console.log(
      `newman, ${set}: ${String(items)} requests, ${String(assertions)} assertions, ` +
        `${String(succeeded.size)} of ${String(contract.operations.length)} operations succeeded`,
    );
  }
});

describe.each(subjects)('$set', (subject) => {
  const { contract, set } = subject;
  const options = { contract, docsUrl: DOCS_URL };

  it('passes every assertion, request after request, in a new sandbox', async () => {
    const run = await runCollection(subject);
    runs.set(set, run);
    expect(run.failures).toEqual([]);
    expect(run.unasserted).toEqual([]);
    expect(run.items).toBeGreaterThanOrEqual(contract.operations.length);
    expect(run.assertions).toBe(2 * run.items);
    expect([...run.succeeded].sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it('is a collection of format v2.1', () => {
    expect(shapeFaults(postmanCollection(options))).toEqual([]);
  });

  it('has the same bytes when the contract is read again', async () => {
    const again = await loadContract({ siteDir: ROOT, set: contract.set, docsUrl: DOCS_URL });
    expect(publishedFiles(again, DOCS_URL)).toEqual(publishedFiles(contract, DOCS_URL));
  });
});
