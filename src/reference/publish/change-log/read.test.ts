import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../contract/model';
import { readChangeLog, type Logged } from './read';
import { workspaceAt } from '../../contract/testing/workspace';

const CONTRACT: Logged = {
  set: 'general',
  version: '2026-11-01',
  operations: [{ id: 'lendBook' } as Operation],
  partnerOperations: [],
  topics: [{ name: 'loan', title: 'Loan', description: 'Loans.' }],
};

const GOOD = `entries:
  - id: limits
    date: '2026-11-10'
    version: '2026-11-01'
    type: Changed
    breaking: true
    title: Limits count per day
    what: A.
    why: B.
    who: C.
    action: D.
    by: '2027-05-10'
    operations: [lendBook]
  - id: first
    date: '2026-11-01'
    version: '2026-11-01'
    type: Added
    breaking: false
    title: First version
    what: A.
    why: B.
    who: C.
    action: D.
    topics: [loan]
`;

const MISTAKES: readonly [what: string, from: string, to: string, expected: string][] = [
  [
    'unknown key',
    'breaking: true',
    'braking: true',
    '6:5 Unknown key `braking`. Next: did you mean `breaking`?',
  ],
  [
    'unknown type',
    'type: Changed',
    'type: Change',
    '5:5 `type` cannot be `Change`. Next: did you mean `Changed`?',
  ],
  ['no such day', "'2027-05-10'", "'2027-02-30'", '12:5 `by` is not a calendar day'],
  ['not a day', "'2027-05-10'", "'10.5.2027'", '12:5 `by` cannot be `10.5.2027`'],
  ['deadline in the past', "'2027-05-10'", "'2026-05-10'", '12:5 `by` is before `date`'],
  [
    'unknown operation',
    '[lendBook]',
    '[lendBok]',
    '13:18 There is no operation `lendBok`. Next: did you mean `lendBook`?',
  ],
  [
    'unknown topic',
    '[loan]',
    '[loans]',
    '24:14 There is no topic `loans`. Next: did you mean `loan`?',
  ],
  [
    'wrong order',
    "date: '2026-11-10'",
    "date: '2026-10-10'",
    '15:5 The entry is newer than the one above it',
  ],
  [
    'unreleased version',
    "version: '2026-11-01'",
    "version: '2027-11-01'",
    '4:5 The version is newer than the contract, 2026-11-01',
  ],
  [
    'sunset before the announcement',
    '    topics: [loan]',
    "    topics: [loan]\n    sunset: '2026-11-01'",
    '25:5 `sunset` is not after `date`',
  ],
  [
    'a change that is not a pointer',
    '    topics: [loan]',
    '    topics: [loan]\n    changes: [Loan]',
    '25:15 `changes` cannot be `Loan`. Next: write what changed in the contract',
  ],
  [
    'empty text',
    '    why: B.\n    who: C.\n    action: D.\n    by',
    "    why: ''\n    who: C.\n    action: D.\n    by",
    '9:5 `why` is wrong: Expected at least 1 character. Next: write why it changed.',
  ],
  ['same id', 'id: first', 'id: limits', '14:5 The id `limits` is used twice'],
];

let site = '';
const read = (text: string) => {
  writeFileSync(join(site, 'partners/general/change-log.yaml'), text);
  return readChangeLog(workspaceAt(site), CONTRACT);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'change-log-'));
  mkdirSync(join(site, 'partners/general'), { recursive: true });
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

describe('readChangeLog', () => {
  it('reads entries, newest first', () => {
    const entries = read(GOOD);
    expect(entries.map(({ id, operations, by }) => [id, operations, by])).toEqual([
      ['limits', ['lendBook'], '2027-05-10'],
      ['first', [], undefined],
    ]);
  });

  it('accepts a removed operation that the entry names in its changes', () => {
    const text = GOOD.replace('[lendBook]', '[returnBook]\n    changes: [op:returnBook]');
    expect(read(text)[0]?.changes).toEqual(['op:returnBook']);
  });

  it.each(MISTAKES)('names the place of a mistake: %s', (_what, from, to, expected) => {
    expect(GOOD).toContain(from);
    expect(() => read(GOOD.replace(from, to))).toThrow(
      `partners/general/change-log.yaml:${expected}`,
    );
  });
});
