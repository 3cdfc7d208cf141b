import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { keywords } from './keywords';
import { charges } from './charges';

const LOAN: RuleInput = {
  document: `
components:
  schemas:
    Loan:
      properties:
        status: { type: string }
        amount: { properties: { value: {}, currency: {} } }
        fees: { items: { properties: { code: {} } } }
        rate: {}
        total: {}
      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]
`,
  fees: [{ id: 'late-return' }, { id: 'loss' }],
};

describe('charges and sums', () => {
  it.each(
    rowsOf(LOAN, [
      ['good ones', []],
      [
        'entries without content',
        [
          [' fee: late-return, on: /amount, in: /fees, when: { /status: open } ', ''],
          [' at: /total, of: [/amount/value, -/fees] ', ''],
          [
            ' of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate ',
            '',
          ],
        ],
        '{ | `fee` is missing | add `fee`: the `id` of a fee in `fees.yaml`',
        '{ | `on` is missing | add `on`: a pointer to a field of the object, `/amount`',
        '{ | `in` is missing | add `in`: a pointer to a field of the object, `/amount`',
        '{ | `at` is missing | add `at`: a pointer to a field of the object, `/amount`',
        '{ | `of` is missing | add `of`: a list of pointers to amounts of the object; `-/fees` is subtracted',
        '{ | `of` is missing | add `of`: a list of pointers to amounts of the object; `-/fees` is subtracted',
        '{ | `is` is missing | add `is`: a pointer to a field of the object, `/amount`',
        '{ | A conversion needs one rate | write either `times` or `over`',
      ],
      [
        'a misspelled and an unknown fee',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            '      x-fees: [{ fee: late-retrun, on: /amount, in: /fees }, { fee: zzzzzzzzzzzzz, on: /amount, in: /fees }]',
          ],
        ],
        'late-retrun | The schedule has no fee `late-retrun` | did you mean `late-return`? Otherwise add the fee to `fees.yaml`',
        'zzzzzzzzzzzzz | The schedule has no fee `zzzzzzzzzzzzz` | add the fee to `fees.yaml`',
      ],
      [
        'two rates',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            '      x-conversions: [{ of: [/amount], is: /total, times: /rate, over: /rate }]',
          ],
        ],
        '/rate | A conversion needs one rate | write either `times` or `over`',
      ],
      [
        'unknown places',
        [
          [
            'fee: late-return, on: /amount, in: /fees, when: { /status: open } ',
            'fee: loss, on: /amuont, in: fees ',
          ],
          ['at: /total, of: [/amount/value, -/fees', 'at: /totla, of: [/amount/value, -/fee'],
          [
            '/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate ',
            '/a], is: /b, times: /c, units: [/d], fixed: { at: /e } }, { of: [], is: /total, over: /f ',
          ],
        ],
        '/amuont | `Loan` has nothing at `/amuont` | write a pointer to one of its fields, `/amount`',
        'fees | `Loan` has nothing at `fees` | write a pointer to one of its fields, `/amount`',
        '/totla | `Loan` has nothing at `/totla` | write a pointer to one of its fields, `/amount`',
        '[/amount/value | `Loan` has nothing at `/fee` | write a pointer to one of its fields, `/amount`',
        '/b | `Loan` has nothing at `/b` | write a pointer to one of its fields, `/amount`',
        '/c | `Loan` has nothing at `/c` | write a pointer to one of its fields, `/amount`',
        '[/a | `Loan` has nothing at `/a` | write a pointer to one of its fields, `/amount`',
        '[/d | `Loan` has nothing at `/d` | write a pointer to one of its fields, `/amount`',
        '{ | `Loan` has nothing at `/e` | write a pointer to one of its fields, `/amount`',
        '/f | `Loan` has nothing at `/f` | write a pointer to one of its fields, `/amount`',
      ],
      [
        'a condition on unknown places',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            '      x-sums: [{ at: /total, of: [/amount], when: { /statsu: open, status: open } }]',
          ],
        ],
        '{ | `Loan` has nothing at `/statsu` | write a pointer to one of its fields, `/amount`',
        '{ | `Loan` has nothing at `status` | write a pointer to one of its fields, `/amount`',
      ],
      [
        'a condition that is not an object',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            '      x-sums: [{ at: /total, of: [/amount], when: open }]',
          ],
        ],
        'when | `when` is wrong: Expected an object | write fields and their values, `{ /status: settled }`',
      ],
      [
        'a condition on the request that returns it',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            `      x-sums: [{ at: /total, of: [/amount], when: { /days: 7, /gone: 7 } }]
paths:
  /loans:
    post:
      requestBody: { content: { a/b: { schema: { properties: { days: {} } } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
  /others:
    post:
      requestBody: { content: { a/b: { schema: { properties: { gone: {} } } } } }
      responses: { '204': {} }`,
          ],
        ],
        '{ | `Loan` has nothing at `/gone` | write a pointer to one of its fields, `/amount`',
      ],
      [
        'unknown members',
        [
          [
            `      x-fees: [{ fee: late-return, on: /amount, in: /fees, when: { /status: open } }]
      x-sums: [{ at: /total, of: [/amount/value, -/fees] }]
      x-conversions: [{ of: [/amount], is: /total, times: /rate, units: [/amount/currency], fixed: { at: /status } }, { of: [/amount], is: /total, over: /rate }]`,
            '      x-fees: [{ fee: loss, on: /amount, in: /fees, whne: {}, at: /total, zzzzzzzzzz: a }]',
          ],
        ],
        'whne | Unknown key `whne` | did you mean `when`? Otherwise delete it',
        'at | Unknown key `at` | did you mean `on`? Otherwise delete it',
        'zzzzzzzzzz | Unknown key `zzzzzzzzzz` | delete it',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([keywords, charges], input)).toEqual(reports);
  });
});
