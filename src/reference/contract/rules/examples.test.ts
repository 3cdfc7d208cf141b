import { describe, expect, it } from 'vitest';
import { reportsOf, rowsOf, type RuleInput } from '../testing/rule-run';
import { examples } from './examples';

const PETS: RuleInput = {
  document: `
paths:
  /pets:
    post:
      operationId: addPet
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
            example: { name: sent, password: a }
      responses:
        '201':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
              examples: { made: { value: { name: made, id: 1 } } }
components:
  schemas:
    Pet:
      required: [id, name, password]
      properties: { id: { readOnly: true }, name: { type: string }, password: { writeOnly: true } }
      examples: [{ name: shown }]
`,
};
const wrong = (word: string, what: string, place: string): string =>
  `${word} | The example of the ${what} does not fit its schema at \`${place}\`: Required | change the example, or the schema when the example is right`;

describe('examples', () => {
  it.each(
    rowsOf(PETS, [
      ['without the fields that their message leaves out', []],
      [
        'a request without a field that only requests contain',
        [['{ name: sent, password: a }', '{ name: sent }']],
        wrong('example', 'request of `addPet`', '/password'),
      ],
      [
        'an answer without a field that only answers contain',
        [['{ name: made, id: 1 }', '{ name: made }']],
        wrong('value', 'answer of `addPet`', '/id'),
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(examples, input)).toEqual(reports);
  });
});
