import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../model';
import { BASE, edited, schema, type Edit } from '../testing/library-facts';
import { deprecatedPointers, findPointer, type ContractFacts } from '.';

const withEdits = (...edits: readonly Edit[]): ContractFacts =>
  edits.reduce<JsonValue>(
    (facts, [path, value]) => edited(facts, path, value),
    BASE as unknown as JsonValue,
  ) as unknown as ContractFacts;

const FACTS = withEdits(
  ['shared/header:Id', { schema: { type: 'object', properties: { part: {} } } }],
  ['operations/lend/parameters/query.filter', { schema: { properties: { from: {} } } }],
  ['operations/lend/parameters/query.lost', { shared: 'parameter:Lost' }],
  ['operations/lend/parameters/header.id', { shared: 'header:Id' }],
  ['schemas/Many', { items: schema('Desk') }],
  [
    'schemas/Either',
    {
      oneOf: [schema('Desk'), { properties: { desk: { properties: { side: {} } }, floor: {} } }],
    },
  ],
);

describe('findPointer', () => {
  it.each([
    'servers',
    'error:busy',
    'parameter:Limit',
    'header:Id',
    'state:Loan.open',
    'schema:In',
    'schema:In.book',
    'schema:In.meta.*',
    'schema:In.shared.b',
    'schema:In.pickup.desk',
    'schema:In.pickup.street',
    'schema:Out.next.next.fee',
    'schema:Many.desk',
    'schema:Either.floor',
    'op:lend',
    'op:lend.query.status',
    'op:lend.query.limit',
    'op:lend.query.filter.from',
    'op:lend.header.id.part',
    'op:lend.body',
    'op:lend.body.book',
    'op:lend.201',
    'op:lend.201.header.Location',
    'op:lend.201.body',
    'op:lend.201.body.shared.a',
    'op:lend.error.book_lost',
    'op:lend.event.loan.returned',
    'op:list.204',
    'op:decide.header.webhook-id',
    'event:loan.returned',
    'event:loan.returned.body',
    'event:loan.returned.body.status',
  ])('finds %s', (pointer) => {
    expect(findPointer(FACTS, pointer).exists).toBe(true);
  });

  it.each([
    'server',
    'servers:x',
    'error:gone',
    'error:',
    'parameter:Id',
    'header:Limit',
    'state:Loan.gone',
    'state:In.open',
    'schema:Gone',
    'schema:Gone.book',
    'schema:In.gone',
    'schema:In.book.gone',
    // Only the first alternative with a field of this name is searched.
    'schema:Either.desk.side',
    'op:gone',
    'op:loan.returned',
    'event:lend',
    'event:loan',
    'event:loan.returned.201',
    'op:list.body',
    'op:list.204.body',
    'op:list.200',
    'op:lend.query',
    'op:lend.query.gone',
    'op:lend.query.lost.x',
    'op:lend.query.status.gone',
    'op:lend.error.busy',
    'op:lend.201.header.Gone',
    'op:lend.201.body.gone',
    'thing:lend',
    '',
  ])('does not find %j', (pointer) => {
    expect(findPointer(FACTS, pointer).exists).toBe(false);
  });

  it.each([
    [
      'server',
      [
        'op:server',
        'event:server',
        'schema:server',
        'state:server',
        'error:server',
        'parameter:server',
        'header:server',
      ],
    ],
    [
      'thing:lend',
      [
        'op:lend',
        'event:lend',
        'schema:lend',
        'state:lend',
        'error:lend',
        'parameter:lend',
        'header:lend',
      ],
    ],
    ['servers:x', ['servers']],
    ['error:gone', ['error:book_lost', 'error:busy']],
    ['parameter:Gone', ['header:Id', 'parameter:Limit']],
    ['state:Loan.gone', ['state:Loan.open', 'state:Loan.late', 'state:Loan.back']],
    ['schema:Desk.gone', ['schema:Desk.desk']],
    ['schema:In.shared.gone.x', ['schema:In.shared.a.x', 'schema:In.shared.b.x']],
    ['op:gone', ['op:decide', 'op:lend', 'op:list']],
    ['event:gone', ['event:loan.returned']],
    ['op:lend.query.filter.gone', ['op:lend.query.filter.from']],
    ['op:decide.body.gone', ['op:decide.body.book']],
    ['op:decide.200.body.gone', ['op:decide.200.body.verdict']],
    ['event:loan.returned.body.gone', ['event:loan.returned.body.status']],
    [
      'op:lend.gone',
      [
        'op:lend.201',
        'op:lend.201.header.Location',
        'op:lend.body',
        'op:lend.error.book_lost',
        'op:lend.event.loan.returned',
        'op:lend.header.id',
        'op:lend.query.filter',
        'op:lend.query.limit',
        'op:lend.query.lost',
        'op:lend.query.status',
      ],
    ],
  ])('suggests for %s what may have been meant', (pointer, expected) => {
    const { exists, candidates } = findPointer(FACTS, pointer);
    expect(exists).toBe(false);
    expect(candidates.toSorted()).toEqual(expected.toSorted());
  });

  it('suggests every schema', () => {
    expect(findPointer(FACTS, 'schema:Gone').candidates.toSorted()).toEqual(
      Object.keys(FACTS.schemas)
        .map((name) => `schema:${name}`)
        .sort(),
    );
  });
});

describe('deprecatedPointers', () => {
  it('finds nothing if nothing is deprecated', () => {
    expect(deprecatedPointers(FACTS)).toEqual([]);
  });

  it.each([
    ['operations/lend', 'op:lend'],
    ['operations/loan.returned', 'event:loan.returned'],
    ['operations/lend/parameters/query.status', 'op:lend.query.status'],
    ['operations/lend/parameters/query.status/schema', 'op:lend.query.status'],
    ['operations/lend/parameters/query.filter/schema/properties/from', 'op:lend.query.filter.from'],
    ['operations/lend/body', 'op:lend.body'],
    ['operations/lend/responses/201/headers/Location', 'op:lend.201.header.Location'],
    ['operations/lend/responses/201/body', 'op:lend.201.body'],
    ['shared/parameter:Limit', 'parameter:Limit'],
    ['shared/header:Id/schema/properties/part', 'header:Id.part'],
    ['schemas/In', 'schema:In'],
    ['schemas/In/properties/book', 'schema:In.book'],
    ['schemas/In/properties/meta/additionalProperties', 'schema:In.meta.*'],
    ['schemas/Either/oneOf/1/properties/desk/properties/side', 'schema:Either.desk.side'],
  ])('finds what is deprecated at %s, once', (path, pointer) => {
    expect(deprecatedPointers(withDeprecated(path))).toEqual([pointer]);
  });

  it('finds a named schema under its own name, not where it is used', () => {
    expect(deprecatedPointers(withDeprecated('schemas/Shared/properties/a'))).toEqual([
      'schema:Shared.a',
    ]);
  });
});

/** The facts with something deprecated. */
const withDeprecated = (path: string): ContractFacts =>
  edited(FACTS as unknown as JsonValue, `${path}/deprecated`, true) as unknown as ContractFacts;
