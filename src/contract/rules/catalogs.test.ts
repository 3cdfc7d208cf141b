import { describe, expect, it } from 'vitest';
import { saidBy, type RuleInput } from '../testing/rule-run';
import { catalogue } from './catalogue';
import { sandbox } from './sandbox';
import { refusals } from './refusals';
import { keywords } from './keywords';

/** A document, and all that is said of it. */
type Row = readonly [what: string, input: RuleInput, ...said: string[]];

const rowsOf = (rows: readonly Row[]) =>
  rows.map(([what, input, ...said]) => ({ what, input, said }));

describe('the error catalog', () => {
  const rows: readonly Row[] = [
    [
      'a good entry',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'an entry that says nothing',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost }
`,
      },
      '{ | catalogue | The error `book_lost` has no `status` | write an HTTP status from 400 to 599',
      '{ | catalogue | The error `book_lost` has no `title` | write a short name in sentence case, `Card is not active`',
      '{ | catalogue | The error `book_lost` has no `topic` | write the tag of the page that explains it, or `common`',
      '{ | catalogue | The error `book_lost` has no `when` | write a sentence that says when it is returned',
      '{ | catalogue | The error `book_lost` has no `causes` | write a list with at least one cause',
      '{ | catalogue | The error `book_lost` has no `fixes` | write a list with at least one fix',
      '{ | catalogue | The error `book_lost` has no `retryable` | write `true` or `false`',
      '{ | catalogue | The error `book_lost` has no `sandbox` | write how the sandbox answers with it',
      '{ | catalogue | The error `book_lost` has no `example` | write an object with at least `detail`',
    ],
    [
      'an entry with everything wrong',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [Book-Lost] } } }
`,
        errors: `
- { code: Book-Lost, status: 200, title: '', topic: 7, appliesTo: nothing, when: ' ', causes: [], fixes: [7], retryable: 'no', sandbox: [], example: {} }
`,
      },
      'code | catalogue | The error `Book-Lost` has a wrong `code` | write lower_snake_case, `card_not_active`',
      'status | catalogue | The error `Book-Lost` has a wrong `status` | write an HTTP status from 400 to 599',
      'title | catalogue | The error `Book-Lost` has a wrong `title` | write a short name in sentence case, `Card is not active`',
      'topic | catalogue | The error `Book-Lost` has a wrong `topic` | write the tag of the page that explains it, or `common`',
      'appliesTo | catalogue | The error `Book-Lost` has a wrong `appliesTo` | write `listed`, `every-operation`, `body`, `path-id`, `idempotency-key`, `outside-operations`, `failure`',
      'when | catalogue | The error `Book-Lost` has a wrong `when` | write a sentence that says when it is returned',
      'causes | catalogue | The error `Book-Lost` has a wrong `causes` | write a list with at least one cause',
      'fixes | catalogue | The error `Book-Lost` has a wrong `fixes` | write a list with at least one fix',
      'retryable | catalogue | The error `Book-Lost` has a wrong `retryable` | write `true` or `false`',
      'sandbox | catalogue | The error `Book-Lost` has a wrong `sandbox` | write how the sandbox answers with it',
      'example | catalogue | The error `Book-Lost` has a wrong `example` | write an object with at least `detail`',
    ],
    [
      'the code `book__lost`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['book__lost'] } } }
`,
        errors: `
- { code: 'book__lost', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `book__lost` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `_book`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['_book'] } } }
`,
        errors: `
- { code: '_book', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `_book` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `book_`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['book_'] } } }
`,
        errors: `
- { code: 'book_', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `book_` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `a b`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['a b'] } } }
`,
        errors: `
- { code: 'a b', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `a b` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `9books`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['9books'] } } }
`,
        errors: `
- { code: '9books', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `9books` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `book_lost x`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: ['book_lost x'] } } }
`,
        errors: `
- { code: 'book_lost x', status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `book_lost x` has a wrong `code` | write lower_snake_case, `card_not_active`',
    ],
    [
      'the code `book`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book] } } }
`,
        errors: `
- { code: book, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'the code `book_2`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_2] } } }
`,
        errors: `
- { code: book_2, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'the code `b2_c3_d`',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [b2_c3_d] } } }
`,
        errors: `
