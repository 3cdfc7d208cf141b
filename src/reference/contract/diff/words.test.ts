import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model';
import { BASE, changed, schema, type Edit } from '../testing/library-facts';
import { compareContracts, type Difference } from '.';

const LEND = 'operations/lend';
const IN = 'schemas/In/properties';
const OUT = 'schemas/Out/properties';
const LOAN = 'schemas/Loan/x-states';

const sentencesOf = (differences: readonly Difference[]): readonly string[] =>
  differences.map(
    ({ pointer, breaking, what }) => `${breaking ? 'BREAKS ' : ''}${pointer}: ${what}`,
  );

/** An edit, and the differences reported for making it and for undoing it. */
interface Row {
  readonly edit: Edit;
  readonly forth: string | readonly string[];
  readonly back: string | readonly string[];
}

const row = (
  path: string,
  value: JsonValue | undefined,
  forth: Row['forth'],
  back: Row['back'],
): Row => ({ edit: [path, value], forth, back });

const SERVERS = [
  row(
    'servers',
    [...BASE.servers, 'https://b.example'],
    'servers: New address `https://b.example`',
    'BREAKS servers: No address `https://b.example`',
  ),
];

const ERRORS = [
  row(
    'errors/late',
    { status: 409, retry: true },
    'error:late: New error code',
    'BREAKS error:late: Removed',
  ),
  row(
    'errors/busy/status',
    500,
    'BREAKS error:busy: The status was 503 and is 500',
    'BREAKS error:busy: The status was 500 and is 503',
  ),
  row(
    'errors/busy/retry',
    false,
    'BREAKS error:busy: No retry can succeed',
    'error:busy: A retry can succeed',
  ),
];

const OPERATIONS = [
  row('operations/new', BASE.operations.list, 'op:new: New operation', 'BREAKS op:new: Removed'),
  row(
    'operations/loan.sold',
    BASE.operations['loan.returned'] as unknown as JsonObject,
    'event:loan.sold: New event',
    'BREAKS event:loan.sold: Removed',
  ),
  row(
    'operations/list/kind',
    'partner-operation',
    ['BREAKS op:list: New operation', 'BREAKS op:list: Removed'],
    ['op:list: New operation', 'BREAKS op:list: Removed'],
  ),
  row(
    `${LEND}/method`,
    'PUT',
    'BREAKS op:lend: Was `POST /loans` and is `PUT /loans`',
    'BREAKS op:lend: Was `PUT /loans` and is `POST /loans`',
  ),
  row(
    'operations/list/authenticated',
    true,
    'BREAKS op:list: Needs an API key',
    'op:list: Needs no API key',
  ),
  row(
    `${LEND}/scopes`,
    ['loans:write', 'a', 'b'],
    'BREAKS op:lend: Needs the scope `a`, `b`',
    'op:lend: Does not need the scope `a`, `b`',
  ),
  row(`${LEND}/deprecated`, true, 'op:lend: Deprecated', 'op:lend: No longer deprecated'),
  row(
    `${LEND}/errors`,
    ['book_lost', 'busy'],
    'op:lend.error.busy: New error code',
    'op:lend.error.busy: No longer answered',
  ),
  row(
    'operations/list/events',
    ['loan.returned'],
    'op:list.event.loan.returned: Sends this event',
    'BREAKS op:list.event.loan.returned: No longer sends this event',
  ),
  // New codes and events are reported once, not for each operation.
  row(`${LEND}/errors`, ['book_lost', 'unheard_of'], [], []),
  row(`${LEND}/events`, ['loan.returned', 'unheard.of'], [], []),
];

