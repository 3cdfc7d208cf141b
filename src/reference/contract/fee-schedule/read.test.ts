import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../problem';
import { workspaceAt } from '../testing/workspace';
import { readFees } from './read';

const TOPICS = ['loan', 'voucher'];
const GOOD = `illustrative: true
fees:
  - id: voucher-service
    title: Voucher
    product: voucher
    charged: When it settles.
    payer: user
    basis: tiered
    unit: { code: EUR, label: EUR, scale: 2 }
    tiers:
      - { from: '0', to: '100.00', rateBps: 50 }
      - { from: '100.00', rateBps: 20 }
    taxIncluded: true
    effectiveFrom: '2026-11-01'
    effectiveTo: '2026-12-31'
    examples:
      - { amount: '200.00', fee: '0.70' }
`;

const MISTAKES: readonly [what: string, from: string, to: string, expected: string][] = [
  [
    'unknown key',
    'payer: user',
    'payre: user',
    '7:5 Unknown key `payre`. Next: did you mean `payer`?',
  ],
  ['missing key', '    payer: user\n', '', '3:5 `payer` is missing. Next: add `payer`'],
  [
    'unknown payer',
    'payer: user',
    'payer: usr',
    '7:5 `payer` cannot be `usr`. Next: did you mean `user`?',
  ],
  [
    'fee of yours on top',
    'payer: user',
    'payer: partner\n    collected: on_top',
    '8:5 A fee that you pay leaves the amount of others as it is. Next: delete `collected`',
  ],
  [
    'unknown way to collect',
    'payer: user',
    'payer: user\n    collected: ontop',
    '8:5 `collected` cannot be `ontop`. Next: did you mean `on_top`?',
  ],
  [
    'unknown page',
    'product: voucher',
    'product: vouchr',
    '5:5 There is no page for `vouchr`. Next: did you mean `voucher`?',
  ],
  ['float', "to: '100.00'", 'to: 100.00', '11:22 `to` is wrong'],
  [
    'thousands',
    "to: '100.00'",
    "to: '1,000.00'",
    '11:22 `to` cannot be `1,000.00`. Next: write a decimal number',
  ],
  [
    'gap',
    "from: '100.00'",
    "from: '150.00'",
    '12:11 The tier starts at 150.00, the one before ends at 100.00',
  ],
  ['first tier', "from: '0'", "from: '1'", '11:11 The first tier does not start at 0'],
  [
    'backwards tier',
    "from: '0', to: '100.00'",
    "from: '0', to: '0'",
    '11:22 The tier ends at 0, not above 0',
  ],
  [
    'closed end',
    "{ from: '100.00', rateBps",
    "{ from: '100.00', to: '500.00', rateBps",
    '12:27 The last tier has an end',
  ],
  ['rate above all', 'rateBps: 50', 'rateBps: 10001', '11:36 `rateBps` is wrong'],
  ['wrong basis', 'basis: tiered', 'basis: fixed', '8:5 A `fixed` fee needs `fixed`'],
  [
    'key of another basis',
    'basis: tiered',
    'basis: pass_through',
    '10:5 A `pass_through` fee has no `tiers`',
  ],
  [
    'date',
    "'2026-12-31'",
    "'2026-13-31'",
    '15:5 `effectiveTo` cannot be `2026-13-31`. Next: write a day in quotes',
  ],
  ['dates swapped', "'2026-12-31'", "'2026-10-31'", '15:5 `effectiveTo` is below `effectiveFrom`'],
  [
    'wrong example',
    "fee: '0.70'",
    "fee: '0.07'",
    "17:29 The fee on 200.00 is 0.70, not 0.07. Next: write `fee: '0.70'`",
  ],
  ['indentation', '    payer: user', '   payer: user', '7:'],
];

let site = '';
const write = (text: string) => {
  writeFileSync(join(site, 'partners/general/fees.yaml'), text);
};
const read = () => readFees(workspaceAt(site), 'general', TOPICS);
/** The problems of a schedule, which then has no fees. */
const mistakes = (): string => {
  const { fees, problems } = read();
  expect(fees).toEqual([]);
  return problems.map(formatProblem).join('\n');
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'fees-'));
  mkdirSync(join(site, 'partners/general'), { recursive: true });
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

describe('readFees', () => {
  it('reads a schedule', () => {
    write(GOOD);
    const { illustrative, fees } = read();
    expect(illustrative).toBe(true);
    expect(fees.map(({ id, rounding }) => [id, rounding])).toEqual([
      ['voucher-service', 'half_up'],
    ]);
  });

  it.each(MISTAKES)('reports the place of a mistake: %s', (_what, from, to, expected) => {
    expect(GOOD).toContain(from);
    write(GOOD.replace(from, to));
    expect(mistakes()).toContain(`partners/general/fees.yaml:${expected}`);
  });

  it('reports a second entry with the same id', () => {
    write(GOOD + GOOD.slice(GOOD.indexOf('  - id')));
    expect(mistakes()).toContain('fees.yaml:18:5 `voucher-service` is defined twice');
  });

  it('collects the fees of partners apart from the amount', () => {
    write(GOOD);
    expect(read().fees[0]?.collected).toBeUndefined();
    write(GOOD.replace('payer: user', 'payer: partner'));
    expect(read().fees[0]?.collected).toBe('apart');
  });

  it.each([
    ['sale', 'loan', 'No fee `sale` is charged by itself. Next: use one of voucher-service'],
    ['voucher-servce', 'voucher', 'Next: did you mean `voucher-service`?'],
    ['network', 'voucher', 'No fee `network` is charged by itself'],
    ['voucher-service', 'loan', '`voucher-service` has another product or unit'],
    [
      'voucher-service\n    collected: on_top',
      'voucher',
      '`voucher-service` is collected in another way',
    ],
  ])('reports a fee that cannot be charged along with %s', (main, product, expected) => {
    const network = `  - id: network
    title: Network
    product: ${product}
    charged: When it settles.
    payer: user
    alongWith: ${main}
    basis: pass_through
    unit: { code: EUR, label: EUR, scale: 2 }
    taxIncluded: true
    effectiveFrom: '2026-11-01'
`;
    write(GOOD + network);
    expect(mistakes()).toContain(`fees.yaml:23:5 `);
    expect(mistakes()).toContain(expected);
  });

  it('reports a missing file', () => {
    expect(mistakes()).toContain('partners/general/fees.yaml:1:1 The file is missing');
  });
});
