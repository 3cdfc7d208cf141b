import { describe, expect, it } from 'vitest';
import { saidBy, type RuleInput } from '../testing/rule-run';
import { documentFrame } from './document-frame';
import { numberUnit } from './number-unit';
import { enumMeanings } from './enum-meanings';
import { schemaPattern } from './schema-pattern';
import { schemaWords } from './schema-words';
import { descriptionHeadings } from './description-headings';
import { exampleCodes } from './example-codes';
import { states } from './states';
import { charges } from './charges';

/** A document, and all that is said of it. */
type Row = readonly [what: string, input: RuleInput, ...said: string[]];

const rowsOf = (rows: readonly Row[]) =>
  rows.map(([what, input, ...said]) => ({ what, input, said }));

describe('the root', () => {
  const rows: readonly Row[] = [
    [
      'a date',
      {
        document: `
openapi: 3.1.0
info: { version: '2026-03-01' }
components:
  schemas:
    Problem: { type: object }
`,
      },
    ],
    [
      'no date',
      {
        document: `
openapi: 3.1.0
info: { version: v2026-03-01 }
components:
  schemas:
    Problem: { type: object }
`,
      },
      'v2026-03-01 | document-frame | The version `v2026-03-01` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
    ],
    [
      'a date and more',
      {
        document: `
openapi: 3.1.0
info: { version: 2026-03-01-b }
components:
  schemas:
    Problem: { type: object }
`,
      },
      '2026-03-01-b | document-frame | The version `2026-03-01-b` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
    ],
    [
      'a date and a letter',
      {
        document: `
openapi: 3.1.0
info: { version: x2026-3-1 }
components:
  schemas:
    Problem: { type: object }
`,
      },
      'x2026-3-1 | document-frame | The version `x2026-3-1` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
    ],
    [
      'neither version nor `Problem`',
      {
        document: `
openapi: 3.1.0
`,
      },
      'openapi | document-frame | There is no schema `Problem` for error answers | add it to `schemas` in partners/shared/contract/common.yaml (RFC 9457)',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(documentFrame, input)).toEqual(said);
  });
});

