import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonValue } from '../../../src/reference/contract/model';
import { BASE, compared, type Edit } from '../../../src/reference/contract/testing/library-facts';
import type { Change } from '../../../src/reference/publish/change-log/model';
import { ROOT } from '../../support/paths';
import { says } from './says';
import { partnerOf } from './support';

const [IN, OUT] = ['schemas/In', 'schemas/Out'];
const json = (value: unknown): JsonValue => value as JsonValue;

const HARMLESS: Readonly<Record<string, readonly Edit[]>> = {
  'a new operation': [['operations/new', BASE.operations.list]],
  'a new optional field in a request': [[`${IN}/properties/new`, {}]],
  'a new field in an answer': [[`${OUT}/properties/new`, {}]],
  'a new event type': [['operations/loan.sold', json(BASE.operations['loan.returned'])]],
  'a new error code': [['errors/late', { status: 409, retry: false }]],
  'a new value in a list of values': [
    [`${IN}/properties/desk/enum`, ['east', 'north', 'south']],
    [`${OUT}/properties/status/enum`, ['kept', 'lent', 'sold']],
  ],
  'a looser rule for requests': [[`${IN}/properties/book/maxLength`, 10]],
  'a stricter promise about answers': [[`${OUT}/required`, ['book', 'fee']]],
  'a deprecation': [['operations/lend/deprecated', true]],
};

const BREAKING: Readonly<Record<string, readonly Edit[]>> = {
  'a field or operation is removed': [
    [`${OUT}/properties/fee`, undefined],
    ['operations/list', undefined],
  ],
  'a type, format, unit or default changes': [
    [`${IN}/properties/note/type`, 'boolean'],
    [`${IN}/properties/book/format`, 'uuid'],
    [`${IN}/properties/days/x-unit`, 'weeks'],
    [`${IN}/properties/days/default`, 7],
  ],
  'an optional request field becomes required': [[`${IN}/required`, ['book', 'note']]],
  'a limit for requests becomes tighter': [[`${IN}/properties/book/maxLength`, 8]],
  'promises less about an answer': [[`${OUT}/required`, []]],
};

describe.each([
  ['break nothing', HARMLESS, false],
  ['break an integration', BREAKING, true],
] as const)('changes that %s, according to the page', (_what, changes, isBreaking) => {
  it.each(Object.entries(changes))('%s', (words, edits) => {
    says(words);
    for (const edit of edits) {
      const differences = compared([edit]);
      expect(differences.length, edit[0]).toBeGreaterThan(0);
      expect(
        differences.some(({ breaking }) => breaking),
        edit[0],
      ).toBe(isBreaking);
    }
  });
});

it.each(['general', 'rebell-pay'])(
  '%s: entries are newest first, and contain the author, the change and the date',
  async (set) => {
    says(
      'See what changed in the contract, newest first.',
      'Each entry says who is affected, what to do, and by when if there is a deadline.',
      'The entry names the day from which they may stop answering',
      'An entry of the type `Fixed` is a correction and never marked as breaking.',
      'is the one of a change log entry that made no new version',
    );
    const file = readFileSync(join(ROOT, 'partners', set, 'change-log.yaml'), 'utf8');
    const { entries } = parse(file) as { readonly entries: readonly Partial<Change>[] };
    expect(entries.length).toBeGreaterThan(3);
    const days = entries.map(({ date = '' }) => date);
    expect(days).toEqual([...days].sort().reverse());
    const partner = partnerOf(set);
    const answers = days.map((version) =>
      partner.ask('getPartner', { headers: { 'Api-Version': version } }),
    );
    const isVersion = (await Promise.all(answers)).map(({ status }) => status === 200);
    expect(isVersion).toEqual(entries.map(({ date, version }) => date === version));
    for (const { id, who, action, breaking, by, type, sunset } of entries) {
      expect([id, who, action]).toEqual([id, expect.any(String), expect.any(String)]);
      if (breaking === true) expect([id, by]).toEqual([id, expect.any(String)]);
      if (type === 'Fixed') expect([id, breaking]).toEqual([id, false]);
      if (type === 'Deprecated') expect([id, sunset]).toEqual([id, expect.any(String)]);
    }
  },
);
