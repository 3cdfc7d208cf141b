import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/testing/load-contract';
import { fixtureOptions, SiteCopy } from '../../contract/testing/site-copy';
import { workspaceAt } from '../../contract/testing/workspace';
import { checkHistory, readHistory } from './check';
import { releaseContract } from './release';
import { withVersion } from './version';

const LOG = `# The log of the library.
entries:
  # The first one.
  - id: first
    date: '2026-03-01'
    version: '2026-03-01'
    type: Added
    breaking: false
    title: First version
    what: Loans.
    why: A start.
    who: Everybody.
    action: Nothing.
`;
const SNAPSHOT = 'partners/general/releases/2026-03-01.json';
const LOAN = 'general/contract/loan.yaml';

let site: SiteCopy;

const contract = () => loadContract(fixtureOptions(site.dir));
/** Writes what the release consists of, and returns the rest of the result. */
const release = async (date = '2026-04-01') => {
  const result = releaseContract({
    workspace: workspaceAt(site.dir),
    contract: await contract(),
    date,
  });
  if (result.kind === 'unchanged') return result;
  const { text, ...rest } = result;
  mkdirSync(join(site.dir, dirname(result.file)), { recursive: true });
  writeFileSync(join(site.dir, result.file), text);
  return rest;
};
const problems = async () => {
  const history = readHistory(workspaceAt(site.dir), await contract());
  return checkHistory(history).map(({ place, message, next }) => {
    const where = `${place.file.split('/').at(-1) ?? ''}:${place.line}:${place.column}`;
    return `${where} ${message}. Next: ${next}.`;
  });
};
const setVersion = (version: string): void => {
  const root = join(site.dir, 'partners/general/openapi.yaml');
  writeFileSync(root, withVersion(readFileSync(root, 'utf8'), version));
};
const read = (file: string): string => readFileSync(join(site.dir, file), 'utf8');
const log = (text: string): void =>
  writeFileSync(join(site.dir, 'partners/general/change-log.yaml'), text);

/** An entry above the first one. */
const withEntry = (lines: string): string =>
  LOG.replace('  # The first one.', `${lines}  # The first one.`);
const ENTRY = `  - id: notes
    date: '2026-03-20'
    version: '2026-03-01'
    type: Changed
    breaking: false
    title: Longer notes
    what: A.
    why: B.
    who: C.
    action: D.
    changes: [schema:CreateLoanRequest.note]
`;
/**
 * Makes a text longer that the library accepts, which breaks nothing, but also sends to partners,
 * which does.
 */
const longerNote = () => site.edit(LOAN, 'maxLength: 40', 'maxLength: 80');
const newField = () =>
  site.edit(
    LOAN,
    '      fee:\n        $ref',
    '      shelf: { type: string, description: Shelf., examples: [a], x-present-when: { text: it has one } }\n      fee:\n        $ref',
  );
const NEW_FIELD = ENTRY.replace('schema:CreateLoanRequest.note', 'schema:Loan.shelf');

beforeEach(async () => {
  site = new SiteCopy();
  log(LOG);
  expect(await release()).toEqual({ kind: 'released', file: SNAPSHOT });
});
afterEach(() => {
  site[Symbol.dispose]();
});