describe('units', () => {
  const rows: readonly Row[] = [
    [
      'said',
      {
        document: `
components:
  schemas:
    A: { type: integer, x-unit: days }
`,
      },
    ],
    [
      'not said of a whole number',
      {
        document: `
components:
  schemas:
    A: { type: integer }
`,
      },
      'A | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
    ],
    [
      'not said of a number of a property',
      {
        document: `
components:
  schemas:
    A: { properties: { days: { type: number } } }
`,
      },
      'days | number-unit | The number `days` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
    ],
    [
      'not said of what can be a number',
      {
        document: `
components:
  schemas:
    A: { properties: { days: { type: [string, integer, 'null'] } } }
`,
      },
      'days | number-unit | The number `days` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
    ],
    [
      'not said of a text',
      {
        document: `
components:
  schemas:
    A: { type: string }
`,
      },
    ],
    [
      'not said at any depth',
      {
        document: `
components:
  schemas:
    A:
      items: { type: integer }
      additionalProperties: { type: integer }
      not: { type: integer }
      if: { type: integer }
      then: { type: integer }
      else: { type: integer }
      contains: { type: integer }
      allOf: [{ type: integer }]
      oneOf: [{ type: integer }]
      anyOf: [{ type: integer }]
      prefixItems: [{ type: integer }]
      properties: { a: { items: { properties: { b: { type: integer } } } } }
`,
      },
      'b | number-unit | The number `b` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'items | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'additionalProperties | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'not | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'if | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'then | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'else | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'contains | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      '{ | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      '{ | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      '{ | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      '{ | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
    ],
    [
      'not said where a schema is used',
      {
        document: `
paths:
  /loans:
    parameters:
      - { name: item, schema: { type: integer } }
      - { $ref: '#/components/parameters/Shared' }
    post:
      parameters:
        - { name: own, schema: { type: integer } }
      requestBody: { content: { a/b: { schema: { type: integer } } } }
      responses:
        '200': { headers: { X: { schema: { type: integer } } }, content: { a/b: { schema: { type: integer } } } }
        '204': { $ref: '#/components/responses/Shared' }
components:
  parameters: { Shared: { schema: { type: integer } } }
  headers: { Shared: { schema: { type: integer } } }
  responses: { Shared: { content: { a/b: { schema: { type: integer } } } } }
`,
      },
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      'schema | number-unit | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(numberUnit, input)).toEqual(said);
  });
});

describe('meanings of values', () => {
  const rows: readonly Row[] = [
    [
      'said',
      {
        document: `
components:
  schemas:
    A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. } }
`,
      },
    ],
    [
      'not said',
      {
        document: `
components:
  schemas:
    A: { enum: [a, 1, null] }
`,
      },
      'enum | enum-meanings | No meaning for `a`, `1` | say in `x-enumDescriptions` what each value means and what to do',
    ],
    [
      'said of one',
      {
        document: `
components:
  schemas:
    A: { enum: [a, b], x-enumDescriptions: { a: A. } }
`,
      },
      'x-enumDescriptions | enum-meanings | No meaning for `b` | say in `x-enumDescriptions` what each value means and what to do',
    ],
    [
      'said of none that is there',
      {
        document: `
components:
  schemas:
    A: { enum: [north], x-enumDescriptions: { north: A., nroth: B., southwest: C. } }
`,
      },
      'nroth | enum-meanings | `nroth` is not a value of the enum | did you mean `north`? Otherwise delete the meaning, or add the value to `enum`',
      'southwest | enum-meanings | `southwest` is not a value of the enum | delete the meaning, or add the value to `enum`',
    ],
    [
      'not said of what is no list',
      {
        document: `
components:
  schemas:
    A: { enum: a, properties: { b: { type: string } } }
`,
      },
    ],
    [
      'not said of states',
      {
        document: `
components:
  schemas:
    Loan: { x-states: { property: status }, properties: { status: { enum: [open] }, desk: { enum: [north] } } }
`,
      },
      'enum | enum-meanings | No meaning for `north` | say in `x-enumDescriptions` what each value means and what to do',
    ],
    [
      'not said of named states',
      {
        document: `
components:
  schemas:
    Status: { enum: [open] }
    Loan: { x-states: { property: status }, properties: { status: { $ref: '#/components/schemas/Status' } } }
`,
      },
    ],
    [
      'said of one state',
      {
        document: `
components:
  schemas:
    Loan: { x-states: { property: status }, properties: { status: { enum: [open, back], x-enumDescriptions: { open: A. } } } }
`,
      },
      'x-enumDescriptions | enum-meanings | No meaning for `back` | say in `x-enumDescriptions` what each value means and what to do',
    ],
    [
      'states of a property that is not there',
      {
        document: `
components:
  schemas:
    Loan: { x-states: { property: state }, properties: { status: { enum: [open] } } }
`,
      },
      'enum | enum-meanings | No meaning for `open` | say in `x-enumDescriptions` what each value means and what to do',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(enumMeanings, input)).toEqual(said);
  });
});

describe('patterns', () => {
  const rows: readonly Row[] = [
    [
      'good ones',
      {
        document: `
components:
  schemas:
    A: { pattern: '^a$' }
    B: { pattern: 7 }
`,
      },
    ],
    [
      'an open bracket',
      {
        document: `
components:
  schemas:
    A: { pattern: '^[a' }
`,
      },
      "'^[a' | schema-pattern | `^[a` is not a regular expression | mend it; escape only what needs it, and close every bracket",
    ],
    [
      'an escape that Unicode mode refuses',
      {
        document: `
components:
  schemas:
    A: { properties: { a: { pattern: '\\-' } } }
`,
      },
      "'\\-' | schema-pattern | `\\-` is not a regular expression | mend it; escape only what needs it, and close every bracket",
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(schemaPattern, input)).toEqual(said);
  });
});

describe('words of schemas', () => {
  const rows: readonly Row[] = [
    [
      'all',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { description: B., examples: [a] } } }
`,
      },
    ],
    [
      'none of a schema',
      {
        document: `
components:
  schemas:
    A: { type: string }
`,
      },
      'A | schema-words | The schema `A` has no title | add a `title` that says what a reader calls it',
      'A | schema-words | The schema `A` has no description | add a `description` that says what it is',
    ],
    [
      'none of a property',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { type: string } } }
`,
      },
      'a | property-description | The property `a` has no description | add a `description` that leads with the meaning and names unit and format',
      'a | property-example | The property `a` has no example | add `examples: [one]`',
    ],
    [
      'none of a property, while references lead nowhere',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { type: string } } }
`,
        isComplete: false,
      },
      'a | property-description | The property `a` has no description | add a `description` that leads with the meaning and names unit and format',
    ],
    [
      'those of a named schema',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., properties: { b: { $ref: '#/components/schemas/B' } } }
    B: { title: B, description: B., examples: [b] }
`,
      },
    ],
    [
      'none of a fixed value',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { const: a }, b: { const: b, type: string } } }
