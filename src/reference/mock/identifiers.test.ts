import { describe, expect, it } from 'vitest';
import { Validator } from '../contract/schema/validate';
import type { MockContract } from './contract';
import { Identifiers, withIds } from './identifiers';
import { seededRandom } from './ids';
import { CONTRACT, START, idOf, idPattern, LOAN_ID, operation, READER_ID } from './testing/loans';

const identifiersOf = (contract: MockContract = CONTRACT) =>
  new Identifiers(contract, new Validator(contract.schemas, {}));

/** A contract whose loans have ids of a pattern, with an example id. */
const withLoans = (pattern: string, id: string): MockContract => ({
  ...CONTRACT,
  schemas: { Loan: { properties: { id: { pattern } } } },
  resources: { Loan: { id: 'id', example: { id }, conditional: {}, seeds: {} } },
});

describe('typesOf', () => {
  it.each<[string, readonly string[]]>([
    [LOAN_ID, ['Loan', 'Shelf']],
    [idOf('cas', 7), ['Case']],
    [READER_ID, []],
    [`x ${LOAN_ID}`, []],
    [`${LOAN_ID}0`, []],
    ['', []],
  ])('returns for %j: %j', (text, names) => {
    expect(identifiersOf().typesOf(text)).toEqual(names);
  });

  it.each(['^[0-9a-f]{24}$', 'ln_.+', '^ln_(?P<digits>[0-9]+)$'])(
    'recognizes no type with the pattern %s',
    (pattern) => {
      const identifiers = identifiersOf(withLoans(pattern, LOAN_ID));
      expect(identifiers.has('Loan')).toBe(false);
      expect(identifiers.typesOf(LOAN_ID)).toEqual([]);
    },
  );
});

describe('a new identifier', () => {
  const made = (pattern: string, id: string) => {
    const random = seededRandom(1);
    const identifiers = identifiersOf(withLoans(pattern, id));
    return Array.from({ length: 50 }, () => identifiers.make('Loan', START, random));
  };

  it.each([
    ['a UUIDv7', '^ln_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]+$', LOAN_ID],
    ['digits', '^LN-[0-9]{9}$', 'LN-000000001'],
    ['letters and digits', '^cus_[A-Za-z0-9]{14}$', 'cus_NffrFeUfNV2Hib'],
    ['hexadecimal digits', '^bk_[0-9a-f]{4}$', 'bk_1b0d'],
  ])('of %s fits the pattern, and differs each time', (_what, pattern, id) => {
    const ids = made(pattern, id);
    expect(ids.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
    expect(new Set(ids).size).toBe(50);
    expect(ids).not.toContain(id);
  });

  it('is the example if no other text fits', () => {
    expect(new Set(made('^ln_only$', 'ln_only'))).toEqual(new Set(['ln_only']));
  });
});

describe('identifiers of a path', () => {
  const parameter = (name: string, schema: object, place = 'path') =>
    ({ in: place, name, schema }) as never;
  const call = operation({
    parameters: [
      parameter('loanId', { pattern: idPattern('ln') }),
      parameter('readerId', { pattern: idPattern('rdr') }),
      parameter('branch', { pattern: '^[a-z]+$' }),
      parameter('other', { pattern: idPattern('cas') }, 'query'),
    ],
  });
  const path = new Map([
    ['loanId', LOAN_ID],
    ['readerId', 'me'],
    ['branch', 'north'],
    ['other', idOf('cas', 1)],
  ]);

  it('are those whose parameter has a pattern with a prefix', () => {
    expect([...identifiersOf().inPath(call, path)]).toEqual([[idPattern('ln'), LOAN_ID]]);
  });

  it('replace other identifiers of the same pattern, also inside a sentence', () => {
    const ids = new Map([[idPattern('ln'), LOAN_ID]]);
    const other = idOf('ln', 8);
    expect(withIds(`${other}, not x${other}, ${idOf('rdr', 8)} (${other})`, ids)).toBe(
      `${LOAN_ID}, not x${other}, ${idOf('rdr', 8)} (${LOAN_ID})`,
    );
    expect(withIds(`Loan ${other}.`, new Map([['^ln_', 'ln_7']]))).toBe('Loan ln_7.');
  });
});