describe('checkHistory', () => {
  it('accepts a contract without changes that matter since its release', async () => {
    site.edit(LOAN, 'summary: Lend a book', 'summary: Lend one book');
    expect(await problems()).toEqual([]);
  });

  it('ignores differences before the first release', async () => {
    rmSync(join(site.dir, SNAPSHOT));
    newField();
    expect(await problems()).toEqual([]);
  });

  it('asks for an entry for a change that the log does not mention', async () => {
    newField();
    expect(await problems()).toEqual([
      'change-log.yaml:2:1 No entry since 2026-03-01 mentions `schema:Loan.shelf`: New field (not breaking). ' +
        'Next: run `npm run release-contract -- --set general` for a skeleton, or add `schema:Loan.shelf` to the `changes` of an entry.',
    ]);
    log(withEntry(NEW_FIELD));
    expect(await problems()).toEqual([]);
  });

  it('does not count an entry that was already released', async () => {
    log(LOG.replace('action: Nothing.', 'action: Nothing.\n    changes: [schema:Loan]'));
    newField();
    expect((await problems()).join()).toContain('mentions `schema:Loan.shelf`');
  });

  it('finds a breaking change in an entry that is not marked as breaking, or has no new version', async () => {
    longerNote();
    log(withEntry(ENTRY));
    expect(await problems()).toEqual([
      'change-log.yaml:7:5 The entry says `breaking: false`, but `schema:CreateLoanRequest.note` breaks integrations: `maxLength` was `40` and is `80`. Next: write `breaking: true` and `by`, or undo the change.',
      'change-log.yaml:5:5 `schema:CreateLoanRequest.note` breaks integrations, but version 2026-03-01 is already released. Next: give the contract a new version (`info.version`) and name it here.',
    ]);
    setVersion('2026-04-01');
    log(
      withEntry(
        ENTRY.replace('breaking: false', "breaking: true\n    by: '2027-04-01'").replace(
          "version: '2026-03-01'",
          "version: '2026-04-01'",
        ),
      ),
    );
    expect(await problems()).toEqual([]);
  });

  it('accepts as a fix what the API has always done but the contract did not say', async () => {
    longerNote();
    log(withEntry(ENTRY.replace('type: Changed', 'type: Fixed')));
    expect(await problems()).toEqual([]);
  });

  it('finds an entry marked as breaking without a breaking change', async () => {
    newField();
    log(withEntry(NEW_FIELD.replace('breaking: false', "breaking: true\n    by: '2027-04-01'")));
    expect(await problems()).toEqual([
      'change-log.yaml:7:5 The entry says `breaking: true`, but nothing in its `changes` is breaking. Next: write `breaking: false`, so that partners plan no needless work.',
    ]);
  });

  it('finds pointers to what did not change or does not exist', async () => {
    log(withEntry(ENTRY.replace('CreateLoanRequest.note', 'Loan.fee, schema:Loan.fees')));
    expect(await problems()).toEqual([
      'change-log.yaml:13:15 Nothing changed at `schema:Loan.fee` since 2026-03-01. Next: remove it, or name what changed.',
      'change-log.yaml:13:32 `schema:Loan.fees` does not exist in the contract. Next: did you mean `schema:Loan.fee`? Otherwise name something in the contract.',
    ]);
  });

  it('accepts pointers to something that only a release contains', async () => {
    site.edit(
      LOAN,
      "      fee:\n        $ref: '../../shared/contract/common.yaml#/schemas/Money'\n        description: Fee for a late return.\n",
      '',
    );
    site.edit(
      LOAN,
      'x-example-patch: { status: open, fee: null }',
      'x-example-patch: { status: open }',
    );
    setVersion('2026-04-01');
    log(
      withEntry(
        ENTRY.replace('breaking: false', "breaking: true\n    by: '2027-04-01'")
          .replace("version: '2026-03-01'", "version: '2026-04-01'")
          .replace('CreateLoanRequest.note', 'Loan.fee'),
      ),
    );
    expect(await problems()).toEqual([]);
    expect((await release()).kind).toBe('released');
    expect(await problems()).toEqual([]);
  });

  it('requires published entries to stay, and versions to be in order', async () => {
    log(LOG.replace('id: first', 'id: second'));
    expect(await problems()).toEqual([
      'change-log.yaml:2:1 The published entry `first` is missing. Next: put it back; links lead to its anchor.',
    ]);
    log(LOG.replaceAll('2026-03-01', '2026-02-01'));
    site.edit('general/openapi.yaml', "version: '2026-03-01'", "version: '2026-02-01'");
    expect(await problems()).toEqual([
      'change-log.yaml:2:1 The contract has version 2026-02-01, but 2026-03-01 is already released. Next: correct `info.version`.',
    ]);
  });

  it('asks when something deprecated may be removed', async () => {
    const source = site.edit(
      LOAN,
      'operationId: returnLoan',
      'operationId: returnLoan\n      deprecated: true',
    );
    const line = source.slice(0, source.indexOf('    delete:')).split('\n').length;
    expect(await problems()).toContain(
      `loan.yaml:${line}:5 \`op:returnLoan\` is deprecated, but the change log does not say when it may be removed. ` +
        "Next: add an entry of type `Deprecated` with `sunset` and `changes: ['op:returnLoan']`.",
    );
    log(
      withEntry(
        ENTRY.replace('type: Changed', "type: Deprecated\n    sunset: '2027-06-01'").replace(
          'schema:CreateLoanRequest.note',
          'op:returnLoan',
        ),
      ),
    );
    expect(await problems()).toEqual([]);
  });
});

