import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { keywords } from './keywords';
import { eventType, operationResponses } from './messages';
import {
  operationErrors,
  operationEvents,
  operationNames,
  operationTags,
  errorCodes,
  operationRetry,
  operationScopes,
  summaryStyle,
} from './operations';

const OPERATION_ERRORS: RuleInput = {
  document: `
paths:
  /loans:
    post:
      operationId: lend
      x-errors: [book_lost, busy]
`,
  errors: `
- { code: book_lost, status: 409 }
- { code: too_late, appliesTo: failure }
- { code: busy, status: 503, appliesTo: every-operation }
`,
};

describe('error codes of an operation', () => {
  it.each(
    rowsOf(OPERATION_ERRORS, [
      ['names that exist', []],
      [
        'none, if a common code applies',
        [
          [
            `      x-errors: [book_lost, busy]
`,
            '',
          ],
        ],
      ],
      [
        'none, and an error response',
        [
          ['x-errors: [book_lost, busy]', "responses: { '404': {} }"],
          [
            `- { code: too_late, appliesTo: failure }
- { code: busy, status: 503, appliesTo: every-operation }
`,
            '',
          ],
        ],
      ],
      [
        'none, and a default response',
        [
          ['x-errors: [book_lost, busy]', 'responses: { default: {} }'],
          [
            `- { code: too_late, appliesTo: failure }
- { code: busy, status: 503, appliesTo: every-operation }
`,
            '',
          ],
        ],
      ],
      [
        'an empty list',
        [
          ['book_lost, busy', ''],
          [
            `- { code: too_late, appliesTo: failure }
- { code: busy, status: 503, appliesTo: every-operation }
`,
            '',
          ],
        ],
      ],
      [
        'none at all',
        [
          ['x-errors: [book_lost, busy]', "responses: { '204': {}, '1405': {} }"],
          [
            `- { code: too_late, appliesTo: failure }
- { code: busy, status: 503, appliesTo: every-operation }
`,
            '',
          ],
        ],
        'operationId | Operation `lend` has no error response | name the codes it can return in `x-errors`, or write the 4xx responses',
      ],
      [
        'none at all, for an operation without a name',
        {
          document: `
paths:
  /loans:
    post:
      tags: []
`,
          errors: `
- { code: book_lost, status: 409 }
`,
        },
        'post | Operation `POST /loans` has no error response | name the codes it can return in `x-errors`, or write the 4xx responses',
      ],
      [
        'none, for an operation that partners implement',
        {
          document: `
webhooks:
  loan.returned:
    post:
      operationId: ask
`,
          errors: `
- { code: book_lost, status: 409 }
`,
        },
      ],
      [
        'a misspelled code',
        {
          document: `
paths:
  /loans:
    post:
      x-errors: [book_lots]
`,
          errors: `
- { code: book_lost, status: 409 }
`,
        },
        'book_lots | No catalog has the error code `book_lots` | did you mean `book_lost`? Otherwise add it to `errors.yaml`',
      ],
      [
        'an unknown code',
        {
          document: `
paths:
  /loans:
    post:
      x-errors: [zzzzzzzz, 7]
`,
          errors: `
- { code: book_lost, status: 409 }
`,
        },
        'zzzzzzzz | No catalog has the error code `zzzzzzzz` | add it to `errors.yaml`',
        '7 | No catalog has the error code `` | add it to `errors.yaml`',
      ],
      [
        'a code of failure',
        [
          [
            `      operationId: lend
      x-errors: [book_lost, busy]`,
            '      x-errors: [book_lost, too_late]',
          ],
        ],
        'too_late | The error code `too_late` is for `failure` only and has no HTTP status | delete it here, or give the entry a `status` and delete `appliesTo: failure`',
      ],
      [
        'a code that is listed twice',
        [
          [
            `      operationId: lend
      x-errors: [book_lost, busy]`,
            '      x-errors: [book_lost, busy, book_lost]',
          ],
        ],
        'book_lost | The error code `book_lost` is listed twice | delete one of the two',
      ],
      [
        'an unknown code of an operation that partners implement',
        {
          document: `
webhooks:
  loan.returned:
    post:
      x-errors: [gone]
`,
          errors: `
- { code: book_lost, status: 409 }
`,
        },
        'gone | No catalog has the error code `gone` | add it to `errors.yaml`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([errorCodes, operationErrors], input)).toEqual(reports);
  });
});

const OPERATION_EVENTS: RuleInput = {
  document: `
paths:
  /loans:
    post:
      x-events: [loan.returned]
webhooks:
  loan.returned:
    post:
      x-event: {}
`,
};

describe('events of an operation', () => {
  it.each(
    rowsOf(OPERATION_EVENTS, [
      ['an existing event', []],
      [
        'a misspelled event',
        [['x-events: [loan.returned', 'x-events: [loan.returned, loan.retruned']],
        'loan.retruned | There is no event `loan.retruned` | did you mean `loan.returned`? Otherwise add it to `webhooks` with `x-event`',
      ],
      [
        'an event of an operation that partners implement',
        [
          ['x-events: [loan.returned', 'x-events: [/check'],
          ['loan.returned:', '/check:'],
          ['x-event: {}', 'operationId: ask'],
        ],
        '/check | There is no event `/check` | add it to `webhooks` with `x-event`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(operationEvents, input)).toEqual(reports);
  });
});

const OPERATION_FRAME: RuleInput = {
  document: `
tags: [{ name: loan }]
paths:
  /loans:
    post:
      operationId: lendBook2
      tags: [loan]
`,
};

describe('names of an operation', () => {
  it.each(
    rowsOf(OPERATION_FRAME, [
      ['good ones', []],
      [
        'an id in snake case',
        [['operationId: lendBook2', 'operationId: lend_book']],
        'lend_book | The operationId `lend_book` is not lowerCamelCase | write it like `lendBook`; its anchor is then `lend-book`',
      ],
      [
        'an id that starts with a capital',
        [['operationId: lendBook2', 'operationId: Lend']],
        'Lend | The operationId `Lend` is not lowerCamelCase | write it like `lendBook`; its anchor is then `lend-book`',
      ],
      [
        'an id after a space',
        [['operationId: lendBook2', "operationId: ' lend'"]],
        "' | The operationId ` lend` is not lowerCamelCase | write it like `lendBook`; its anchor is then `lend-book`",
      ],
      [
        'a tag that the root does not list',
        [
          ['operationId: lendBook2', 'operationId: lend'],
          ['tags: [loan', 'tags: [loan, laon, cinema-tickets'],
        ],
        'laon | There is no tag `laon` | did you mean `loan`? Otherwise add it to `tags` in `openapi.yaml`',
        'cinema-tickets | There is no tag `cinema-tickets` | add it to `tags` in `openapi.yaml`',
      ],
      [
        'no tag',
        [
          [
            `      operationId: lendBook2
      tags: [loan]`,
            '      operationId: lend',
          ],
        ],
        'post | Operation `lend` has no tag | add `tags: [card]`, the tag of the page that explains it',
      ],
      [
        'neither id nor tag',
        {
          document: `
tags: [{ name: loan }, {}]
paths:
  /loans:
    post:
      tags: []
`,
        },
        'tags | Operation `POST /loans` has no tag | add `tags: [card]`, the tag of the page that explains it',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([operationNames, operationTags], input)).toEqual(reports);
  });
});

const OPERATION_RESPONSES: RuleInput = {
  document: `
paths:
  /loans:
    post:
      operationId: lend
      responses: { '204': {} }
`,
};

describe('responses of an operation', () => {
  it.each(
    rowsOf(OPERATION_RESPONSES, [
      ['a response without content', []],
      ['a redirect', [["'204': {", "'303': {"]]],
      [
        'only error responses',
        [["'204': {", "'422': {"]],
        "responses | Operation `lend` has no success response | add one under `responses`: `'200'` with a description and a schema",
      ],
      [
        'none, for an event',
        {
          document: `
webhooks:
  loan.returned:
    post:
      operationId: told
      x-event: {}
`,
        },
      ],
      [
        'none, for an operation that partners implement',
        {
          document: `
webhooks:
  /check:
    post:
      operationId: ask
`,
        },
        "post | Operation `ask` has no success response | add one under `responses`: `'200'` with a description and a schema",
      ],
      [
        'a response and a body without schema',
        [
          [
            "      responses: { '204': {} }",
            `      requestBody: { content: { a/b: {} } }
      responses: { '201': { content: { a/b: {} } } }`,
          ],
        ],
        'a/b | The answer 201 of `lend` has no schema | add `schema` with a `$ref` to a named schema',
        'a/b | The request body of `lend` has no schema | add `schema` with a `$ref` to a named schema',
      ],
      [
        'a shared response and a shared body without schema',
        [
          [
            "      responses: { '204': {} }",
            `      requestBody: { $ref: '#/components/requestBodies/Lend' }
      responses: { '201': { $ref: '#/components/responses/Lent' } }
components:
  requestBodies: { Lend: { content: { a/b: { examples: {} } } } }
  responses: { Lent: { content: { a/b: { examples: {} } } } }`,
          ],
        ],
        'a/b | The answer 201 of `lend` has no schema | add `schema` with a `$ref` to a named schema',
        'a/b | The request body of `lend` has no schema | add `schema` with a `$ref` to a named schema',
      ],
      [
        'a schema without example',
        [["'204': {", "'201': { content: { a/b: { schema: { type: string } } } "]],
        'a/b | The answer 201 of `lend` has no example | give the properties of its schema `examples: [one]`, or write `examples` beside `schema`',
      ],
      [
        'not required for a plain constant',
        {
          document: `
paths:
  /loans:
    post:
      operationId: lend
      responses: { '201': { content: { a/b: { schema: { type: string } } } } }
`,
          isComplete: false,
        },
      ],
      [
        'a schema with an example',
        [["'204': {", "'201': { content: { a/b: { schema: { type: string, examples: [a] } } } "]],
      ],
      [
        'examples with a summary, without one, and with one elsewhere',
        [
          [
            '      operationId: lend',
            `      operationId: lend
      requestBody:
        content:
          a/b:
            schema: { type: string }
            examples:
              told: { summary: Told., value: a }
              elsewhere: { $ref: '#/components/examples/a' }
              untold: { value: b }`,
          ],
        ],
        'untold | The example `untold` has no summary | add a `summary` that distinguishes it from the others',
      ],
      ['an error response without schema', [['} ', "}, '409': { content: { a/b: {} } } "]]],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(operationResponses, input)).toEqual(reports);
  });
});

const OPERATION_RETRY: RuleInput = {
  document: `
paths:
  /loans:
    post:
      operationId: lend
      x-retry: Send it again.
`,
};

describe('what to do if a response is lost', () => {
  it.each(
    rowsOf(OPERATION_RETRY, [
      ['advice', []],
      [
        'no advice',
        [
          [
            `      x-retry: Send it again.
`,
            '',
          ],
        ],
        'operationId | Operation `lend` changes something and has no `x-retry` | add `x-retry`: what to do on a timeout, and whether a retry is safe',
      ],
      [
        'an empty text',
        [
          ['post:', 'delete:'],
          ['x-retry: Send it again.', "x-retry: ''"],
        ],
        'operationId | Operation `lend` changes something and has no `x-retry` | add `x-retry`: what to do on a timeout, and whether a retry is safe',
      ],
      [
        'no advice for an operation that changes nothing',
        {
          document: `
paths:
  /loans:
    get:
      operationId: list
`,
        },
      ],
      [
        'no advice for an operation that partners implement',
        {
          document: `
webhooks:
  loan.returned:
    post:
      operationId: ask
`,
        },
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(operationRetry, input)).toEqual(reports);
  });
});

const OPERATION_SCOPES: RuleInput = {
  document: `
paths:
  /loans:
    post:
      security: [{ apiKey: [loans:write, late-loans:read] }, {}]
`,
};

describe('scopes', () => {
  it.each(
    rowsOf(OPERATION_SCOPES, [
      ['good ones', []],
      [
        'no action',
        [[' apiKey: [loans:write, late-loans:read] }, {', '}, { apiKey: [loans:write, loans] ']],
        'loans | `loans` is not a scope | write it as `resource:action`, for example `cards:write`',
      ],
      [
        'more than an action',
        [
          [
            'loans:write, late-loans:read] }, {',
            "loans:write:all, 'x loans:read', Loans:read, loans:write-all, a-:b, 7] ",
          ],
        ],
        'loans | `loans:write:all` is not a scope | write it as `resource:action`, for example `cards:write`',
        "'x | `x loans:read` is not a scope | write it as `resource:action`, for example `cards:write`",
        'Loans | `Loans:read` is not a scope | write it as `resource:action`, for example `cards:write`',
        'loans | `loans:write-all` is not a scope | write it as `resource:action`, for example `cards:write`',
        'a- | `a-:b` is not a scope | write it as `resource:action`, for example `cards:write`',
        '7 | `7` is not a scope | write it as `resource:action`, for example `cards:write`',
      ],
      [
        'scopes of several schemes',
        [['loans:write, late-loans:read] }, {', '], other: [all] ']],
        'all | `all` is not a scope | write it as `resource:action`, for example `cards:write`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(operationScopes, input)).toEqual(reports);
  });
});

const SUMMARY_STYLE: RuleInput = {
  document: `
paths:
  /loans:
    post:
      summary: Lend a book
`,
};

describe('summaries', () => {
  it.each(
    rowsOf(SUMMARY_STYLE, [
      ['a good one', []],
      ['none', [['summary: Lend a book', 'operationId: lend']]],
      [
        'title case',
        [['summary: Lend a book', 'summary: Lend a Book']],
        'Lend | The summary `Lend a Book` has a capital inside (`Book`) | write it like `Create a card`: sentence case, no full stop, details in `description`',
      ],
      [
        'a full stop',
        [['summary: Lend a book', 'summary: Lend a book.']],
        'Lend | The summary `Lend a book.` ends in a punctuation mark | write it like `Create a card`: sentence case, no full stop, details in `description`',
      ],
      [
        'one of the maximum length',
        [['summary: Lend a book', 'summary: Leeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee']],
      ],
      [
        'one that is too long',
        [['summary: Lend a book', 'summary: Leeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee']],
        'Leeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee | The summary `Leeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` has 51 characters, 50 at most | write it like `Create a card`: sentence case, no full stop, details in `description`',
      ],
      [
        'one with every mistake',
        [
          [
            'summary: Lend a book',
            'summary: Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book.',
          ],
        ],
        'Lend | The summary `Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book.` ends in a punctuation mark | write it like `Create a card`: sentence case, no full stop, details in `description`',
        'Lend | The summary `Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book.` has a capital inside (`Lend`) | write it like `Create a card`: sentence case, no full stop, details in `description`',
        'Lend | The summary `Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book. Lend a Book.` has 77 characters, 50 at most | write it like `Create a card`: sentence case, no full stop, details in `description`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(summaryStyle, input)).toEqual(reports);
  });
});

const EVENT_FRAME: RuleInput = {
  document: `
webhooks:
  loan.returned:
    post:
      operationId: told
      x-event: { sent: When it is back., notSent: When it is lost., ordering: None. }
      requestBody: { content: { a/b: { schema: { properties: { type: { const: loan.returned } } } } } }
`,
};

describe('events', () => {
  it.each(
    rowsOf(EVENT_FRAME, [
      ['a good one', []],
      [
        'one without content',
        [
          [
            `      operationId: told
      x-event: { sent: When it is back., notSent: When it is lost., ordering: None. }`,
            '      x-event: {}',
          ],
        ],
        'x-event | `sent` is missing | add `sent`: when the event is sent',
        'x-event | `notSent` is missing | add `notSent`: when the event is not sent, although one might expect it',
      ],
      [
        'a misspelled member',
        [
          [
            `      operationId: told
      x-event: { sent: When it is back., notSent: When it is lost., ordering: None. }`,
            '      x-event: { sent: A., notSent: B., sentt: C., audience: D. }',
          ],
        ],
        'sentt | Unknown key `sentt` | did you mean `sent`? Otherwise delete it',
        'audience | Unknown key `audience` | delete it',
      ],
      [
        'another type',
        [
          [
            'sent: When it is back., notSent: When it is lost., ordering: None. ',
            'sent: A., notSent: B. ',
          ],
          ['const: loan.returned ', 'const: loan.back '],
        ],
        'operationId | The payload of `loan.returned` has the type `loan.back` | write `type: { const: loan.returned }` in its properties',
      ],
      [
        'a type that is not a string',
        [
          [
            'sent: When it is back., notSent: When it is lost., ordering: None. ',
            'sent: A., notSent: B. ',
          ],
          ['const: loan.returned ', 'const: [7] '],
        ],
        'operationId | The payload of `loan.returned` has the type `[7]` | write `type: { const: loan.returned }` in its properties',
      ],
      [
        'no type',
        {
          document: `
webhooks:
  loan.returned:
    post:
      x-event: { sent: A., notSent: B. }
      requestBody: {}
`,
        },
        'requestBody | The payload of `loan.returned` does not fix its `type` | write `type: { const: loan.returned }` in its properties',
      ],
      [
        'no body',
        [
          [
            `      x-event: { sent: When it is back., notSent: When it is lost., ordering: None. }
      requestBody: { content: { a/b: { schema: { properties: { type: { const: loan.returned } } } } } }`,
            '      x-event: { sent: A., notSent: B. }',
          ],
        ],
        'post | The payload of `loan.returned` does not fix its `type` | write `type: { const: loan.returned }` in its properties',
      ],
      [
        'an operation that partners implement',
        [
          [
            `      operationId: told
      x-event: { sent: When it is back., notSent: When it is lost., ordering: None. }
      requestBody: { content: { a/b: { schema: { properties: { type: { const: loan.returned } } } } } }`,
            '      operationId: ask',
          ],
        ],
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([keywords, eventType], input)).toEqual(reports);
  });
});