const VALUES = [
  row(
    `${LEND}/parameters/query.from`,
    { required: true, schema: {} },
    'BREAKS op:lend.query.from: New field, required',
    'BREAKS op:lend.query.from: Removed',
  ),
  row(
    `${LEND}/parameters/query.from`,
    { schema: {} },
    'op:lend.query.from: New field',
    'BREAKS op:lend.query.from: Removed',
  ),
  row(
    'operations/decide/parameters/header.x',
    { required: true, schema: {} },
    'op:decide.header.x: New field',
    'BREAKS op:decide.header.x: Removed',
  ),
  row(
    `${LEND}/parameters/query.status/required`,
    true,
    'BREAKS op:lend.query.status: Required',
    'op:lend.query.status: Optional',
  ),
  row(
    `${LEND}/parameters/query.status/deprecated`,
    true,
    'op:lend.query.status: Deprecated',
    'op:lend.query.status: No longer deprecated',
  ),
  row(
    'shared/parameter:Limit/required',
    true,
    'BREAKS parameter:Limit: Required',
    'parameter:Limit: Optional',
  ),
  row(
    `${LEND}/parameters/query.limit`,
    { schema: { type: 'integer' } },
    'op:lend.query.limit: `maximum` was `100` and is nothing',
    'BREAKS op:lend.query.limit: `maximum` was nothing and is `100`',
  ),
  row(
    `${LEND}/body/type`,
    'a/b',
    'BREAKS op:lend.body: The media type was `application/json` and is `a/b`',
    'BREAKS op:lend.body: The media type was `a/b` and is `application/json`',
  ),
  row(
    'operations/list/body',
    { type: 'a/b', schema: {} },
    'op:list.body: Has a body now',
    'BREAKS op:list.body: No body any more',
  ),
  row(
    'operations/list/body',
    { required: true, type: 'a/b', schema: {} },
    'BREAKS op:list.body: Has a body now',
    'BREAKS op:list.body: No body any more',
  ),
  row(
    'operations/list/responses/204/body',
    { required: true, type: 'a/b', schema: {} },
    'op:list.204.body: Has a body now',
    'BREAKS op:list.204.body: No body any more',
  ),
  row(
    'operations/list/responses/202',
    { headers: {} },
    'BREAKS op:list.202: New status',
    'BREAKS op:list.202: Removed',
  ),
];

const SIZES = ['Length', 'Items', 'Properties'];
const BOUNDS = [
  ...['minimum', 'exclusiveMinimum', ...SIZES.map((size) => `min${size}`)],
  ...['maximum', 'exclusiveMaximum', ...SIZES.map((size) => `max${size}`)],
];

const LIMITS = [
  ...[...BOUNDS, 'pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType'].flatMap(
    (keyword) => [
      row(
        `${IN}/any/${keyword}`,
        5,
        `BREAKS schema:In.any: \`${keyword}\` was nothing and is \`5\``,
        `schema:In.any: \`${keyword}\` was \`5\` and is nothing`,
      ),
      row(
        `${OUT}/any/${keyword}`,
        5,
        `schema:Out.any: \`${keyword}\` was nothing and is \`5\``,
        `BREAKS schema:Out.any: \`${keyword}\` was \`5\` and is nothing`,
      ),
    ],
  ),
  ...SIZES.map((size) => row(`${IN}/any/min${size}`, 0, [], [])),
  row(
    `${IN}/any/minimum`,
    0,
    'BREAKS schema:In.any: `minimum` was nothing and is `0`',
    'schema:In.any: `minimum` was `0` and is nothing',
  ),
  row(
    `${IN}/book/pattern`,
    '^c',
    'BREAKS schema:In.book: `pattern` was `"^b"` and is `"^c"`',
    'BREAKS schema:In.book: `pattern` was `"^c"` and is `"^b"`',
  ),
  row(
    `${IN}/tags/uniqueItems`,
    true,
    'BREAKS schema:In.tags: `uniqueItems` was nothing and is `true`',
    'schema:In.tags: `uniqueItems` was `true` and is nothing',
  ),
  ...[
    ...['then', 'else', 'not', 'contains', 'propertyNames', 'patternProperties', 'prefixItems'],
    ...['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'],
    ...['unevaluatedProperties', 'discriminator', 'if'],
  ].map((keyword) =>
    row(
      `${IN}/any/${keyword}`,
      { type: 'string' },
      `BREAKS schema:In.any: Another rule in \`${keyword}\``,
      `BREAKS schema:In.any: Another rule in \`${keyword}\``,
    ),
  ),
];