- { code: b2_c3_d, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'the status 399',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 399, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'status | catalogue | The error `book_lost` has a wrong `status` | write an HTTP status from 400 to 599',
    ],
    [
      'the status 400',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 400, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'the status 599',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 599, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'the status 600',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 600, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'status | catalogue | The error `book_lost` has a wrong `status` | write an HTTP status from 400 to 599',
    ],
    [
      'the status 409.5',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409.5, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'status | catalogue | The error `book_lost` has a wrong `status` | write an HTTP status from 400 to 599',
    ],
    [
      'the status open',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: open, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'status | catalogue | The error `book_lost` has a wrong `status` | write an HTTP status from 400 to 599',
    ],
    [
      'members that an entry does not have',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, retriable: true, color: red, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'retriable | catalogue | An error has no `retriable` | did you mean `retryable`? Otherwise delete it',
      'color | catalogue | An error has no `color` | delete it',
    ],
    [
      'a title with faults',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is Lost., topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'title | catalogue | The title of `book_lost` ends in a punctuation mark | write it like `Card is not active`',
    ],
    [
      'an example without a detail',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: 7 } }
`,
      },
      'example | catalogue | The error `book_lost` has a wrong `example` | write an object with at least `detail`',
    ],
    [
      'a code of failure that the contract names',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
info: { title: book_lost }
`,
        errors: `
- { code: book_lost, appliesTo: failure, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'a code of failure that nothing names',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
info: { title: book_lost_again }
`,
        errors: `
- { code: book_lost, appliesTo: failure, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | Nothing in the contract names the error `book_lost` of `failure` | name it where the object has `failure`, or delete the entry',
    ],
    [
      'a code of failure with a status',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
info: { title: book_lost }
`,
        errors: `
- { code: book_lost, appliesTo: failure, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'status | catalogue | The error `book_lost` of `failure` has an HTTP status | delete `status`, or `appliesTo` when a call can answer with the code',
    ],
    [
      'a code that no operation returns',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | No operation can return the error `book_lost` | name it in `x-errors` of an operation, set `appliesTo`, or delete the entry',
    ],
    [
      'a code outside operations',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
`,
        errors: `
- { code: book_lost, status: 405, appliesTo: outside-operations, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'a code of every operation',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
`,
        errors: `
- { code: book_lost, status: 405, appliesTo: every-operation, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'a shared code that another set uses, unfinished',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [] } } }
`,
        shared: `
- { code: book_lost, topic: cinema }
`,
      },
    ],
    [
      'a shared code that this set uses, unfinished',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        shared: `
- { code: book_lost, status: 409, topic: loan, title: Lost }
`,
      },
      '{ | catalogue | The error `book_lost` has no `when` | write a sentence that says when it is returned',
      '{ | catalogue | The error `book_lost` has no `causes` | write a list with at least one cause',
      '{ | catalogue | The error `book_lost` has no `fixes` | write a list with at least one fix',
      '{ | catalogue | The error `book_lost` has no `retryable` | write `true` or `false`',
      '{ | catalogue | The error `book_lost` has no `sandbox` | write how the sandbox answers with it',
      '{ | catalogue | The error `book_lost` has no `example` | write an object with at least `detail`',
    ],
    [
      'a code in both catalogs',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
        shared: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `book_lost` stands at shared:2:3 as well | keep one of the two; in partners/shared when both sets use it',
    ],
    [
      'a code three times',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'code | catalogue | The error `book_lost` stands at errors:2:3 as well | keep one of the two; in partners/shared when both sets use it',
      'code | catalogue | The error `book_lost` stands at errors:2:3 as well | keep one of the two; in partners/shared when both sets use it',
    ],
    [
      'the common topic',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: common, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
    ],
    [
      'topics of nothing',
      {
        document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost, busy] } } }