`,
      },
      'b | property-description | The property `b` has no description | add a `description` that leads with the meaning and names unit and format',
    ],
    [
      'none of a schema written in place',
      {
        document: `
components:
  schemas:
    A: { title: A, description: A., type: array, items: { type: string } }
`,
      },
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(schemaWords, input)).toEqual(said);
  });
});

describe('headings in descriptions', () => {
  const rows: readonly Row[] = [
    [
      'none',
      {
        document: `
info: { description: "Text.\\n\\n#no heading" }
`,
      },
    ],
    [
      'one',
      {
        document: `
info:
  description: |
    Text.

    ## Loans
`,
      },
      'description | description-headings | The description has a heading, `## Loans` | write a paragraph instead, or put the section on the page',
    ],
    [
      'one below lists and maps',
      {
        document: `
tags: [{ description: '# A' }]
components:
  schemas:
    A: { properties: { a: { description: '# B' } } }
`,
      },
      'description | description-headings | The description has a heading, `# B` | write a paragraph instead, or put the section on the page',
      'description | description-headings | The description has a heading, `# A` | write a paragraph instead, or put the section on the page',
    ],
    [
      'one in data',
      {
        document: `
components:
  schemas:
    A: { examples: [{ description: '# A' }], default: { description: '# A' } }
`,
      },
    ],
    [
      'a property with this name',
      {
        document: `
components:
  schemas:
    A: { properties: { description: { type: string, description: '# A' } } }
`,
      },
      'description | description-headings | The description has a heading, `# A` | write a paragraph instead, or put the section on the page',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(descriptionHeadings, input)).toEqual(said);
  });
});

