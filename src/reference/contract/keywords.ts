/** What the value of an extension keyword is. */
export type KeywordValue = 'text' | 'texts' | 'object' | 'list' | 'boolean' | 'any';

export interface Keyword {
  readonly value: KeywordValue;
  /** One line for the writer: where it stands and what it says. */
  readonly purpose: string;
}

/**
 * Extension keywords of the contract. A keyword that is not listed here is
 * taken for a slip of the pen.
 */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  'x-illustrative': {
    value: 'boolean',
    purpose: '`info`: the contract is a sample, its hosts, limits and fees are illustrative',
  },
  'x-displayName': { value: 'text', purpose: 'tag: title of the topic page' },
  'x-errors': {
    value: 'texts',
    purpose: 'operation: codes specific to it; common ones come from the catalogue',
  },
  'x-events': { value: 'texts', purpose: 'operation: types of the events the call can cause' },
  'x-effects': {
    value: 'text',
    purpose: 'operation: Markdown, what changes besides the answer',
  },
  'x-retry': {
    value: 'text',
    purpose: 'operation: Markdown, what to do on timeout and whether a retry is safe',
  },
  'x-sandbox': {
    value: 'list',
    purpose:
      'operation: values that make the sandbox act on purpose (`in`, `name`, `value`, `result`, `error`, `state`, `from`, `stays`, `patch`)',
  },
  'x-refusals': {
    value: 'list',
    purpose:
      'operation: when the sandbox refuses beyond schema and lifecycle (`error`, `of`, `object`, `body`)',
  },
  'x-event': {
    value: 'object',
    purpose:
      'webhook: marks a notification; says when it is `sent` and `notSent`, and its `ordering`',
  },
  'x-example-patch': {
    value: 'any',
    purpose: 'media type: JSON Merge Patch (RFC 7396) applied to the derived example',
  },
  'x-fees': {
    value: 'list',
    purpose:
      'schema of an object: which entry of the fee schedule (`fee`) is charged on which of its amounts (`on`), where that is told (`in`), and `when`',
  },
  'x-sums': {
    value: 'list',
    purpose:
      'schema of an object: an amount (`at`) that is the sum of others (`of`; `-/fees` is taken away), and `when`',
  },
  'x-conversions': {
    value: 'list',
    purpose:
      'schema of an object: a sum (`of`; `-/fees` is taken away) that `times` or `over` a rate `is` another amount, their `units`, where it is told which of them was given (`fixed`), and `when`',
  },
  'x-states': {
    value: 'object',
    purpose: 'schema of an object: its lifecycle (`property`, `initial`, `states`)',
  },
  'x-lapses': {
    value: 'boolean',
    purpose:
      'property that holds a moment: when it has passed, the sandbox takes the property away',
  },
  'x-unit': { value: 'text', purpose: 'number: its unit, `seconds`, `basis points`, `items`' },
  'x-enumDescriptions': {
    value: 'object',
    purpose: 'enum: Markdown for each value, what it means and what to do',
  },
  'x-present-when': {
    value: 'text',
    purpose: 'optional property: Markdown, when it is there; keeps it out of derived examples',
  },
};

/** Keywords whose value is data or JSON, where `x-` names mean nothing. */
export const DATA_KEYWORDS: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'x-example-patch',
  'x-sandbox',
  'x-refusals',
  'x-fees',
  'x-sums',
  'x-conversions',
  'x-enumDescriptions',
  'default',
  'const',
  'enum',
  'required',
]);
