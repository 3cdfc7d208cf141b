import { describe, expect, it } from 'vitest';
import { reportsOf, rowsOf, type RuleInput } from '../testing/rule-run';
import { preparation } from './preparation';

const LENDING: RuleInput = {
  document: `
x-prepare:
  returnBook: [{ call: lendBook, example: short }, { wait: PT1H }]
paths:
  /loans:
    post:
      operationId: lendBook
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples: { short: { value: { days: 1 } } }
  /returns:
    post: { operationId: returnBook }
`,
};

describe('the preparation of a collection', () => {
  it.each(
    rowsOf(LENDING, [
      ['existing steps', []],
      [
        'an unknown operation to prepare',
        [['  returnBook: [', '  returnBok: [']],
        'returnBok | There is no operation `returnBok` | did you mean `returnBook`? Otherwise name an operation',
      ],
      [
        'an unknown call',
        [['call: lendBook', 'call: lendBok']],
        'lendBok | There is no operation `lendBok` | did you mean `lendBook`? Otherwise name an operation',
      ],
      [
        'an unknown example',
        [['example: short', 'example: shorts']],
        'shorts | The request body of `lendBook` has no example `shorts` | did you mean `short`? Otherwise name an example of it',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(preparation, input)).toEqual(reports);
  });
});