describe('error codes that examples show', () => {
  const rows: readonly Row[] = [
    [
      'known ones',
      {
        document: `
components:
  schemas:
    A: { examples: [{ code: book_lost, status: 409, title: A, failure: { code: book_lost } }] }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'an unknown one of an answer',
      {
        document: `
components:
  schemas:
    A: { examples: [{ code: book_lots, status: 409, title: A }] }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'book_lots | known-error | No catalogue knows the error code `book_lots` | did you mean `book_lost`? Otherwise add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    ],
    [
      'codes that are no error codes',
      {
        document: `
components:
  schemas:
    A: { examples: [{ code: a, status: 409 }, { code: a, title: A }, { code: 7, status: 409, title: A }, { code: a, status: open, title: A }, { code: a, status: 1, title: 2 }, { failure: {} }, { failure: a }] }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'an unknown one of a failure',
      {
        document: `
components:
  schemas:
    A: { examples: [{ failure: { code: zzzzzzzz } }] }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'zzzzzzzz | known-error | No catalogue knows the error code `zzzzzzzz` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    ],
    [
      'unknown ones in the schema of a failure',
      {
        document: `
components:
  schemas:
    A: { properties: { failure: { $ref: '#/components/schemas/Failure' }, failures: { properties: { code: { enum: [b] } } } } }
    Failure: { properties: { code: { enum: [book_lost, lost_book], examples: [gone_for_good] } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'lost_book | known-error | No catalogue knows the error code `lost_book` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
      'gone_for_good | known-error | No catalogue knows the error code `gone_for_good` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    ],
    [
      'unknown ones in two schemas of one failure',
      {
        document: `
components:
  schemas:
    A: { properties: { failure: { $ref: '#/components/schemas/Failure' } } }
    B: { properties: { failure: { $ref: '#/components/schemas/Failure' } } }
    Failure: { properties: { code: { enum: [gone_for_good] } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'gone_for_good | known-error | No catalogue knows the error code `gone_for_good` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(exampleCodes, input)).toEqual(said);
  });
});

describe('lifecycles', () => {
  const rows: readonly Row[] = [
    [
      'a good one',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
    ],
    [
      'no property',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'x-states | states | There is no property `` | name the property that holds the state',
    ],
    [
      'another property',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: statsu
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'property | states | There is no property `statsu` | did you mean `status`? Otherwise name the property that holds the state',
    ],
    [
      'a value that is no state',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back, lost] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'states | states | The value `lost` of `status` is not a state | add `lost` to `states`, or take it out of the enum of `status`',
    ],
    [
      'a state that is no value',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'back | states | The state `back` is not a value of `status` | add it to the enum of `status`',
    ],
    [
      'no first state',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: []
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'initial | states | No state is initial | add `initial: [requested]`',
    ],
    [
      'first states that are none',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open, opne, elsewhere]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'opne | states | There is no state `opne` | did you mean `open`? Otherwise add it to `states`',
      'elsewhere | states | There is no state `elsewhere` | add it to `states`',
    ],
    [
      'a state that no move reaches',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [back]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
      },
      'open | states | The state `open` is never reached | add a move that leads to it, or name it in `initial`',
    ],
    [
      'a state without meaning',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { terminal: true }
`,
      },
      'back | states | The state `back` has no meaning | add `meaning`: what it says and what to do',
    ],
    [
      'a last state that goes on',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true, next: [{ to: open, by: user, when: D. }] }
`,
      },
      'back | states | The terminal state `back` has a next one | delete `terminal` or `next`',
    ],
    [
      'a state that nothing leaves',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: false }
`,
      },
      'back | states | No move leaves the state `back` | add `next`, or `terminal: true`',
    ],
    [
      'members that a state does not have',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true, meanign: A., color: red }
`,
      },
      'meanign | states | A state has no `meanign` | did you mean `meaning`? Otherwise delete it',
      'color | states | A state has no `color` | delete it',
    ],
    [
      'a move with everything',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move that says nothing',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ event: loan.back }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      '{ | states | The move has no `to` | add it to `states`',
      '{ | states | The move has no `by` | write `partner`, `user`, `provider` or `network`',
      '{ | states | The move has no `when` | say what causes it',
    ],
    [
      'a move with names of nothing',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: bcak, by: patrner, when: B., operation: lned, event: loan.bcak, failure: book_lots }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'to | states | There is no state `bcak` | did you mean `back`? Otherwise add it to `states`',
      'by | states | There is no mover `patrner` | did you mean `partner`? Otherwise write `partner`, `user`, `provider` or `network`',
      'operation | states | There is no operation `lned` | did you mean `lend`? Otherwise name the operation that makes the move',
      'event | states | There is no event `loan.bcak` | did you mean `loan.back`? Otherwise add the event to `webhooks`',
      'failure | states | There is no failure `book_lots` | did you mean `book_lost`? Otherwise add the code to `errors.yaml`',
    ],
    [
      'a move with names far from any',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: elsewhere, by: zzzzzzzzzz, when: B., operation: zzzzzzzz, event: zzzzzzzzz, failure: zzzzzzzzz }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'to | states | There is no state `elsewhere` | add it to `states`',
      'by | states | There is no mover `zzzzzzzzzz` | write `partner`, `user`, `provider` or `network`',
      'operation | states | There is no operation `zzzzzzzz` | name the operation that makes the move',
      'event | states | There is no event `zzzzzzzzz` | add the event to `webhooks`',
      'failure | states | There is no failure `zzzzzzzzz` | add the code to `errors.yaml`',
    ],
    [
      'a move after PT5S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT5S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after PT24H',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT24H }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after P1D',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P1D }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after P1DT2H3M4S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P1DT2H3M4S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after PT2H4S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT2H4S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after PT3M',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT3M }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
    ],
    [
      'a move after P',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `P` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after PT',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `PT` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after P1DT',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P1DT }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `P1DT` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after 5S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: 5S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after P5S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P5S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `P5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after xPT5S',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: xPT5S }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `xPT5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after PT5Sx',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT5Sx }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `PT5Sx` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after P1H',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: P1H }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `P1H` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after PTD',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PTD }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `PTD` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move after PT5X',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: provider, when: B., after: PT5X }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | `PT5X` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
    ],
    [
      'a move that a call and time make',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B., after: P1D, operation: lend }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'after | states | The move has both `operation` and `after` | keep `operation` when a call makes the move, `after` when time does',
    ],
    [
      'members that a move does not have',
      {
        document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B., opertion: lend, who knows: C., zzzzzzzzzz: D. }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
`,
        errors: `
- { code: book_lost, status: 409 }
`,
      },
      'opertion | states | A move has no `opertion` | did you mean `operation`? Otherwise delete it',
      'who | states | A move has no `who knows` | put the text before it in quotes; a comma ends a value between braces',
      'zzzzzzzzzz | states | A move has no `zzzzzzzzzz` | delete it',
    ],
    [
      'no lifecycle',
      {
        document: `
components:
  schemas:
    Loan: { x-states: none }
`,
      },
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(states, input)).toEqual(said);
  });
});

describe('charges and sums', () => {
  const rows: readonly Row[] = [
    [
      'good ones',
      {
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
      },
    ],
    [
      'entries that say nothing',
      {
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
      x-fees: [{}]
      x-sums: [{}]
      x-conversions: [{}]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '{ | charges | An entry of `x-fees` lacks `fee` | add it',
      '{ | charges | An entry of `x-fees` lacks `on` | add it',
      '{ | charges | An entry of `x-fees` lacks `in` | add it',
      '{ | charges | An entry of `x-sums` lacks `at` | add it',
      '{ | charges | An entry of `x-sums` lacks `of` | add it',
      '{ | charges | An entry of `x-conversions` lacks `of` | add it',
      '{ | charges | An entry of `x-conversions` lacks `is` | add it',
      '{ | charges | A conversion needs one rate | write either `times` or `over`',
    ],
    [
      'a fee that is a slip of the pen',
      {
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
      x-fees: [{ fee: late-retrun, on: /amount, in: /fees }, { fee: zzzzzzzzzzzzz, on: /amount, in: /fees }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      'late-retrun | charges | The schedule has no fee `late-retrun` | did you mean `late-return`? Otherwise add the fee to `fees.yaml`',
      'zzzzzzzzzzzzz | charges | The schedule has no fee `zzzzzzzzzzzzz` | add the fee to `fees.yaml`',
    ],
    [
      'two rates',
      {
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
      x-conversions: [{ of: [/amount], is: /total, times: /rate, over: /rate }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '/rate | charges | A conversion needs one rate | write either `times` or `over`',
    ],
    [
      'places of nothing',
      {
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
      x-fees: [{ fee: loss, on: /amuont, in: fees }]
      x-sums: [{ at: /totla, of: [/amount/value, -/fee] }]
      x-conversions: [{ of: [/a], is: /b, times: /c, units: [/d], fixed: { at: /e } }, { of: [], is: /total, over: /f }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '/amuont | charges | `Loan` has nothing at `/amuont` | write a pointer to one of its fields, `/amount`',
      'fees | charges | `Loan` has nothing at `fees` | write a pointer to one of its fields, `/amount`',
      '/totla | charges | `Loan` has nothing at `/totla` | write a pointer to one of its fields, `/amount`',
      '[/amount/value | charges | `Loan` has nothing at `/fee` | write a pointer to one of its fields, `/amount`',
      '/b | charges | `Loan` has nothing at `/b` | write a pointer to one of its fields, `/amount`',
      '/c | charges | `Loan` has nothing at `/c` | write a pointer to one of its fields, `/amount`',
      '[/a | charges | `Loan` has nothing at `/a` | write a pointer to one of its fields, `/amount`',
      '[/d | charges | `Loan` has nothing at `/d` | write a pointer to one of its fields, `/amount`',
      '{ | charges | `Loan` has nothing at `/e` | write a pointer to one of its fields, `/amount`',
      '/f | charges | `Loan` has nothing at `/f` | write a pointer to one of its fields, `/amount`',
    ],
    [
      'a condition of nothing',
      {
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
      x-sums: [{ at: /total, of: [/amount], when: { /statsu: open, status: open } }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '{ | charges | `Loan` has nothing at `/statsu` | write a pointer to one of its fields, `/amount`',
      '{ | charges | `Loan` has nothing at `status` | write a pointer to one of its fields, `/amount`',
    ],
    [
      'a condition that is none',
      {
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
      x-sums: [{ at: /total, of: [/amount], when: open }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      'open | charges | `when` is no list of places | write `{ /status: settled }`',
    ],
    [
      'a condition of the request that it answers',
      {
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
      x-sums: [{ at: /total, of: [/amount], when: { /days: 7, /gone: 7 } }]
paths:
  /loans:
    post:
      requestBody: { content: { a/b: { schema: { properties: { days: {} } } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
  /others:
    post:
      requestBody: { content: { a/b: { schema: { properties: { gone: {} } } } } }
      responses: { '204': {} }
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '{ | charges | `Loan` has nothing at `/gone` | write a pointer to one of its fields, `/amount`',
    ],
    [
      'members that an entry does not have',
      {
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
      x-fees: [{ fee: loss, on: /amount, in: /fees, whne: {}, at: /total, zzzzzzzzzz: a }]
`,
        fees: [{ id: 'late-return' }, { id: 'loss' }],
      },
      '{ | charges | An entry of `x-fees` has no `whne` | did you mean `when`? Otherwise delete it',
      '/total | charges | An entry of `x-fees` has no `at` | did you mean `on`? Otherwise delete it',
      'a | charges | An entry of `x-fees` has no `zzzzzzzzzz` | delete it',
    ],
  ];
  it.each(rowsOf(rows))('$what', ({ input, said }) => {
    expect(saidBy(charges, input)).toEqual(said);
  });
});
