import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { readContract } from '../../contract/load';
import { pageWith } from '../../contract/testing/page';
import { workspaceAt } from '../../contract/testing/workspace';
import type { Workspace } from '../../contract/workspace';
import { stampOf } from '../../contract/stamp';
import { pageDependencies, writeMarks } from './page-dependencies';

const LOG = 'partners/general/change-log.yaml';
const CONCERNED = '    operations: [checkShelf]';

let site: SeededSite;
let workspace: Workspace;
beforeEach(() => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir);
});
afterEach(() => site.remove());

const generated = (): string => join(site.dir, '.docusaurus');

const marksOf = (source: string): readonly string[] => {
  const page = pageWith({ file: 'partners/general/api/loan.mdx', source });
  const files = pageDependencies(workspaceAt(site.dir), generated(), page);
  return files.filter((path) => path.startsWith(generated()));
};

const write = async (): Promise<void> => {
  workspace.refresh();
  writeMarks(workspace, generated(), await readContract(workspace, 'general'));
};

const read = (file: string): unknown =>
  JSON.parse(
    readFileSync(join(generated(), 'contract/marks/general/partners', `${file}.json`), 'utf8'),
  );

describe('marks of the change log', () => {
  it('concern the pages that show something of the file of the contract', () => {
    const files = marksOf('<Operation id="getReader" />');
    expect(files.map((path) => relative(generated(), path))).toContain(
      'contract/marks/general/partners/shared/contract/reader.yaml.json',
    );
    expect(files.join()).not.toContain('loan.yaml');
    expect(marksOf('<Errors />')).toEqual([]);
    expect(marksOf('Nothing.')).toEqual([]);
  });

  it.each([
    ['an operation', 'operations: [createLoan]', 'general/contract/loan.yaml'],
    ['a part of one', "changes: ['op:createLoan.query.status']", 'general/contract/loan.yaml'],
    ['a field', "changes: ['schema:Reader.name']", 'shared/contract/reader.yaml'],
    ['a state', "changes: ['state:Loan.lost']", 'general/contract/loan.yaml'],
    ['an event', "changes: ['event:loan.returned.body.data']", 'general/contract/loan.yaml'],
    ['a shared parameter', "changes: ['parameter:Limit']", 'shared/contract/common.yaml'],
    ['a shared header', "changes: ['header:RateLimit']", 'shared/contract/common.yaml'],
  ])('stand with the file of %s, and with no other', async (_what, concerned, file) => {
    site.edit(LOG, CONCERNED, `    ${concerned}`);
    await write();
    const files = [
      'general/contract/loan.yaml',
      'shared/contract/reader.yaml',
      'shared/contract/common.yaml',
    ];
    for (const one of files) {
      const marks = read(one);
      expect([one, marks]).toEqual([
        one,
        one === file ? [expect.objectContaining({ id: 'shelf-check', date: '2026-03-10' })] : [],
      ]);
    }
  });

  it('are written again only where they changed', async () => {
    await write();
    const [loan = '', reader = ''] = ['general/contract/loan', 'shared/contract/reader'].map(
      (file) => join(generated(), `contract/marks/general/partners/${file}.yaml.json`),
    );
    const before = [stampOf(loan), stampOf(reader)];
    site.edit(LOG, 'title: Shelves are checked', 'title: Shelves are looked at');
    await write();
    expect([stampOf(loan), stampOf(reader)]).toEqual(before);
    site.edit(LOG, "date: '2026-03-10'", "date: '2026-03-11'");
    await write();
    expect(stampOf(reader)).toEqual(before[1]);
    expect(read('general/contract/loan.yaml')).toEqual([
      expect.objectContaining({ date: '2026-03-11', operations: ['checkShelf'] }),
    ]);
  });

  it('stay as they were while the log has mistakes', async () => {
    await write();
    const before = read('general/contract/loan.yaml');
    site.edit(LOG, "date: '2026-03-10'", "date: '2026-02-30'");
    await write();
    expect(read('general/contract/loan.yaml')).toEqual(before);
  });
});