`,
        errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: laon, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
- { code: busy, status: 503, title: Book is lost, topic: zzzzzzzzzzzz, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
      },
      'laon | catalogue | There is no topic `laon` in this set | did you mean `loan`? Otherwise name a tag of `openapi.yaml`',
      'zzzzzzzzzzzz | catalogue | There is no topic `zzzzzzzzzzzz` in this set | name a tag of `openapi.yaml`',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(catalogue, input)).toEqual(said);
  });
});

describe('sandbox values', () => {
  const rows: readonly Row[] = [
    [
      'a value at in: path, name: id',
      {
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
      },
    ],
    [
      'a value at in: body, name: /days',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /days, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /books/0',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/0, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /books/-/id',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/-/id, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /books/12/id',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/12/id, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /meta/x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /meta/x, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /texts/x/a',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /texts/x/a, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /pickup/desk',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /pickup/desk, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: body, name: /pickup/mail',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /pickup/mail, value: a, result: B. }]
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
      },
    ],
    [
      'a value at in: query, name: id',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: query, name: id, value: a, result: B. }]
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
      },
      'id | sandbox | There is no query parameter `id` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: path, name: ids',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: ids, value: a, result: B. }]
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
      },
      'ids | sandbox | There is no path parameter `ids` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at name: id',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ name: id, value: a, result: B. }]
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
      },
      'id | sandbox | There is no parameter `id` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: days',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: days, value: a, result: B. }]
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
      },
      'days | sandbox | The request body has nothing at `days` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, value: a, result: B. }]
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
      },
      '{ | sandbox | The request body has nothing at `` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /dyas',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /dyas, value: a, result: B. }]
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
      },
      '/dyas | sandbox | The request body has nothing at `/dyas` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /days/x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /days/x, value: a, result: B. }]
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
      },
      '/days/x | sandbox | The request body has nothing at `/days/x` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /books/x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/x, value: a, result: B. }]
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
      },
      '/books/x | sandbox | The request body has nothing at `/books/x` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /books/1x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/1x, value: a, result: B. }]
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
      },
      '/books/1x | sandbox | The request body has nothing at `/books/1x` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /books/0/x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /books/0/x, value: a, result: B. }]
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
      },
      '/books/0/x | sandbox | The request body has nothing at `/books/0/x` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'a value at in: body, name: /pickup/x',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /pickup/x, value: a, result: B. }]
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
      },
      '/pickup/x | sandbox | The request body has nothing at `/pickup/x` | write a parameter of the operation, or a pointer into its body',
    ],
    [
      'errors and states that are there',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, result: B., error: book_lost, state: open, from: back }]
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
      },
    ],
    [
      'a common error',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, result: B., error: busy }]
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
      },
    ],
    [
      'slips of the pen',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, result: B., error: book_lots, state: opne, from: bcak, valeu: a }]
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
      },
      'book_lots | sandbox | Operation `lend` does not return `book_lots` | did you mean `book_lost`? Otherwise add the code to `x-errors`',
      'opne | sandbox | There is no state `opne` | did you mean `open`? Otherwise name a state of the object',
      'bcak | sandbox | There is no state `bcak` | did you mean `back`? Otherwise name a state of the object',
      'a | sandbox | A sandbox value has no `valeu` | did you mean `value`? Otherwise delete it',
    ],
    [
      'names of something else',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, result: B., error: zzzzzzzzz, state: blocked, zzzzzzzzz: a }]
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
      },
      'zzzzzzzzz | sandbox | Operation `lend` does not return `zzzzzzzzz` | add the code to `x-errors`',
      'blocked | sandbox | There is no state `blocked` | name a state of the object',
      'a | sandbox | A sandbox value has no `zzzzzzzzz` | delete it',
    ],
    [
      'no result',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, value: a, stays: true, patch: {} }]
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
      },
      '{ | sandbox | The sandbox value has no `result` | say what happens',
    ],
    [
      'states of any object, where the answer shows none',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: path, name: id, result: B., state: blocked, from: gone }]
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
      },
      'gone | sandbox | There is no state `gone` | name a state of the object',
    ],
    [
      'nothing at all, twice',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{}, { in: path, name: id, result: B. }]
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
      },
      '{ | sandbox | There is no parameter `` | write a parameter of the operation, or a pointer into its body',
      '{ | sandbox | The sandbox value has no `result` | say what happens',
    ],
    [
      'a place in the body of a call without body',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-sandbox: [{ in: body, name: /days, result: B. }]
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
      },
      '/days | sandbox | The request body has nothing at `/days` | write a parameter of the operation, or a pointer into its body',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(sandbox, input)).toEqual(said);
  });
});

describe('refusals', () => {
  const rows: readonly Row[] = [
    [
      'good ones',
      {
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
      },
    ],
    [
      'one that says nothing',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{  }]
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
      },
      '{ | refusals | Operation `lend` does not list `` | add the code to `x-errors`',
      '{ | refusals | The refusal has no condition | add `object` or `body` with at least one field',
    ],
    [
      'an error that the operation does not list',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lots, body: { /days: 7 } }]
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
      },
      'book_lots | refusals | Operation `lend` does not list `book_lots` | did you mean `book_lost`? Otherwise add the code to `x-errors`',
    ],
    [
      'a common error',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: busy, body: { /days: 7 } }]
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
      },
      'busy | refusals | Operation `lend` does not list `busy` | add the code to `x-errors`',
    ],
    [
      'an object of nothing',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, of: Raeder, object: { /name: A } }]
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
      },
      'Raeder | refusals | There is no schema `Raeder` | did you mean `Reader`? Otherwise name the schema of an object',
      '{ | refusals | The object has nothing at `/name` | write a pointer to one of its fields, `/status`',
    ],
    [
      'an object far from any',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, of: Zzzzzzzzzz, body: { /days: 7 } }]
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
      },
      'Zzzzzzzzzz | refusals | There is no schema `Zzzzzzzzzz` | name the schema of an object',
    ],
    [
      'places of nothing',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, object: { /stauts: a, status: a }, body: { /dyas: 7, days: 7 } }]
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
      },
      '{ | refusals | The object has nothing at `/stauts` | write a pointer to one of its fields, `/status`',
      '{ | refusals | The object has nothing at `status` | write a pointer to one of its fields, `/status`',
      '{ | refusals | The body has nothing at `/dyas` | write a pointer to one of its fields, `/status`',
      '{ | refusals | The body has nothing at `days` | write a pointer to one of its fields, `/status`',
    ],
    [
      'places of another object',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, of: Reader, object: { /status: a, /name: b } }]
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
      },
      '{ | refusals | The object has nothing at `/status` | write a pointer to one of its fields, `/status`',
    ],
    [
      'no condition',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost }]
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
      },
      'book_lost | refusals | The refusal has no condition | add `object` or `body` with at least one field',
    ],
    [
      'members that a refusal does not have',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, body: { /days: 7 }, bdoy: {}, zzzzzzz: a }]
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
      },
      '{ | refusals | A refusal has no `bdoy` | did you mean `body`? Otherwise delete it',
      'a | refusals | A refusal has no `zzzzzzz` | delete it',
    ],
    [
      'a place in the body of a call without body',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, body: { /days: 7 } }]
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
      },
      '{ | refusals | The body has nothing at `/days` | write a pointer to one of its fields, `/status`',
    ],
    [
      'a place in the answer of a call that answers nothing',
      {
        document: `
