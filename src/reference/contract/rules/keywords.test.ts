import { describe, expect, it } from 'vitest';
import { rowsOf, saidBy, type RuleInput } from '../testing/rule-run';
import { keywords } from './keywords';

const DOCUMENT: RuleInput = {
  document: `
info: { x-illustrative: true }
tags: [{ x-displayName: A }]
paths: { /loans: { post: { x-errors: [a], x-events: [], x-effects: A., x-retry: B., x-sandbox: [], x-refusals: [] } } }
components: { schemas: { A: { x-states: {}, x-fees: [], x-sums: [], x-conversions: [], x-unit: days, x-lapses: true, x-enumDescriptions: {}, x-present-when: C. } } }
`,
};

describe('keywords', () => {
  it.each(
    rowsOf(DOCUMENT, [
      ['good ones', []],
      [
        'each with another value',
        {
          document: `
info: { x-illustrative: 'yes' }
tags: [{ x-displayName: 7 }]
paths: { /loans: { post: { x-errors: a, x-events: [7], x-effects: [], x-retry: ' ', x-sandbox: {}, x-refusals: a, x-event: [], x-example-patch: 7 } } }
`,
        },
        'a | `x-errors` is not a list of texts | write a list of texts (operation: codes specific to it; common ones come from the catalogue)',
        '[7 | `x-events` is not a list of texts | write a list of texts (operation: types of the events the call can cause)',
        '[ | `x-effects` is not a text | write a text (operation: Markdown, what changes besides the answer)',
        "' | `x-retry` is not a text | write a text (operation: Markdown, what to do on timeout and whether a retry is safe)",
        '{ | `x-sandbox` is not a list | write a list (operation: values that make the sandbox act on purpose (`in`, `name`, `value`, `result`, `error`, `state`, `from`, `stays`, `patch`))',
        'a | `x-refusals` is not a list | write a list (operation: when the sandbox refuses beyond schema and lifecycle (`error`, `of`, `object`, `body`))',
        '[ | `x-event` is not an object | write an object (webhook: marks a notification; says when it is `sent` and `notSent`, and its `ordering`)',
        '7 | `x-displayName` is not a text | write a text (tag: title of the topic page)',
        "'yes' | `x-illustrative` is not `true` or `false` | write `true` or `false` (`info`: the contract is a sample, its hosts, limits and fees are illustrative)",
      ],
      [
        'each of a schema with another value',
        {
          document: `
components: { schemas: { A: { x-states: [], x-fees: {}, x-sums: a, x-conversions: 7, x-unit: 7, x-lapses: 1, x-enumDescriptions: [], x-present-when: '' } } }
`,
        },
        '[ | `x-states` is not an object | write an object (schema of an object: its lifecycle (`property`, `initial`, `states`))',
        '{ | `x-fees` is not a list | write a list (schema of an object: which entry of the fee schedule (`fee`) is charged on which of its amounts (`on`), where that is told (`in`), and `when`)',
        'a | `x-sums` is not a list | write a list (schema of an object: an amount (`at`) that is the sum of others (`of`; `-/fees` is taken away), and `when`)',
        '7 | `x-conversions` is not a list | write a list (schema of an object: a sum (`of`; `-/fees` is taken away) that `times` or `over` a rate `is` another amount, their `units`, where it is told which of them was given (`fixed`), and `when`)',
        '7 | `x-unit` is not a text | write a text (number: its unit, `seconds`, `basis points`, `items`)',
        '1 | `x-lapses` is not `true` or `false` | write `true` or `false` (property that holds a moment: when it has passed, the sandbox takes the property away)',
        '[ | `x-enumDescriptions` is not an object | write an object (enum: Markdown for each value, what it means and what to do)',
        "'' | `x-present-when` is not a text | write a text (optional property: Markdown, when it is there; keeps it out of derived examples)",
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
        'x-dispalyName | The keyword `x-dispalyName` is unknown | did you mean `x-displayName`? Otherwise see src/reference/contract/contract.schema.json for all of them',
        'x-untis | The keyword `x-untis` is unknown | did you mean `x-unit`? Otherwise see src/reference/contract/contract.schema.json for all of them',
        'x-zzzzzzzzzzzzzzzz | The keyword `x-zzzzzzzzzzzzzzzz` is unknown | see src/reference/contract/contract.schema.json for all of them',
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
    ]),
  )('$what', ({ input, said }) => {
    expect(saidBy(keywords, input)).toEqual(said);
  });
});
