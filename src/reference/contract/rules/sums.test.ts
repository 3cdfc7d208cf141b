import { expect, it } from 'vitest';
import { reportsOf, rowsOf, type RuleInput } from '../testing/rule-run';
import { examples } from './examples';

const BILL: RuleInput = {
  document: `
components:
  schemas:
    Money: { properties: { amount: { x-amount: value, examples: ['1.50'] }, currency: { x-amount: unit, examples: [EUR] } } }
    Charge: { properties: { amount: { $ref: '#/components/schemas/Money', x-charge: amount, examples: [{ amount: '0.20', currency: EUR }] } } }
    Bill:
      x-sums: [{ at: /total, of: [/price, -/charges], when: { /status: [open, late] } }, { at: /price, of: [/total], when: { /mode: other } }]
      properties:
        status: { examples: [open] }
        price: { $ref: '#/components/schemas/Money' }
        charges: { type: array, examples: [[{ amount: { amount: '0.20', currency: EUR } }, { amount: { amount: '9', currency: USD } }]], items: { $ref: '#/components/schemas/Charge' } }
        total: { $ref: '#/components/schemas/Money', examples: [{ amount: '1.3', currency: EUR }] }
    List: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Bill' }, examples: [[]] } } }
`,
};
const SAYS = 'Expected 1.30, the sum of `/price`, `-/charges`';

it.each(
  rowsOf(BILL, [
    ['a sum of amounts in one unit, with conditions on the request ignored', []],
    [
      'another amount',
      [["amount: '1.3'", "amount: '1.2'"]],
      `{ | The example of \`Bill\` does not fit its schema at \`/total\`: ${SAYS} | change the example, or the schema when the example is right`,
    ],
    [
      'another amount in a list',
      [
        [
          'examples: [[]]',
          "examples: [[{ status: late, price: { amount: '1', currency: EUR }, total: { amount: '2', currency: EUR } }]]",
        ],
      ],
      '{ | The example of `data` does not fit its schema at `/0/total`: Expected 1, the sum of `/price`, `-/charges` | change the example, or the schema when the example is right',
    ],
    [
      'a state in which the sum does not apply',
      [
        ["amount: '1.3'", "amount: '1.2'"],
        ['examples: [open]', 'examples: [closed]'],
      ],
    ],
    [
      'a negative sum',
      [
        [
          "[{ amount: { amount: '0.20', currency: EUR } }",
          "[{ amount: { amount: '2', currency: EUR } }",
        ],
        ["amount: '1.3'", "amount: '0'"],
      ],
    ],
  ]),
)('$what', ({ input, reports }) => {
  expect(reportsOf(examples, input)).toEqual(reports);
});
