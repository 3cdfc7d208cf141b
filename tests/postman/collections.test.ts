import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/reference/contract/load';
import type { Contract } from '../../src/reference/contract/model';
import { createSandbox } from '../../src/reference/mock';
import { Workspace } from '../../src/reference/contract/workspace';
import { publishedFiles } from '../../src/reference/publish/files';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import { loadSubjects } from '../mock/support';
import { daily } from '../support/daily';
import { DOCS_URL, runCollection, type CollectionRun } from './run';
import { shapeFaults } from './shape';

/** Runs every collection as published with newman against the sandbox server. */
const subjects = await loadSubjects();
const runs = new Map<string, CollectionRun>();

/** The operations of the API, and those that partners implement. */
const everyOperation = ({ operations, partnerOperations }: Contract) =>
  [...operations, ...partnerOperations].map(({ id }) => id).sort();

afterAll(() => {
  for (const { set, contract } of subjects) {
    const { items = 0, assertions = 0, succeeded = new Set() } = runs.get(set) ?? {};
    console.log(
      `newman, ${set}: ${String(items)} requests, ${String(assertions)} assertions, ` +
        `${String(succeeded.size)} of ${String(everyOperation(contract).length)} operations succeeded`,
    );
  }
});

describe.each(subjects)('$set', (subject) => {
  const { contract, set } = subject;
  const options = { contract, docsUrl: DOCS_URL, recipes: [] };

  it('passes every assertion', async () => {
    const run = await runCollection(subject);
    runs.set(set, run);
    expect(run.failures).toEqual([]);
    expect(run.faults).toEqual([]);
    expect(run.unasserted).toEqual([]);
    expect(run.skipped).toEqual([]);
    expect(run.items).toBeGreaterThanOrEqual(everyOperation(contract).length);
    // Signed requests are sent once more with a wrong signature.
    const signed = contract.partnerOperations.filter(({ body }) => body).length;
    expect(run.assertions).toBe(2 * run.items + signed);
    expect([...run.succeeded].sort()).toEqual(everyOperation(contract));
  });

  it('has the collection format v2.1', () => {
    expect(shapeFaults(postmanCollection(options))).toEqual([]);
  });
});

/** The library alone in `npm test`: what repeats does not depend on the contract. */
describe.each(daily(subjects, subjects.length))('$set, again', (subject) => {
  const { contract, mock } = subject;

  it('passes every assertion in the same sandbox with the same key', async () => {
    const sandbox = createSandbox(mock, subject);
    await runCollection(subject, { sandbox });
    const again = await runCollection(subject, { sandbox });
    expect(again.failures).toEqual([]);
    expect(again.skipped).toEqual([]);
    expect(again.succeeded.size).toBe(everyOperation(contract).length);
  });

  it('has the same bytes when the contract is read again', async () => {
    const workspace = new Workspace(subject.workspace);
    const again = await readContract(workspace, contract.set);
    expect(publishedFiles(workspace, again)).toEqual(publishedFiles(workspace, contract));
  });
});