describe('releaseContract', () => {
  it('changes nothing in a second run', async () => {
    const before = [read(SNAPSHOT), read('partners/general/change-log.yaml')];
    expect(await release('2026-05-05')).toEqual({ kind: 'unchanged', file: SNAPSHOT });
    expect([read(SNAPSHOT), read('partners/general/change-log.yaml')]).toEqual(before);
  });

  it('writes entries for people to complete, and then the snapshot', async () => {
    newField();
    longerNote();
    setVersion('2026-04-01');
    expect(await release()).toEqual({
      kind: 'entries',
      file: 'partners/general/change-log.yaml',
      count: 2,
    });
    const written = read('partners/general/change-log.yaml');
    expect(written).toBe(`# The log of the library.
entries:
  - id: create-loan-request-2026-04-01
    date: '2026-04-01'
    version: '2026-04-01'
    type: Changed
    breaking: true
    title: 'CreateLoanRequest.note: \`maxLength\` was \`40\` and is \`80\`'
    what: '\`note\`: \`maxLength\` was \`40\` and is \`80\`.'
    why: ''
    who: ''
    action: ''
    by: ''
    operations:
      - checkShelf
      - createLoan
    changes:
      - schema:CreateLoanRequest.note
  - id: loan-2026-04-01
    date: '2026-04-01'
    version: '2026-04-01'
    type: Added
    breaking: false
    title: 'Loan.shelf: New field'
    what: '\`shelf\`: New field.'
    why: ''
    who: ''
    action: ''
    operations:
      - createLoan
      - listLoans
    changes:
      - schema:Loan.shelf
${LOG.slice(LOG.indexOf('  # The first one.'))}`);
    await expect(release()).rejects.toThrow(
      'partners/general/change-log.yaml:10:5 `why` is wrong: Expected at least 1 character. Next: write why it changed.',
    );
    log(
      written
        .replaceAll(/(why|who|action): ''/g, '$1: Said.')
        .replace("by: ''", "by: '2027-04-01'"),
    );
    expect(await release()).toEqual({
      kind: 'released',
      file: 'partners/general/releases/2026-04-01.json',
    });
    expect((await release()).kind).toBe('unchanged');
    expect(await problems()).toEqual([]);
  });

  it('refuses a log with mistakes', async () => {
    log(withEntry(ENTRY));
    await expect(release()).rejects.toThrow('Nothing changed at `schema:CreateLoanRequest.note`');
    expect(read(SNAPSHOT)).not.toContain('notes');
  });

  it('names a snapshot that cannot be read', async () => {
    writeFileSync(join(site.dir, SNAPSHOT), '{');
    await expect(release()).rejects.toThrow(`${SNAPSHOT}:1:1 The snapshot is not valid JSON`);
    writeFileSync(join(site.dir, SNAPSHOT), '{}');
    await expect(release()).rejects.toThrow(
      'The snapshot cannot be compared: `version` is missing',
    );
  });
});

describe('withVersion', () => {
  it('leaves the rest of the file alone', () => {
    const before = read('partners/general/openapi.yaml');
    expect(withVersion(before, '2026-07-01')).toBe(before.replace("'2026-03-01'", "'2026-07-01'"));
  });

  it.each([
    ['2026-02-30', 'write a day'],
    ['next', 'write a day'],
    ['2025-12-01', 'the contract is already at 2026-03-01'],
  ])('refuses %s', (version, reason) => {
    const text = read('partners/general/openapi.yaml');
    expect(() => withVersion(text, version)).toThrow(reason);
  });
});
