import { beforeAll, describe, expect, it } from 'vitest';
import { typeOf } from '../schema/field-type';
import { membersOf } from './fields';
import { loadContract } from '../testing/load-contract';
import type { Contract, Field, JsonObject } from '../model';
import { fixtureOptions } from '../testing/site-copy';

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract(fixtureOptions());
});

const fields = (name: string): ReadonlyMap<string, Field> => {
  const schema = { $ref: `#/components/schemas/${name}` };
  return new Map(membersOf(contract, { schema }).fields.map((field) => [field.name, field]));
};

/** The main properties of a field, on one line. */
const line = ({ path, type, required, unit, constraints, example }: Field): string =>
  [
    path.join('.'),
    type.label,
    required ? 'required' : 'optional',
    unit,
    ...constraints.map(({ words }) => words),
  ]
    .filter(Boolean)
    .join(' · ') + ` = ${JSON.stringify(example)}`;

const lines = (list: Iterable<Field>): readonly string[] =>
  [...list].flatMap((field) => [line(field), ...lines(field.children)]);

describe('the fields of an object', () => {
  it('have a name, a type, limits and an example', () => {
    expect(lines(fields('CreateLoanRequest').values())).toEqual([
      'bookId · string · required · 4 to 12 characters = "bk_17"',
      'readerId · string · required · matches ^rd_[0-9]+$ = "rd_7"',
      'pickup · DeskPickup or MailPickup · required = {"desk":"north"}',
      'days · integer · optional · days · 1 to 60 · default 28 = 14',
      'note · string · optional · at most 40 characters = "Large print"',
    ]);
    expect(lines(fields('Loan').values())).toEqual([
      'id · string · required · matches ^ln_[0-9]+$ = "ln_1"',
      'status · string · required = "returned"',
      'bookId · string · required = "bk_17"',
      'reader · Reader · required = {"id":"rd_7","name":"Ana"}',
      'reader.id · string · required · matches ^rd_[0-9]+$ = "rd_7"',
      'reader.name · string · required · at least 1 character = "Ana"',
      'dueAt · string (date-time) · required = "2026-03-29T18:00:00Z"',
      'renewals · array of Renewal · required · at most 3 items = [{"days":7}]',
      'renewals.days · integer · required · days = 7',
      'renewals.previous · Renewal · optional = {"days":7}',
      'fee · Money · optional = {"amount":"1.50","currency":"EUR"}',
      'fee.amount · string · required = "1.50"',
      'fee.currency · string · required · matches ^[A-Z]{3}$ = "EUR"',
    ]);
  });

  it('record which may be null, and when an optional one is present', () => {
    const note = fields('CreateLoanRequest').get('note');
    expect(note).toMatchObject({
      nullable: true,
      presentWhen: {
        when: {},
        text: 'the librarian wrote one',
        words: 'The librarian wrote one.',
      },
      description: 'Text for the reader; `null` clears it.',
    });
    expect(fields('Loan').get('id')).toMatchObject({ readOnly: true, nullable: false });
  });

  it('take the description next to a $ref, and the limits of its target', () => {
    expect(fields('Loan').get('id')).toMatchObject({
      description: 'Identifier of the loan.',
      constraints: [{ kind: 'pattern', value: '^ln_[0-9]+$', words: 'matches ^ln_[0-9]+$' }],
    });
  });

  it('give enum values their meaning, for states from the lifecycle', () => {
    const desk = fields('DeskPickup').get('desk');
    expect(desk?.enumValues[0]).toEqual({ value: 'north', meaning: 'The desk at the north door.' });
    const status = fields('Loan').get('status');
    expect(status?.enumValues.map(({ meaning }) => meaning)).toEqual([
      'The reader has the book.',
      'The book is late. Remind the reader.',
      'The book is back.',
      'The book is gone.',
    ]);
    const filter = contract.operations
      .find(({ id }) => id === 'listLoans')
      ?.parameters.find(({ field }) => field.name === 'status');
    expect(filter?.field.enumValues).toEqual(status?.enumValues);
  });

  it('offer the alternatives of a oneOf', () => {
    const pickup = fields('CreateLoanRequest').get('pickup');
    expect(pickup?.type.label).toBe('DeskPickup or MailPickup');
    expect(pickup?.variants.map(({ title, fields: members }) => [title, members[0]?.path])).toEqual(
      [
        ['At a desk', ['pickup', 'desk']],
        ['By mail', ['pickup', 'address']],
      ],
    );
    const schema = { oneOf: [{ $ref: '#/components/schemas/MailPickup' }] };
    expect(membersOf(contract, { schema }).variants.map(({ title }) => title)).toEqual(['By mail']);
  });

  it('stop where a schema recurs', () => {
    const [days, previous] = fields('Loan').get('renewals')?.children ?? [];
    expect(days?.path).toEqual(['renewals', 'days']);
    expect(previous).toMatchObject({ type: { schema: 'Renewal' }, children: [] });
  });

  it('merge allOf', () => {
    const [event] = contract.events;
    const payload = membersOf(contract, event?.payload ?? { schema: {} }).fields;
    expect(payload.map(({ name, example }) => [name, typeof example])).toEqual([
      ['id', 'string'],
      ['type', 'string'],
      ['data', 'object'],
    ]);
    expect(payload[1]?.constraints).toContainEqual({
      kind: 'const',
      value: 'loan.returned',
      words: 'always loan.returned',
    });
    expect(event?.dataSchema).toBe('Loan');
  });
});

it.each<[string, JsonObject, string]>([
  [
    'its limits',
    { anyOf: [{ type: 'integer', minimum: 1, default: null }, { type: 'null' }] },
    'a · integer · optional · at least 1 · default null = undefined',
  ],
  [
    'its fields',
    {
      oneOf: [{ type: 'object', properties: { b: { const: 1 } } }, { type: 'null' }],
      default: null,
    },
    'a · object · optional · default null = {"b":1}\na.b · number · optional · always 1 = 1',
  ],
])('treats the only alternative to null as the value itself, with %s', (_, schema, expected) => {
  const document = { components: {} };
  const { fields: found } = membersOf({ document }, { schema: { properties: { a: schema } } });
  expect(lines(found).join('\n')).toBe(expected);
  expect(found[0]).toMatchObject({ nullable: true, variants: [] });
});

describe('type labels', () => {
  it.each([
    [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
    [{ type: ['integer', 'null'] }, 'integer'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string'],
    [{ type: 'object', items: { type: 'string' } }, 'object'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'map of string'],
    [{ const: 'x' }, 'string'],
    [{}, 'any'],
    [{ contentMediaType: 'application/octet-stream' }, 'file'],
    [{ contentMediaType: 'image/png', contentEncoding: 'base64' }, 'any'],
  ])('%j is %s', (schema, label) => {
    expect(typeOf(schema, {}).label).toBe(label);
  });
});
