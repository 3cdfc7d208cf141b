import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { keywords, unknownKeywords } from './keywords';

const DOCUMENT: RuleInput = {
  document: `
info: { x-illustrative: true }
tags: [{ x-displayName: A }]
paths: { /loans: { post: { x-errors: [a], x-events: [], x-effects: A., x-retry: B., x-sandbox: [], x-refusals: [] } } }
components: { schemas: { A: { x-states: { property: a, initial: [b], states: { b: { meaning: C. } } }, x-fees: [], x-sums: [], x-conversions: [], x-unit: days, x-lapses: true, x-enumDescriptions: {}, x-present-when: { /a: b } } } }
`,
};

describe('keywords', () => {
  it.each(
    rowsOf(DOCUMENT, [
      ['good ones', []],
      [
        'each keyword outside of schemas with a wrong value',
        {
          document: `
info: { x-illustrative: 'yes' }
tags: [{ x-displayName: 7 }]
paths: { /loans: { post: { x-errors: a, x-events: [7], x-effects: [], x-retry: ' ', x-sandbox: {}, x-refusals: a, x-event: [], x-example-patch: 7 } } }
`,
        },
        'x-illustrative | `x-illustrative` is wrong: Expected a boolean | write `true` when the contract is a sample, whose hosts, limits and fees are illustrative',
        "x-displayName | `x-displayName` is wrong: Expected a string | write the title of the topic's page",
        'x-errors | `x-errors` is wrong: Expected an array | write a list of the codes that are specific to the operation; common ones come from the catalog',
        '7 | `x-events` is wrong: Expected a string | write a value of the right kind',
        'x-effects | `x-effects` is wrong: Expected a string | write Markdown: what changes besides the answer',
        'x-retry | `x-retry` is empty | write Markdown: what to do on a timeout, and whether a retry is safe',
        'x-sandbox | `x-sandbox` is wrong: Expected an array | write a list of values that make the sandbox act on purpose (`in`, `name`, `value`, `result`, `error`, `byRule`, `state`, `from`, `stays`, `patch`)',
        'x-refusals | `x-refusals` is wrong: Expected an array | write a list of the cases in which the call is refused although it fits the schema (`error`, its `detail`, and `of`, `object`, `body`, `taken`, `unknown` or `malformed`); the first that holds counts',
        'x-event | `x-event` is wrong: Expected an object | write an object that marks a notification and says when it is `sent` and `notSent`, and its `ordering`',
      ],
      [
        'each schema keyword with a wrong value',
        {
          document: `
components: { schemas: { A: { x-states: [], x-fees: {}, x-sums: a, x-conversions: 7, x-unit: 7, x-lapses: 1, x-enumDescriptions: [], x-present-when: It is late. } } }
`,
        },
        'x-states | `x-states` is wrong: Expected an object | write the lifecycle of the object (`property`, `initial`, `states`)',
        'x-fees | `x-fees` is wrong: Expected an array | write a list of the fees charged on the object: the entry of the schedule (`fee`), the amount it is charged on (`on`), where the object shows it (`in`), and `when`',
        'x-sums | `x-sums` is wrong: Expected an array | write a list of amounts of the object (`at`) that are the sum of others (`of`; `-/fees` is subtracted), and `when`',
        'x-conversions | `x-conversions` is wrong: Expected an array | write a list of sums (`of`; `-/fees` is subtracted) that `times` or `over` a rate `is` another amount, their `units`, where the object shows which of them was given (`fixed`), and `when`',
        'x-unit | `x-unit` is wrong: Expected a string | write the unit of the number: `seconds`, `basis points`, `items`',
        'x-lapses | `x-lapses` is wrong: Expected a boolean | write `true` when the sandbox removes the property once the moment in it has passed',
        'x-enumDescriptions | `x-enumDescriptions` is wrong: Expected an object | write an object with Markdown for each value: what it means and what to do',
        'x-present-when | `x-present-when` is wrong: Expected an object | write what an optional property depends on: fields of its object by pointer and what they have to be (`{ /status: [frozen, blocked] }`), `given: true` when a request carries it, or `text`',
      ],
      [
        'entries without content, and a misspelled one',
        {
          document: `
paths: { /loans: { post: { x-sandbox: [{}, { in: paths, name: id, result: B., valeu: a }], x-refusals: [{}, { error: a, bdoy: {} }] } } }
`,
        },
        '{ | `in` is missing | add `in`',
        '{ | `name` is missing | add `name`: a parameter of the operation, or a pointer into its body',
        '{ | `result` is missing | add `result`: what happens',
        'in | `in` cannot be `paths` | did you mean `path`? Otherwise use one of `body`, `path`, `query`, `header`',
        'valeu | Unknown key `valeu` | did you mean `value`? Otherwise delete it',
        '{ | `error` is missing | add `error`: a code of `x-errors`',
        'bdoy | Unknown key `bdoy` | did you mean `body`? Otherwise delete it',
      ],
      [
        'a condition without content, and wrong ones',
        {
          document: `
components: { schemas: { A: { x-present-when: {} }, B: { x-present-when: { status: a, given: false, text: ' ' } }, C: { x-present-when: { /a: [], /b: { presnt: true }, /c: { past: false } } } } }
`,
        },
        'x-present-when | `x-present-when` is wrong: Expected at least 1 field | write what an optional property depends on: fields of its object by pointer and what they have to be (`{ /status: [frozen, blocked] }`), `given: true` when a request carries it, or `text`',
        'status | Unknown key `status` | delete it',
        'given | `given` cannot be `false` | use one of `true`',
        'text | `text` is empty | write the condition in words, for what no field of the object shows',
        '/a | `/a` is wrong: Expected at least 1 entry | write a value, a list of values, `{ present: true }`, `{ present: false }`, `{ past: true }`, `{ same: /pointer }` or `{ not: … }` around any of these',
        'presnt | Unknown key `presnt` | did you mean `present`? Otherwise delete it',
        'past | `past` cannot be `false` | use one of `true`',
      ],
      [
        'a misspelled keyword at any depth',
        {
          document: `
x-dispalyName: A
tags: [{ x-zzzzzzzzzzzzzzzz: A }]
components: { schemas: { A: { properties: { a: { x-untis: days } } } } }
`,
        },
        'x-dispalyName | The keyword `x-dispalyName` is unknown | did you mean `x-displayName`? Otherwise see src/reference/contract/contract.schema.json for all of them',
        'x-zzzzzzzzzzzzzzzz | The keyword `x-zzzzzzzzzzzzzzzz` is unknown | see src/reference/contract/contract.schema.json for all of them',
        'x-untis | The keyword `x-untis` is unknown | did you mean `x-unit`? Otherwise see src/reference/contract/contract.schema.json for all of them',
      ],
      [
        'a field and a header of this name',
        {
          document: `
components: { schemas: { A: { properties: { x-own: { type: string } } } }, responses: { A: { headers: { x-own: { schema: { x-own: a } } } } } }
`,
        },
        'x-own | The keyword `x-own` is unknown | see src/reference/contract/contract.schema.json for all of them',
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
components: { schemas: { A: { x-sandbox: [{ in: body, name: /a, result: B., value: { x-own: a } }] } } }
`,
        },
      ],
      [
        'data in x-refusals',
        {
          document: `
components: { schemas: { A: { x-refusals: [{ error: a, body: { x-own: a } }] } } }
`,
        },
      ],
      [
        'data in x-fees',
        {
          document: `
components: { schemas: { A: { x-fees: [{ fee: a, on: /a, in: /a, when: { x-own: a } }] } } }
`,
        },
      ],
      [
        'data in x-sums',
        {
          document: `
components: { schemas: { A: { x-sums: [{ at: /a, of: [/b], when: { x-own: a } }] } } }
`,
        },
      ],
      [
        'data in x-conversions',
        {
          document: `
components: { schemas: { A: { x-conversions: [{ of: [/a], is: /b, when: { x-own: a } }] } } }
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
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([keywords, unknownKeywords], input)).toEqual(reports);
  });
});
