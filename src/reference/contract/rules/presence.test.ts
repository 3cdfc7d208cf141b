import { describe, expect, it } from 'vitest';
import { reportsOf, rowsOf, type RuleInput } from '../testing/rule-run';
import { optionalProperties, presenceFields } from './presence';

const LENDING: RuleInput = {
  document: `
paths:
  /loans:
    post:
      operationId: lend
      requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Request' } } } }
      responses: { '201': { content: { a/b: { schema: { $ref: '#/components/schemas/Loan' } } } } }
webhooks:
  loan.late:
    post:
      operationId: late
      x-event: {}
      requestBody: { content: { a/b: { schema: { properties: { at: { x-present-when: { text: it is late } } } } } } }
      responses: { '200': { content: { a/b: { schema: { properties: { seen: {} } } } } } }
components:
  schemas:
    Request: { properties: { days: {} } }
    Loan:
      allOf:
        - { required: [status], properties: { status: { enum: [open, back] }, due: {} } }
        - { required: [due], properties: { note: { x-present-when: { /status: [open] } } } }
      properties:
        books:
          items: { required: [id], properties: { id: {}, shelf: { x-present-when: { /id: b1 } }, pin: { writeOnly: true } } }
          x-present-when: { /status: { not: back } }
        place: { oneOf: [{ required: [desk], properties: { desk: {} } }, { $ref: '#/components/schemas/Loan' }], x-present-when: { given: true } }
`,
};
const NEXT =
  'add `x-present-when`, for example `{ /status: [frozen] }`, `{ given: true }` or `{ text: … }`, or list it under `required`';

describe('optional properties of responses and events', () => {
  it.each(
    rowsOf(LENDING, [
      ['that say when they are present', []],
      [
        'one of a response that does not',
        [['note: { x-present-when: { /status: [open] } }', 'note: {}']],
        `note | The optional property \`note\` does not say when it is there | ${NEXT}`,
      ],
      [
        'one of an item of a list',
        [['shelf: { x-present-when: { /id: b1 } }', 'shelf: {}']],
        `shelf | The optional property \`shelf\` does not say when it is there | ${NEXT}`,
      ],
      [
        'one of an alternative',
        [['required: [desk]', 'required: []']],
        `desk | The optional property \`desk\` does not say when it is there | ${NEXT}`,
      ],
      [
        'one of an event',
        [['at: { x-present-when: { text: it is late } }', 'at: {}']],
        `at | The optional property \`at\` does not say when it is there | ${NEXT}`,
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(optionalProperties, input)).toEqual(reports);
  });
});

describe('the fields of conditions', () => {
  it.each(
    rowsOf(LENDING, [
      ['that their objects have', []],
      [
        'a field that does not exist',
        [['{ /status: [open] }', '{ /state: [open] }']],
        '/state | The object of `note` has nothing at `/state` | write a pointer to one of its fields, `/status`',
      ],
      [
        'a field of a request that does not exist',
        [['days: {}', 'days: { x-present-when: { /until: { present: false } } }']],
        '/until | The object of `days` has nothing at `/until` | write a pointer to one of its fields, `/status`',
      ],
      [
        'a value that the field never has',
        [['{ /status: [open] }', '{ /status: [opne] }']],
        '[opne | `/status` is never `opne` | did you mean `open`? Otherwise name a value of the field',
      ],
      [
        'a negated value that the field never has',
        [['{ not: back }', '{ not: [lost] }']],
        '{ | `/status` is never `lost` | name a value of the field',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf(presenceFields, input)).toEqual(reports);
  });
});
