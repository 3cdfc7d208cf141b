import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { catalog } from './catalog';

const LOST_BOOK: RuleInput = {
  document: `
tags: [{ name: loan }]
paths: { /loans: { post: { operationId: lend, x-errors: [book_lost] } } }
`,
  errors: `
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
`,
};

describe('the error catalog', () => {
  it.each(
    rowsOf(LOST_BOOK, [
      ['a good entry', []],
      [
        'an entry without content',
        [
          [
            'code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } ',
            'code: book_lost ',
          ],
        ],
        '{ | `status` is missing | add `status`: an HTTP status from 400 to 599',
        '{ | `title` is missing | add `title`: a short name in sentence case, `Card is not active`',
        '{ | `topic` is missing | add `topic`: the tag of the page that explains it, or `common`',
        '{ | `when` is missing | add `when`: a sentence that says when it is returned',
        '{ | `causes` is missing | add `causes`: a list with at least one cause',
        '{ | `fixes` is missing | add `fixes`: a list with at least one fix',
        '{ | `retryable` is missing | add `retryable`: `true` or `false`',
        '{ | `sandbox` is missing | add `sandbox`: how the sandbox answers with it',
        '{ | `example` is missing | add `example`: an object with at least `detail`',
      ],
      [
        'an entry with everything wrong',
        [
          ['x-errors: [book_lost', 'x-errors: [Book-Lost'],
          [
            'code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. ',
            "code: Book-Lost, status: 200, title: '', topic: 7, appliesTo: nothing, when: ' ', causes: [], fixes: [7], retryable: 'no', sandbox: [], example: {",
          ],
        ],
        'code | `code` cannot be `Book-Lost` | write lower_snake_case, `card_not_active`',
        'status | `status` is wrong: Expected at least 400 | write an HTTP status from 400 to 599',
        'title | `title` is empty | write a short name in sentence case, `Card is not active`',
        'topic | `topic` is wrong: Expected a string | write the tag of the page that explains it, or `common`',
        'appliesTo | `appliesTo` cannot be `nothing` | use one of `listed`, `every-operation`, `body`, `path-id`, `idempotency-key`, `outside-operations`, `failure`',
        'when | `when` is empty | write a sentence that says when it is returned',
        'causes | `causes` is wrong: Expected at least 1 entry | write a list with at least one cause',
        '7 | `fixes` is wrong: Expected a string | write a value of the right kind',
        'retryable | `retryable` is wrong: Expected a boolean | write `true` or `false`',
        'sandbox | `sandbox` is wrong: Expected a string | write how the sandbox answers with it',
        'example | `detail` is missing | add `detail`',
      ],
      [
        'the code `book__lost`',
        [
          ['x-errors: [book_lost', "x-errors: ['book__lost'"],
          ['code: book_lost', "code: 'book__lost'"],
        ],
        'code | `code` cannot be `book__lost` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `_book`',
        [
          ['x-errors: [book_lost', "x-errors: ['_book'"],
          ['code: book_lost', "code: '_book'"],
        ],
        'code | `code` cannot be `_book` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `book_`',
        [
          ['x-errors: [book_lost', "x-errors: ['book_'"],
          ['code: book_lost', "code: 'book_'"],
        ],
        'code | `code` cannot be `book_` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `a b`',
        [
          ['x-errors: [book_lost', "x-errors: ['a b'"],
          ['code: book_lost', "code: 'a b'"],
        ],
        'code | `code` cannot be `a b` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `9books`',
        [
          ['x-errors: [book_lost', "x-errors: ['9books'"],
          ['code: book_lost', "code: '9books'"],
        ],
        'code | `code` cannot be `9books` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `book_lost x`',
        [
          ['x-errors: [book_lost', "x-errors: ['book_lost x'"],
          ['code: book_lost', "code: 'book_lost x'"],
        ],
        'code | `code` cannot be `book_lost x` | write lower_snake_case, `card_not_active`',
      ],
      [
        'the code `book`',
        [
          ['x-errors: [book_lost', 'x-errors: [book'],
          ['code: book_lost', 'code: book'],
        ],
      ],
      [
        'the code `book_2`',
        [
          ['x-errors: [book_lost', 'x-errors: [book_2'],
          ['code: book_lost', 'code: book_2'],
        ],
      ],
      [
        'the code `b2_c3_d`',
        [
          ['x-errors: [book_lost', 'x-errors: [b2_c3_d'],
          ['code: book_lost', 'code: b2_c3_d'],
        ],
      ],
      [
        'the status 399',
        [['status: 409', 'status: 399']],
        'status | `status` is wrong: Expected at least 400 | write an HTTP status from 400 to 599',
      ],
      ['the status 400', [['status: 409', 'status: 400']]],
      ['the status 511', [['status: 409', 'status: 511']]],
      [
        'the status 499, which only one server uses',
        [['status: 409', 'status: 499']],
        'status | HTTP has no status 499 | write one that clients know, such as 409',
      ],
      [
        'the status 600',
        [['status: 409', 'status: 600']],
        'status | `status` is wrong: Expected at most 599 | write an HTTP status from 400 to 599',
      ],
      [
        'the status 409.5',
        [['status: 409', 'status: 409.5']],
        'status | `status` is wrong: Expected an integer | write an HTTP status from 400 to 599',
      ],
      [
        'the status open',
        [['status: 409', 'status: open']],
        'status | `status` is wrong: Expected an integer | write an HTTP status from 400 to 599',
      ],
      [
        'unknown members',
        [['title: Book is lost', 'retriable: true, color: red, title: Book is lost']],
        'retriable | Unknown key `retriable` | did you mean `retryable`? Otherwise delete it',
        'color | Unknown key `color` | delete it',
      ],
      [
        'a title with faults',
        [['title: Book is lost', 'title: Book is Lost.']],
        'title | The title of `book_lost` ends in a punctuation mark | write it like `Card is not active`',
      ],
      [
        'an example without a detail',
        [['detail: E. ', 'detail: 7 ']],
        'detail | `detail` is wrong: Expected a string | write a value of the right kind',
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
        'a code of failure that is not named',
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
        'code | Nothing in the contract names the error `book_lost` of `failure` | name it where the object has `failure`, or delete the entry',
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
        'status | The error `book_lost` of `failure` has an HTTP status | delete `status`, or `appliesTo` when a call can answer with the code',
      ],
      [
        'a code that no operation returns',
        [['x-errors: [book_lost', 'x-errors: [']],
        'code | No operation can return the error `book_lost` | name it in `x-errors` of an operation, set `appliesTo`, or delete the entry',
      ],
      [
        'a code outside operations',
        [
          ['x-errors: [book_lost', 'x-errors: ['],
          ['status: 409', 'status: 405, appliesTo: outside-operations'],
        ],
      ],
      [
        'a code of every operation',
        [
          ['x-errors: [book_lost', 'x-errors: ['],
          ['status: 409', 'status: 405, appliesTo: every-operation'],
        ],
      ],
      [
        'a code of a scope that one of two operations belongs to',
        [
          [
            'x-errors: [book_lost] } }',
            'x-errors: [] }, get: { operationId: list, parameters: [{ in: path, name: loanId, required: true, schema: { type: string } }] } }',
          ],
          ['status: 409', 'status: 404, appliesTo: path-id'],
        ],
      ],
      [
        'a code of a scope that no operation belongs to',
        [
          ['x-errors: [book_lost', 'x-errors: ['],
          ['status: 409', 'status: 404, appliesTo: path-id'],
        ],
        'code | No operation can return the error `book_lost` | name it in `x-errors` of an operation, set `appliesTo`, or delete the entry',
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
        '{ | `when` is missing | add `when`: a sentence that says when it is returned',
        '{ | `causes` is missing | add `causes`: a list with at least one cause',
        '{ | `fixes` is missing | add `fixes`: a list with at least one fix',
        '{ | `retryable` is missing | add `retryable`: `true` or `false`',
        '{ | `sandbox` is missing | add `sandbox`: how the sandbox answers with it',
        '{ | `example` is missing | add `example`: an object with at least `detail`',
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
        'code | The error `book_lost` is already defined at shared:2:3 | keep one of the two; in partners/shared when both sets use it',
      ],
      [
        'a code three times',
        [
          [
            '- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }',
            `- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }
- { code: book_lost, status: 409, title: Book is lost, topic: loan, when: A., causes: [B.], fixes: [C.], retryable: false, sandbox: D., example: { detail: E. } }`,
          ],
        ],
        'code | The error `book_lost` is already defined at errors:2:3 | keep one of the two; in partners/shared when both sets use it',
        'code | The error `book_lost` is already defined at errors:2:3 | keep one of the two; in partners/shared when both sets use it',
      ],
      ['the common topic', [['topic: loan', 'topic: common']]],
      [
        'unknown topics',
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
        'laon | There is no topic `laon` in this set | did you mean `loan`? Otherwise name a tag of `openapi.yaml`',
        'zzzzzzzzzzzz | There is no topic `zzzzzzzzzzzz` in this set | name a tag of `openapi.yaml`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(catalog, input)).toEqual(reports);
  });
});