paths:
  /loans/{id}:
    post:
      operationId: lend
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '409': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
      x-errors: [book_lost]
      x-refusals: [{ error: book_lost, object: { /status: a } }]
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
      },
      '{ | refusals | The object has nothing at `/status` | write a pointer to one of its fields, `/status`',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(refusals, input)).toEqual(said);
  });
});

describe('keywords', () => {
  const rows: readonly Row[] = [
    [
      'good ones',
      {
        document: `
info: { x-illustrative: true }
tags: [{ x-displayName: A }]
paths: { /loans: { post: { x-errors: [a], x-events: [], x-effects: A., x-retry: B., x-sandbox: [], x-refusals: [] } } }
components: { schemas: { A: { x-states: {}, x-fees: [], x-sums: [], x-conversions: [], x-unit: days, x-lapses: true, x-enumDescriptions: {}, x-present-when: C. } } }
`,
      },
    ],
    [
      'each with another value',
      {
        document: `
info: { x-illustrative: 'yes' }
tags: [{ x-displayName: 7 }]
paths: { /loans: { post: { x-errors: a, x-events: [7], x-effects: [], x-retry: ' ', x-sandbox: {}, x-refusals: a, x-event: [], x-example-patch: 7 } } }
`,
      },
      'a | keyword-value | `x-errors` is not a list of texts | write a list of texts (operation: codes specific to it; common ones come from the catalogue)',
      '[7 | keyword-value | `x-events` is not a list of texts | write a list of texts (operation: types of the events the call can cause)',
      '[ | keyword-value | `x-effects` is not a text | write a text (operation: Markdown, what changes besides the answer)',
      "' | keyword-value | `x-retry` is not a text | write a text (operation: Markdown, what to do on timeout and whether a retry is safe)",
      '{ | keyword-value | `x-sandbox` is not a list | write a list (operation: values that make the sandbox act on purpose (`in`, `name`, `value`, `result`, `error`, `state`, `from`, `stays`, `patch`))',
      'a | keyword-value | `x-refusals` is not a list | write a list (operation: when the sandbox refuses beyond schema and lifecycle (`error`, `of`, `object`, `body`))',
      '[ | keyword-value | `x-event` is not an object | write an object (webhook: marks a notification; says when it is `sent` and `notSent`, and its `ordering`)',
      '7 | keyword-value | `x-displayName` is not a text | write a text (tag: title of the topic page)',
      "'yes' | keyword-value | `x-illustrative` is not `true` or `false` | write `true` or `false` (`info`: the contract is a sample, its hosts, limits and fees are illustrative)",
    ],
    [
      'each of a schema with another value',
      {
        document: `
components: { schemas: { A: { x-states: [], x-fees: {}, x-sums: a, x-conversions: 7, x-unit: 7, x-lapses: 1, x-enumDescriptions: [], x-present-when: '' } } }
`,
      },
      '[ | keyword-value | `x-states` is not an object | write an object (schema of an object: its lifecycle (`property`, `initial`, `states`))',
      '{ | keyword-value | `x-fees` is not a list | write a list (schema of an object: which entry of the fee schedule (`fee`) is charged on which of its amounts (`on`), where that is told (`in`), and `when`)',
      'a | keyword-value | `x-sums` is not a list | write a list (schema of an object: an amount (`at`) that is the sum of others (`of`; `-/fees` is taken away), and `when`)',
      '7 | keyword-value | `x-conversions` is not a list | write a list (schema of an object: a sum (`of`; `-/fees` is taken away) that `times` or `over` a rate `is` another amount, their `units`, where it is told which of them was given (`fixed`), and `when`)',
      '7 | keyword-value | `x-unit` is not a text | write a text (number: its unit, `seconds`, `basis points`, `items`)',
      '1 | keyword-value | `x-lapses` is not `true` or `false` | write `true` or `false` (property that holds a moment: when it has passed, the sandbox takes the property away)',
      '[ | keyword-value | `x-enumDescriptions` is not an object | write an object (enum: Markdown for each value, what it means and what to do)',
      "'' | keyword-value | `x-present-when` is not a text | write a text (optional property: Markdown, when it is there; keeps it out of derived examples)",
    ],
    [
      'a slip of the pen, at any depth',
      {
        document: `
x-dispalyName: A
tags: [{ x-zzzzzzzzzzzzzzzz: A }]
components: { schemas: { A: { properties: { a: { x-untis: days } } } } }
`,
      },
      'x-dispalyName | known-keyword | The keyword `x-dispalyName` is unknown | did you mean `x-displayName`? Otherwise see src/contract/keywords.ts for all of them',
      'x-untis | known-keyword | The keyword `x-untis` is unknown | did you mean `x-unit`? Otherwise see src/contract/keywords.ts for all of them',
      'x-zzzzzzzzzzzzzzzz | known-keyword | The keyword `x-zzzzzzzzzzzzzzzz` is unknown | see src/contract/keywords.ts for all of them',
    ],
    [
      'a field and a header of this name',
      {
        document: `
components: { schemas: { A: { properties: { x-own: { type: string } } } }, responses: { A: { headers: { x-own: { schema: { x-own: a } } } } } }
`,
      },
      'x-own | known-keyword | The keyword `x-own` is unknown | see src/contract/keywords.ts for all of them',
    ],
    [
      'data in example',
      {
        document: `
components: { schemas: { A: { example: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in examples',
      {
        document: `
components: { schemas: { A: { examples: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in default',
      {
        document: `
components: { schemas: { A: { default: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in const',
      {
        document: `
components: { schemas: { A: { const: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in enum',
      {
        document: `
components: { schemas: { A: { enum: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in required',
      {
        document: `
components: { schemas: { A: { required: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-example-patch',
      {
        document: `
components: { schemas: { A: { x-example-patch: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-sandbox',
      {
        document: `
components: { schemas: { A: { x-sandbox: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-refusals',
      {
        document: `
components: { schemas: { A: { x-refusals: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-fees',
      {
        document: `
components: { schemas: { A: { x-fees: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-sums',
      {
        document: `
components: { schemas: { A: { x-sums: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-conversions',
      {
        document: `
components: { schemas: { A: { x-conversions: [{ x-own: a }] } } }
`,
      },
    ],
    [
      'data in x-enumDescriptions',
      {
        document: `
components: { schemas: { A: { x-enumDescriptions: { x-own: { x-own: a } } } } }
`,
      },
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(keywords, input)).toEqual(said);
  });
});
