import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { refusals, refusedStates } from './refusals';

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
      x-refusals: [{ error: book_lost, object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 } }]
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

describe('refusals', () => {
  it.each(
    rowsOf(LENDING, [
      ['good ones', []],
      [
        'one without content',
        [
          [
            'error: book_lost, object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 } ',
            ' ',
          ],
        ],
        '{ | Operation `lend` does not list `` | add the code to `x-errors`',
        '{ | The refusal has no condition | add `object` or `body` with at least one field, `taken`, `unknown` or `malformed`',
      ],
      [
        'an error that the operation does not list',
        [
          [
            'error: book_lost, object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost',
            'error: book_lots',
          ],
        ],
        'book_lots | Operation `lend` does not list `book_lots` | did you mean `book_lost`? Otherwise add the code to `x-errors`',
      ],
      [
        'a common error',
        [
          [
            'error: book_lost, object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost',
            'error: busy',
          ],
        ],
        'busy | Operation `lend` does not list `busy` | add the code to `x-errors`',
      ],
      [
        'a misspelled object',
        [
          [
            'object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 ',
            'of: Raeder, object: { /name: A ',
          ],
        ],
        'Raeder | There is no schema `Raeder` | did you mean `Reader`? Otherwise name the schema of an object',
        '{ | The object has nothing at `/name` | write a pointer to one of its fields, `/status`',
      ],
      [
        'an unknown object',
        [
          [
            'object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost',
            'of: Zzzzzzzzzz',
          ],
        ],
        'Zzzzzzzzzz | There is no schema `Zzzzzzzzzz` | name the schema of an object',
      ],
      [
        'unknown places',
        [
          [
            '/status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 ',
            '/stauts: a, status: a }, body: { /dyas: 7, days: 7 ',
          ],
        ],
        '{ | The object has nothing at `/stauts` | write a pointer to one of its fields, `/status`',
        '{ | The object has nothing at `status` | write a pointer to one of its fields, `/status`',
        '{ | The body has nothing at `/dyas` | write a pointer to one of its fields, `/status`',
        '{ | The body has nothing at `days` | write a pointer to one of its fields, `/status`',
      ],
      [
        'places of another object',
        [
          [
            'object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 ',
            'of: Reader, object: { /status: a, /name: b ',
          ],
        ],
        '{ | The object has nothing at `/status` | write a pointer to one of its fields, `/status`',
      ],
      [
        'no condition',
        [
          [
            'error: book_lost, object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 } ',
            'error: book_lost ',
          ],
        ],
        'book_lost | The refusal has no condition | add `object` or `body` with at least one field, `taken`, `unknown` or `malformed`',
      ],
      [
        'unknown places in `taken`, `unknown` and `malformed`',
        [
          [
            'error: book_lost, body: { /days: 7 } }',
            'error: book_lost, taken: [/days], unknown: /books/0/id }, { error: book_lost, taken: [/day], unknown: /book, malformed: [/name] }',
          ],
        ],
        '[/day | The body has nothing at `/day` | write a pointer to one of its fields, `/status`',
        '/book | The body has nothing at `/book` | write a pointer to one of its fields, `/status`',
        '[/name | The body has nothing at `/name` | write a pointer to one of its fields, `/status`',
      ],
      [
        'unknown members',
        [
          [
            'object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 } ',
            'body: { /days: 7 }, bdoy: {}, zzzzzzz: a ',
          ],
        ],
      ],
      [
        'a place in the body of an operation without body',
        [
          [
            `      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
`,
            '',
          ],
          [
            'object: { /status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 ',
            'body: { /days: 7 ',
          ],
        ],
        '{ | The body has nothing at `/days` | write a pointer to one of its fields, `/status`',
      ],
      [
        'a place in the response of an operation without content',
        [
          [
            "'201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' ",
            "'409': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' ",
          ],
          [
            '/status: open } }, { error: book_lost, of: Reader, object: { /name: A }, body: { /days: 7 } }, { error: book_lost, body: { /days: 7 ',
            '/status: a ',
          ],
        ],
        '{ | The object has nothing at `/status` | write a pointer to one of its fields, `/status`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(refusals, input)).toEqual(reports);
  });
});

const MOVING: RuleInput = {
  document: `
paths:
  /loans/{id}/end:
    post:
      operationId: endLoan
      responses: { '200': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [loan_over]
      x-refusals: [{ error: loan_over, object: { /status: [back, gone] } }]
components:
  schemas:
    Loan:
      properties: { status: {} }
      x-states:
        property: status
        states:
          open: { next: [{ to: back, operation: endLoan }, { to: gone, after: P1D }] }
          late: { next: [{ to: back, operation: endLoan }] }
          back: {}
          gone: {}
`,
  errors: '- { code: loan_over, status: 409 }',
};

describe('states in which a request is refused', () => {
  const report = (states: string) =>
    `x-refusals | \`endLoan\` moves the object \`Loan\`, and says nothing of it in ${states}`;
  const next = (states: string) =>
    `add to \`x-refusals\` which error it answers with then, \`object: { /status: [${states}] }\`, or a move to \`x-states\``;
  const both = `${report('`back`, `gone`')} | ${next('back, gone')}`;

  it.each(
    rowsOf(MOVING, [
      ['every one', []],
      ['one is missing', [['[back, gone]', 'back']], `${report('`gone`')} | ${next('gone')}`],
      [
        'refused on a condition of the body',
        [['[back, gone] }', '[back, gone] }, body: {}']],
        both,
      ],
      ['refused on another condition', [['[back, gone] }', '[back, gone], /a: b }']], both],
      ['refused for another object', [['object: {', 'of: Reader, object: {']], both],
      [
        'no refusals',
        [['      x-refusals: [{ error: loan_over, object: { /status: [back, gone] } }]\n', '']],
        both.replace('x-refusals', 'operationId'),
      ],
      [
        'an operation that can be repeated',
        [
          ['    post:', '    put:'],
          ['[back, gone]', 'back'],
        ],
      ],
      [
        'an operation that changes no state',
        [
          ['operationId: endLoan', 'operationId: readLoan'],
          ['[back, gone]', 'back'],
        ],
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(refusedStates, input)).toEqual(reports);
  });
});
