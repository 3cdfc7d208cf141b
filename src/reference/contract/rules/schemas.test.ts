import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { exampleCodes } from './example-codes';
import { examples } from './examples';
import { descriptionHeadings } from './keywords';
import {
  documentFrame,
  enumMeanings,
  numberUnit,
  schemaExamples,
  schemaPattern,
  schemaTitles,
  schemaWords,
} from './schemas';

const DOCUMENT_FRAME: RuleInput = {
  document: `
openapi: 3.1.0
info: { version: '2026-03-01' }
components:
  schemas:
    Problem: { type: object }
`,
};

describe('the root', () => {
  it.each(
    rowsOf(DOCUMENT_FRAME, [
      ['a date', []],
      [
        'no date',
        [["version: '2026-03-01' ", 'version: v2026-03-01 ']],
        'v2026-03-01 | The version `v2026-03-01` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
      ],
      [
        'a date and more',
        [["version: '2026-03-01' ", 'version: 2026-03-01-b ']],
        '2026-03-01-b | The version `2026-03-01-b` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
      ],
      [
        'a date and a letter',
        [["version: '2026-03-01' ", 'version: x2026-3-1 ']],
        'x2026-3-1 | The version `x2026-3-1` is not a date | write the date the contract took effect, `YYYY-MM-DD`, in quotes',
      ],
      [
        'neither version nor `Problem`',
        {
          document: `
info: {}
openapi: 3.1.0
`,
        },
        'openapi | There is no schema `Problem` for error answers | add it to `schemas` in partners/shared/contract/common.yaml (RFC 9457)',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(documentFrame, input)).toEqual(reports);
  });
});

const NUMBER_UNIT: RuleInput = {
  document: `
components:
  schemas:
    A: { type: integer, x-unit: days }
`,
};

describe('units', () => {
  it.each(
    rowsOf(NUMBER_UNIT, [
      ['present', []],
      [
        'missing for an integer',
        [['type: integer, x-unit: days ', 'type: integer ']],
        'A | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      ],
      [
        'missing for a number in a property',
        [['type: integer, x-unit: days ', 'properties: { days: { type: number } } ']],
        'days | The number `days` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      ],
      [
        'missing for a value that may be a number',
        [
          [
            'type: integer, x-unit: days ',
            "properties: { days: { type: [string, integer, 'null'] } } ",
          ],
        ],
        'days | The number `days` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      ],
      ['not required for a string', [['type: integer, x-unit: days ', 'type: string ']]],
      [
        'missing at any depth',
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
        'b | The number `b` has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'items | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'additionalProperties | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'not | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'if | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'then | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'else | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'contains | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        '{ | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        '{ | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        '{ | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        '{ | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      ],
      [
        'missing where a schema is used',
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
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
        'schema | The number has no unit | add `x-unit`, for example `seconds`, `basis points` or `items`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(numberUnit, input)).toEqual(reports);
  });
});

const ENUM_MEANINGS: RuleInput = {
  document: `
components:
  schemas:
    A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. } }
`,
};

describe('meanings of values', () => {
  it.each(
    rowsOf(ENUM_MEANINGS, [
      ['present', []],
      [
        'missing',
        [["null], x-enumDescriptions: { a: A., '1': B. } ", 'null] ']],
        'enum | No meaning for `a`, `1` | say in `x-enumDescriptions` what each value means and what to do',
      ],
      [
        'present for one value',
        [["1, null], x-enumDescriptions: { a: A., '1': B. ", 'b], x-enumDescriptions: { a: A. ']],
        'x-enumDescriptions | No meaning for `b` | say in `x-enumDescriptions` what each value means and what to do',
      ],
      [
        'present for unknown values',
        [
          [
            "a, 1, null], x-enumDescriptions: { a: A., '1': B. ",
            'north], x-enumDescriptions: { north: A., nroth: B., southwest: C. ',
          ],
        ],
        'nroth | `nroth` is not a value of the enum | did you mean `north`? Otherwise delete the meaning, or add the value to `enum`',
        'southwest | `southwest` is not a value of the enum | delete the meaning, or add the value to `enum`',
      ],
      [
        'missing for an enum that is not a list',
        [
          [
            "enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. ",
            'enum: a, properties: { b: { type: string } ',
          ],
        ],
      ],
      [
        'missing for states',
        [
          [
            "A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. ",
            'Loan: { x-states: { property: status }, properties: { status: { enum: [open] }, desk: { enum: [north] } ',
          ],
        ],
        'enum | No meaning for `north` | say in `x-enumDescriptions` what each value means and what to do',
      ],
      [
        'missing for named states',
        [
          [
            "    A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. } }",
            `    Status: { enum: [open] }
    Loan: { x-states: { property: status }, properties: { status: { $ref: '#/components/schemas/Status' } } }`,
          ],
        ],
      ],
      [
        'present for one state',
        [
          [
            "A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. ",
            'Loan: { x-states: { property: status }, properties: { status: { enum: [open, back], x-enumDescriptions: { open: A. } } ',
          ],
        ],
        'x-enumDescriptions | No meaning for `back` | say in `x-enumDescriptions` what each value means and what to do',
      ],
      [
        'missing for states of a property that does not exist',
        [
          [
            "A: { enum: [a, 1, null], x-enumDescriptions: { a: A., '1': B. ",
            'Loan: { x-states: { property: state }, properties: { status: { enum: [open] } ',
          ],
        ],
        'enum | No meaning for `open` | say in `x-enumDescriptions` what each value means and what to do',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(enumMeanings, input)).toEqual(reports);
  });
});

const SCHEMA_PATTERN: RuleInput = {
  document: `
components:
  schemas:
    A: { pattern: '^a$' }
    B: { pattern: 7 }
`,
};

describe('patterns', () => {
  it.each(
    rowsOf(SCHEMA_PATTERN, [
      ['good ones', []],
      [
        'an open bracket',
        [
          [
            `    A: { pattern: '^a$' }
    B: { pattern: 7 }`,
            "    A: { pattern: '^[a' }",
          ],
        ],
        "'^[a' | `^[a` is not a regular expression | correct it; escape only what needs it, and close every bracket",
      ],
      [
        'an escape that Unicode mode rejects',
        [
          [
            `    A: { pattern: '^a$' }
    B: { pattern: 7 }`,
            "    A: { properties: { a: { pattern: '\\-' } } }",
          ],
        ],
        "'\\-' | `\\-` is not a regular expression | correct it; escape only what needs it, and close every bracket",
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(schemaPattern, input)).toEqual(reports);
  });
});

const EXAMPLES: RuleInput = {
  document: `
components:
  schemas:
    A: { type: string, pattern: '^a$', examples: [a] }
    B: { type: string, examples: [1] }
`,
};

describe('examples', () => {
  it.each(
    rowsOf(EXAMPLES, [
      [
        'one of another type',
        [],
        '1 | The example of `B` does not fit its schema: Expected a string | change the example, or the schema when the example is right',
      ],
      [
        'one of another type, and a default that the pattern rejects',
        [['examples: [a]', 'default: b']],
        'b | The default of `A` does not fit its schema: Expected a text of the pattern ^a$ | change it, or the schema when it is right',
        '1 | The example of `B` does not fit its schema: Expected a string | change the example, or the schema when the example is right',
      ],
      ['not checked while a pattern is invalid', [["'^a$'", "'^[a'"]]],
      [
        'not checked while the pattern of a property is invalid',
        [["pattern: '^a$', examples: [a]", "properties: { a: { pattern: '[' } }"]],
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(examples, input)).toEqual(reports);
  });
});

const SCHEMA_WORDS: RuleInput = {
  document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { description: B., examples: [a] } } }
`,
};

describe('words of schemas', () => {
  it.each(
    rowsOf(SCHEMA_WORDS, [
      ['all', []],
      [
        'missing for a schema',
        [
          [
            'title: A, description: A., properties: { a: { description: B., examples: [a] } } ',
            'type: string ',
          ],
        ],
        'A | The schema `A` has no title | add a `title` that says what a reader calls it',
        'A | The schema `A` has no description | add a `description` that says what it is',
      ],
      [
        'missing for a property',
        [['description: B., examples: [a] ', 'type: string ']],
        'a | The property `a` has no description | add a `description` that leads with the meaning and names unit and format',
        'a | The property `a` has no example | add `examples: [one]`',
      ],
      [
        'missing for a property, while references cannot be resolved',
        {
          document: `
components:
  schemas:
    A: { title: A, description: A., properties: { a: { type: string } } }
`,
          isComplete: false,
        },
        'a | The property `a` has no description | add a `description` that leads with the meaning and names unit and format',
      ],
      [
        'inherited from a named schema',
        [
          [
            '    A: { title: A, description: A., properties: { a: { description: B., examples: [a] } } }',
            `    A: { title: A, description: A., properties: { b: { $ref: '#/components/schemas/B' } } }
    B: { title: B, description: B., examples: [b] }`,
          ],
        ],
      ],
      [
        'not required for a plain constant',
        [['description: B., examples: [a] ', 'const: a }, b: { const: b, type: string ']],
        'b | The property `b` has no description | add a `description` that leads with the meaning and names unit and format',
      ],
      [
        'not required for an inline schema',
        [
          [
            'properties: { a: { description: B., examples: [a] } ',
            'type: array, items: { type: string ',
          ],
        ],
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([schemaTitles, schemaWords, schemaExamples], input)).toEqual(reports);
  });
});

const DESCRIPTION_HEADINGS: RuleInput = {
  document: `
info: { description: "Text.\\n\\n#no heading" }
`,
};

describe('headings in descriptions', () => {
  it.each(
    rowsOf(DESCRIPTION_HEADINGS, [
      ['none', []],
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
        'description | The description has a heading, `## Loans` | write a paragraph instead, or put the section on the page',
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
        'description | The description has a heading, `# A` | write a paragraph instead, or put the section on the page',
        'description | The description has a heading, `# B` | write a paragraph instead, or put the section on the page',
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
        'description | The description has a heading, `# A` | write a paragraph instead, or put the section on the page',
      ],
      [
        'an indented one, of a property named like data',
        {
          document: `
components:
  schemas:
    A: { properties: { default: { type: string, description: '  # A' } } }
`,
        },
        'description | The description has a heading, `# A` | write a paragraph instead, or put the section on the page',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(descriptionHeadings, input)).toEqual(reports);
  });
});

const EXAMPLE_CODES: RuleInput = {
  document: `
components:
  schemas:
    A: { examples: [{ code: book_lost, status: 409, title: A, failure: { code: book_lost } }] }
    Loan: { x-states: { failure: failure } }
`,
  errors: `
- { code: book_lost, status: 409 }
`,
};

describe('error codes that examples show', () => {
  it.each(
    rowsOf(EXAMPLE_CODES, [
      ['existing codes', []],
      [
        'an unknown code in a response',
        [
          [
            'code: book_lost, status: 409, title: A, failure: { code: book_lost } ',
            'code: book_lots, status: 409, title: A ',
          ],
        ],
        'book_lots | No catalog has the error code `book_lots` | did you mean `book_lost`? Otherwise add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
      ],
      [
        'codes that are not error codes',
        [
          [
            'code: book_lost, status: 409, title: A, failure: { code: book_lost } ',
            'code: a, status: 409 }, { code: a, title: A }, { code: 7, status: 409, title: A }, { code: a, status: open, title: A }, { code: a, status: 1, title: 2 }, { failure: {} }, { failure: a ',
          ],
        ],
      ],
      [
        'an unknown code in a failure',
        [
          [
            'code: book_lost, status: 409, title: A, failure: { code: book_lost ',
            'failure: { code: zzzzzzzz ',
          ],
        ],
        'zzzzzzzz | No catalog has the error code `zzzzzzzz` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
      ],
      [
        'unknown codes in the schema of a failure',
        [
          [
            '    A: { examples: [{ code: book_lost, status: 409, title: A, failure: { code: book_lost } }] }',
            `    A: { properties: { failure: { $ref: '#/components/schemas/Failure' }, failures: { properties: { code: { enum: [b] } } } } }
    Failure: { properties: { code: { enum: [book_lost, lost_book], examples: [gone_for_good] } } }`,
          ],
        ],
        'lost_book | No catalog has the error code `lost_book` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
        'gone_for_good | No catalog has the error code `gone_for_good` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
      ],
      [
        'unknown codes in two schemas of one failure',
        [
          [
            '    A: { examples: [{ code: book_lost, status: 409, title: A, failure: { code: book_lost } }] }',
            `    A: { properties: { failure: { $ref: '#/components/schemas/Failure' } } }
    B: { properties: { failure: { $ref: '#/components/schemas/Failure' } } }
    Failure: { properties: { code: { enum: [gone_for_good] } } }`,
          ],
        ],
        'gone_for_good | No catalog has the error code `gone_for_good` | add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(exampleCodes, input)).toEqual(reports);
  });
});