const CONTENT = [
  row(
    `${IN}/desk/enum`,
    ['east', 'north', 'south', 'west'],
    'schema:In.desk: New value `east`, `west`',
    'BREAKS schema:In.desk: No value `east`, `west`',
  ),
  row(`${IN}/desk/enum`, ['north', 'south', null], [], []),
  row(
    `${IN}/desk/enum`,
    ['north', 'south', 7],
    'schema:In.desk: New value `7`',
    'BREAKS schema:In.desk: No value `7`',
  ),
  row(
    `${IN}/note/const`,
    'a',
    'BREAKS schema:In.note: Only `a` from now on',
    'schema:In.note: Any value, no longer only `a`',
  ),
  row(
    `${OUT}/fee/enum`,
    [1, 2],
    'schema:Out.fee: Only `1`, `2` from now on',
    'BREAKS schema:Out.fee: Any value, no longer only `1`, `2`',
  ),
  row(
    `${IN}/days/default`,
    7,
    'BREAKS schema:In.days: The default was `28` and is `7`',
    'BREAKS schema:In.days: The default was `7` and is `28`',
  ),
  row(
    `${IN}/note/default`,
    'x',
    'schema:In.note: The default was nothing and is `"x"`',
    'BREAKS schema:In.note: The default was `"x"` and is nothing',
  ),
  // Defaults do not apply to sent values, which are either present or not.
  row(`${OUT}/fee/default`, 7, [], []),
  row(
    `${IN}/days/x-unit`,
    'weeks',
    'BREAKS schema:In.days: The unit was `"days"` and is `"weeks"`',
    'BREAKS schema:In.days: The unit was `"weeks"` and is `"days"`',
  ),
  row(
    `${IN}/book/x-unit`,
    'pages',
    'schema:In.book: The unit was nothing and is `"pages"`',
    'schema:In.book: The unit was `"pages"` and is nothing',
  ),
  row(
    `${IN}/note/deprecated`,
    true,
    'schema:In.note: Deprecated',
    'schema:In.note: No longer deprecated',
  ),
];

const TYPES = [
  row(
    `${IN}/days/type`,
    'number',
    'schema:In.days: The type was `integer` and is `number`',
    'BREAKS schema:In.days: The type was `number` and is `integer`',
  ),
  row(
    `${OUT}/fee/type`,
    'number',
    'BREAKS schema:Out.fee: The type was `integer` and is `number`',
    'schema:Out.fee: The type was `number` and is `integer`',
  ),
  row(
    `${IN}/days/type`,
    'boolean',
    'BREAKS schema:In.days: The type was `integer` and is `boolean`',
    'BREAKS schema:In.days: The type was `boolean` and is `integer`',
  ),
  row(
    `${IN}/book/type`,
    ['null', 'string'],
    'schema:In.book: Can be `null`',
    'BREAKS schema:In.book: Cannot be `null` any more',
  ),
  row(
    `${OUT}/fee/type`,
    ['integer', 'null'],
    'BREAKS schema:Out.fee: Can be `null`',
    'schema:Out.fee: Cannot be `null` any more',
  ),
  row(
    `${OUT}/maybe`,
    schema('Shared'),
    'schema:Out.maybe: Cannot be `null` any more',
    'BREAKS schema:Out.maybe: Can be `null`',
  ),
];

const FORMS = [
  row(
    `${IN}/pickup`,
    schema('Desk'),
    'BREAKS schema:In.pickup: No longer one of several objects',
    'BREAKS schema:In.pickup: Now one of several objects',
  ),
  row(
    `${IN}/pickup/oneOf`,
    [schema('Desk'), schema('Mail'), schema('Loan')],
    'schema:In.pickup: New alternative `Loan`',
    'BREAKS schema:In.pickup: No alternative `Loan`',
  ),
  row(
    `${OUT}/how/oneOf`,
    [schema('Desk'), schema('Mail'), { type: 'string' }],
    'BREAKS schema:Out.how: New alternative `3`',
    'BREAKS schema:Out.how: No alternative `3`',
  ),
  row(
    'schemas/Desk/properties/desk/maxLength',
    3,
    'BREAKS schema:Desk.desk: `maxLength` was nothing and is `3`',
    'BREAKS schema:Desk.desk: `maxLength` was `3` and is nothing',
  ),
  row(
    'schemas/In/additionalProperties',
    undefined,
    'schema:In: Further fields are possible',
    'BREAKS schema:In: No further fields',
  ),
  row(
    'schemas/Out/additionalProperties',
    false,
    'schema:Out: No further fields',
    'schema:Out: Further fields are possible',
  ),
  row(
    `${IN}/meta/additionalProperties`,
    undefined,
    'BREAKS schema:In.meta: Another rule for further fields',
    'BREAKS schema:In.meta: Another rule for further fields',
  ),
  row(
    `${IN}/tags/items`,
    undefined,
    'BREAKS schema:In.tags: Another rule for the items',
    'BREAKS schema:In.tags: Another rule for the items',
  ),
  row(
    `${OUT}/book/maxLength`,
    10,
    'BREAKS schema:Out.book: `maxLength` was `9` and is `10`',
    'schema:Out.book: `maxLength` was `10` and is `9`',
  ),
];

