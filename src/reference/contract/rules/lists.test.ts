import { describe, expect, it } from 'vitest';
import { reportsOf, rowsOf, type RuleInput } from '../testing/rule-run';
import { filters } from './lists';

const document = (parameter: string): string => `
paths:
  /loans:
    get:
      operationId: listLoans
      parameters: [${parameter}]
      responses:
        '200':
          description: A.
          content: { application/json: { schema: { $ref: '#/components/schemas/Loans' } } }
components:
  schemas:
    Loans:
      type: object
      properties:
        data: { type: array, items: { $ref: '#/components/schemas/Loan' } }
        total: { type: integer }
    Loan: { type: object, properties: { reader: { type: object, properties: { name: { type: string } } } } }
`;
const BASE: RuleInput = { document: document('') };

describe('filters', () => {
  it.each(
    rowsOf(BASE, [
      ['none', []],
      [
        'a field of the entries',
        { document: document('{ name: a, in: query, x-filter: { /reader/name: is } }') },
      ],
      [
        'a path parameter',
        { document: document('{ name: a, in: path, x-filter: { /other: is } }') },
      ],
      [
        'fields that the entries do not have',
        { document: document('{ name: a, in: query, x-filter: { /name: is, /total: from } }') },
        '/name | No entry in the answer of `listLoans` has `/name` | write a pointer to a field of the entries, `/status`',
        '/total | No entry in the answer of `listLoans` has `/total` | write a pointer to a field of the entries, `/status`',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([filters], input)).toEqual(reports);
  });
});
