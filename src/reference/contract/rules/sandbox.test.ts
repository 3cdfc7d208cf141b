import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { sandbox } from './sandbox';

const LENDING: RuleInput = {
  document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, value: a, result: B. }]
components:
  schemas:
    Request:
      properties:
        days: { type: integer }
        books: { items: { properties: { id: {} } } }
        meta: { additionalProperties: true }
        texts: { additionalProperties: { properties: { a: {} } } }
        pickup: { oneOf: [{ properties: { desk: {} } }, { properties: { mail: {} } }] }
    Loan: { properties: { status: {} }, x-states: { states: { open: {}, back: {} } } }
    Reader: { properties: { name: {} }, x-states: { states: { blocked: {} } } }
`,
  errors: `
- { code: book_lost, status: 409 }
- { code: busy, status: 503, appliesTo: every-operation }
- { code: other, status: 409 }
`,
};

describe('sandbox values', () => {
  it.each(
    rowsOf(LENDING, [
      ['a value at in: path, name: id', []],
      ['a value at in: body, name: /days', [['in: path, name: id', 'in: body, name: /days']]],
      ['a value at in: body, name: /books/0', [['in: path, name: id', 'in: body, name: /books/0']]],
      [
        'a value at in: body, name: /books/-/id',
        [['in: path, name: id', 'in: body, name: /books/-/id']],
      ],
      [
        'a value at in: body, name: /books/12/id',
        [['in: path, name: id', 'in: body, name: /books/12/id']],
      ],
      ['a value at in: body, name: /meta/x', [['in: path, name: id', 'in: body, name: /meta/x']]],
      [
        'a value at in: body, name: /texts/x/a',
        [['in: path, name: id', 'in: body, name: /texts/x/a']],
      ],
      [
        'a value at in: body, name: /pickup/desk',
        [['in: path, name: id', 'in: body, name: /pickup/desk']],
      ],
      [
        'a value at in: body, name: /pickup/mail',
        [['in: path, name: id', 'in: body, name: /pickup/mail']],
      ],
      [
        'a value at in: query, name: id',
        [
          [
            '      x-sandbox: [{ in: path, name: id, value: a, result: B. }]',
            '      x-sandbox: [{ in: query, name: id, value: a, result: B. }]',
          ],
        ],
        'id | There is no query parameter `id` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: path, name: ids',
        [
          [
            '      x-sandbox: [{ in: path, name: id, value: a, result: B. }]',
            '      x-sandbox: [{ in: path, name: ids, value: a, result: B. }]',
          ],
        ],
        'ids | There is no path parameter `ids` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: days',
        [['in: path, name: id', 'in: body, name: days']],
        'days | The request body has nothing at `days` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /dyas',
        [['in: path, name: id', 'in: body, name: /dyas']],
        '/dyas | The request body has nothing at `/dyas` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /days/x',
        [['in: path, name: id', 'in: body, name: /days/x']],
        '/days/x | The request body has nothing at `/days/x` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /books/x',
        [['in: path, name: id', 'in: body, name: /books/x']],
        '/books/x | The request body has nothing at `/books/x` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /books/1x',
        [['in: path, name: id', 'in: body, name: /books/1x']],
        '/books/1x | The request body has nothing at `/books/1x` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /books/0/x',
        [['in: path, name: id', 'in: body, name: /books/0/x']],
        '/books/0/x | The request body has nothing at `/books/0/x` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'a value at in: body, name: /pickup/x',
        [['in: path, name: id', 'in: body, name: /pickup/x']],
        '/pickup/x | The request body has nothing at `/pickup/x` | write a parameter of the operation, or a pointer into its body',
      ],
      [
        'existing errors and states',
        [['value: a, result: B. ', 'result: B., error: book_lost, state: open, from: back ']],
      ],
      ['a common error', [['value: a, result: B. ', 'result: B., error: busy ']]],
      [
        'misspelled names',
        [
          [
            'value: a, result: B. ',
            'result: B., error: book_lots, state: opne, from: bcak, valeu: a ',
          ],
        ],
        'book_lots | Operation `lend` does not return `book_lots` | did you mean `book_lost`? Otherwise add the code to `x-errors`',
        'opne | There is no state `opne` | did you mean `open`? Otherwise name a state of the object',
        'bcak | There is no state `bcak` | did you mean `back`? Otherwise name a state of the object',
      ],
      [
        'unrelated names',
        [['value: a, result: B. ', 'result: B., error: zzzzzzzzz, state: blocked, zzzzzzzzz: a ']],
        'zzzzzzzzz | Operation `lend` does not return `zzzzzzzzz` | add the code to `x-errors`',
        'blocked | There is no state `blocked` | name a state of the object',
      ],
      [
        'states of any object, if the response shows none',
        [
          ["$ref: '#/components/schemas/Loan' ", "$ref: '#/components/schemas/Request' "],
          ['value: a, result: B. ', 'result: B., state: blocked, from: gone '],
        ],
        'gone | There is no state `gone` | name a state of the object',
      ],
      [
        'a place in the body of an operation without body',
        [
          [
            `      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
`,
            '',
          ],
          ['in: path, name: id, value: a', 'in: body, name: /days'],
        ],
        '/days | The request body has nothing at `/days` | write a parameter of the operation, or a pointer into its body',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(sandbox, input)).toEqual(reports);
  });
});