const FIELDS = [
  row(`${IN}/new`, { type: 'string' }, 'schema:In.new: New field', 'BREAKS schema:In.new: Removed'),
  row(
    'schemas/In/required',
    ['book', 'note'],
    'BREAKS schema:In.note: Required',
    'schema:In.note: Optional',
  ),
  row(
    'schemas/Out/required',
    ['book', 'fee'],
    'schema:Out.fee: Required',
    'BREAKS schema:Out.fee: Optional',
  ),
  row(`${OUT}/secret`, { writeOnly: true }, [], []),
  row(`${IN}/made`, { readOnly: true }, [], []),
];

const LIFECYCLES = [
  row(
    `${LOAN}/states/late/terminal`,
    true,
    'BREAKS state:Loan.late: Final from now on',
    'BREAKS state:Loan.late: No longer final',
  ),
  row(
    `${LOAN}/states/lost`,
    { next: [] },
    'state:Loan.lost: New state',
    'BREAKS state:Loan.lost: Removed',
  ),
  row(
    `${LOAN}/states/back/next`,
    [{ to: 'open', by: 'provider' }],
    'state:Loan.back: New move to `open` by the provider',
    'BREAKS state:Loan.back: No move to `open` by the provider',
  ),
  row(
    `${LOAN}/states/late/next`,
    [],
    'BREAKS state:Loan.late: No move to `back` by `return`',
    'state:Loan.late: New move to `back` by `return`',
  ),
  row(
    `${LOAN}/states/open/next/1/event`,
    'loan.back',
    'state:Loan.open: The move to `back` by `return` sends `loan.back`',
    'BREAKS state:Loan.open: The move to `back` by `return` no longer sends `loan.back`',
  ),
  row(
    `${LOAN}/initial`,
    ['late', 'open'],
    'BREAKS schema:Loan: Objects now start in `late`, `open`',
    'BREAKS schema:Loan: Objects now start in `open`',
  ),
];

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

describe.each([
  ['servers', SERVERS],
  ['errors', ERRORS],
  ['operations', OPERATIONS],
  ['parameters, headers and bodies', VALUES],
  ['limits', LIMITS],
  ['content', CONTENT],
  ['types', TYPES],
  ['forms', FORMS],
  ['fields', FIELDS],
  ['lifecycles', LIFECYCLES],
])('the differences in %s', (_, rows) => {
  it.each(rows.map((one) => ({ ...one, what: JSON.stringify(one.edit) })))(
    '$what, forth and back',
    ({ edit, forth, back }) => {
      const after = changed([edit]);
      expect(sentencesOf(compareContracts(BASE, after))).toEqual(list(forth));
      expect(sentencesOf(compareContracts(after, BASE))).toEqual(list(back));
    },
  );
});

const ALLOF = { $ref: '#/components/schemas/Shared' };

/** Edits of both versions, then the edit to compare. */
const PREPARED: readonly (Row & { readonly what: string; readonly first: readonly Edit[] })[] = [
  {
    what: 'a part that both versions include, once and under its own name',
    first: [
      [`${IN}/whole`, { allOf: [ALLOF, { properties: { own: {} } }] }],
      [`${IN}/other`, { allOf: [ALLOF] }],
    ],
    ...row(
      'schemas/Shared/properties/b/maxLength',
      4,
      'BREAKS schema:Shared.b: `maxLength` was nothing and is `4`',
      'BREAKS schema:Shared.b: `maxLength` was `4` and is nothing',
    ),
  },
  {
    what: 'the keywords next to a part',
    first: [[`${IN}/whole`, { allOf: [ALLOF, { properties: { own: {} } }] }]],
    ...row(
      `${IN}/whole/allOf/1/properties/own/maxLength`,
      4,
      'BREAKS schema:In.whole.own: `maxLength` was nothing and is `4`',
      'schema:In.whole.own: `maxLength` was `4` and is nothing',
    ),
  },
  {
    what: 'a part that only one version includes',
    first: [[`${IN}/whole`, { allOf: [{ properties: { own: {} } }] }]],
    ...row(
      `${IN}/whole/allOf`,
      [ALLOF, { properties: { own: {} } }],
      ['BREAKS schema:In.whole.a: New field, required', 'schema:In.whole.b: New field'],
      ['BREAKS schema:In.whole.a: Removed', 'BREAKS schema:In.whole.b: Removed'],
    ),
  },
  {
    what: 'the keywords next to a reference',
    first: [],
    ...row(
      `${IN}/shared/maxProperties`,
      4,
      'BREAKS schema:In.shared: `maxProperties` was nothing and is `4`',
      'schema:In.shared: `maxProperties` was `4` and is nothing',
    ),
  },
  {
    what: 'an object that gets a name',
    first: [[`${IN}/place`, { properties: { desk: { type: 'string', maxLength: 4 } } }]],
    ...row(
      `${IN}/place`,
      schema('Desk'),
      'schema:In.place.desk: `maxLength` was `4` and is nothing',
      'BREAKS schema:In.place.desk: `maxLength` was nothing and is `4`',
    ),
  },
  {
    what: 'another object, in two places',
    first: [[`${IN}/twice`, { items: schema('Shared') }]],
    ...row(
      `${IN}/twice/items`,
      schema('Desk'),
      [
        'BREAKS schema:In.twice.a: Removed',
        'BREAKS schema:In.twice.b: Removed',
        'schema:In.twice.desk: New field',
      ],
      [
        'BREAKS schema:In.twice.a: New field, required',
        'schema:In.twice.b: New field',
        'BREAKS schema:In.twice.desk: Removed',
      ],
    ),
  },
  {
    what: 'alternatives that a value distinguishes, in another order',
    first: [
      [
        `${IN}/way`,
        {
          discriminator: { propertyName: 'kind' },
          oneOf: [
            { properties: { kind: { const: 'a' } } },
            { properties: { kind: { const: 'b' } } },
          ],
        },
      ],
    ],
    ...row(
      `${IN}/way/oneOf`,
      [
        { properties: { kind: { const: 'c' } } },
        { properties: { kind: { const: 'b' } } },
        { properties: { kind: { const: 'a' } } },
      ],
      'schema:In.way: New alternative `c`',
      'BREAKS schema:In.way: No alternative `c`',
    ),
  },
  {
    what: 'a field of an alternative that its position distinguishes',
    first: [[`${IN}/way`, { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }]],
    ...row(
      `${IN}/way/oneOf/1/properties/b/maxLength`,
      4,
      'BREAKS schema:In.way.b: `maxLength` was nothing and is `4`',
      'schema:In.way.b: `maxLength` was `4` and is nothing',
    ),
  },
  {
    what: 'any type, written as all types',
    first: [[`${IN}/any`, {}]],
    ...row(`${IN}/any/type`, ['array', 'boolean', 'integer', 'number', 'object', 'string'], [], []),
  },
  {
    what: 'any type, restricted',
    first: [[`${IN}/any`, {}]],
    ...row(
      `${IN}/any/type`,
      ['array', 'boolean', 'object', 'string'],
      'BREAKS schema:In.any: The type was anything and is `array`, `boolean`, `object`, `string`',
      'schema:In.any: The type was `array`, `boolean`, `object`, `string` and is anything',
    ),
  },
  {
    what: 'another type with another limit: only the type is reported',
    first: [],
    ...row(
      `${IN}/book`,
      { type: 'boolean', maxLength: 4 },
      'BREAKS schema:In.book: The type was `string` and is `boolean`',
      'BREAKS schema:In.book: The type was `boolean` and is `string`',
    ),
  },
  {
    what: 'a wider type with another limit',
    first: [],
    ...row(
      `${IN}/days`,
      { type: 'number', minimum: 0, default: 28, 'x-unit': 'days' },
      [
        'schema:In.days: `minimum` was `1` and is `0`',
        'schema:In.days: The type was `integer` and is `number`',
      ],
      [
        'BREAKS schema:In.days: `minimum` was `0` and is `1`',
        'BREAKS schema:In.days: The type was `number` and is `integer`',
      ],
    ),
  },
  {
    what: 'the `null` of a named schema, reported under its name',
    first: [],
    ...row(
      'schemas/Desk/type',
      ['object', 'null'],
      'BREAKS schema:Desk: Can be `null`',
      'BREAKS schema:Desk: Cannot be `null` any more',
    ),
  },
  {
    what: 'a state whose values are in the object itself, reported once',
    first: [['schemas/Loan/properties/status', { enum: ['back', 'late', 'open'] }]],
    ...row(
      'schemas/Loan',
      {
        type: 'object',
        properties: { status: { enum: ['back', 'late', 'lost', 'open'] } },
        'x-states': {
          ...BASE.schemas.Loan['x-states'],
          states: { ...BASE.schemas.Loan['x-states'].states, lost: { terminal: true, next: [] } },
        },
      },
      'state:Loan.lost: New state',
      'BREAKS state:Loan.lost: Removed',
    ),
  },
  {
    what: 'a lifecycle that was not described',
    first: [],
    ...row(
      'schemas/Desk/x-states',
      { property: 'desk', initial: ['a'], states: { a: {} } },
      [],
      [],
    ),
  },
  {
    what: 'a schema that is both accepted and sent breaks if either does',
    first: [],
    ...row(
      'schemas/Shared/properties/a/maxLength',
      4,
      'BREAKS schema:Shared.a: `maxLength` was nothing and is `4`',
      'BREAKS schema:Shared.a: `maxLength` was `4` and is nothing',
    ),
  },
  {
    what: 'a part that nothing else uses',
    first: [
      ['schemas/Part', { properties: { p: { type: 'string' } } }],
      [`${IN}/whole`, { allOf: [schema('Part'), { properties: { own: {} } }] }],
    ],
    ...row(
      'schemas/Part/properties/p/maxLength',
      4,
      'BREAKS schema:Part.p: `maxLength` was nothing and is `4`',
      'schema:Part.p: `maxLength` was `4` and is nothing',
    ),
  },
  {
    what: 'a parameter that other operations share under another name',
    first: [['shared/parameter:Few', { schema: { type: 'integer', maximum: 50 } }]],
    ...row(
      `${LEND}/parameters/query.limit`,
      { shared: 'parameter:Few' },
      'BREAKS op:lend.query.limit: `maximum` was `100` and is `50`',
      'op:lend.query.limit: `maximum` was `50` and is `100`',
    ),
  },
  {
    what: '`null` inside a part',
    first: [],
    ...row(`${IN}/note`, { allOf: [{ type: ['null', 'string'] }] }, [], []),
  },
  {
    what: '`null` as another alternative, written in another way',
    first: [],
    ...row(`${OUT}/maybe`, { anyOf: [schema('Shared'), { type: 'null' }] }, [], []),
  },
  {
    what: 'the second of two objects, or `null`',
    first: [[`${IN}/pickup/oneOf`, [schema('Desk'), schema('Mail'), { type: 'null' }]]],
    ...row(
      `${IN}/pickup/oneOf`,
      [schema('Desk'), schema('Loan'), { type: 'null' }],
      [
        'schema:In.pickup: New alternative `Loan`',
        'BREAKS schema:In.pickup: No alternative `Mail`',
      ],
      [
        'schema:In.pickup: New alternative `Mail`',
        'BREAKS schema:In.pickup: No alternative `Loan`',
      ],
    ),
  },
  {
    what: 'a field that responses always have',
    first: [['schemas/Out/required', ['book', 'new']]],
    ...row(`${OUT}/new`, {}, 'schema:Out.new: New field', 'BREAKS schema:Out.new: Removed'),
  },
];

it.each(PREPARED)('$what, forth and back', ({ first, edit, forth, back }) => {
  const before = changed(first);
  const after = changed([edit], before);
  expect(sentencesOf(compareContracts(before, after))).toEqual(list(forth));
  expect(sentencesOf(compareContracts(after, before))).toEqual(list(back));
});
