import { describe, expect, it } from 'vitest';
import { loadContract } from '../testing/load-contract';
import type { JsonValue } from '../model';
import { fixtureOptions, SiteCopy } from '../testing/site-copy';
import { BASE, changed, compared, schema, type Edit } from '../testing/library-facts';
import { compareContracts, factsOf, type Difference } from '.';

const shortly = (differences: readonly Difference[]): readonly string[] =>
  differences.map(
    ({ pointer, kind, breaking }) => `${pointer} ${kind}${breaking ? ' BREAKS' : ''}`,
  );

const LEND = 'operations/lend';
const IN = 'schemas/In/properties';
const OUT = 'schemas/Out/properties';
const LOAN = 'schemas/Loan/x-states';
const event = (events: readonly string[]): JsonValue => ({
  ...BASE.operations['loan.returned'],
  events,
});

/** An edit of the contract, and every difference that it makes. */
const CHANGES: readonly (readonly [what: string, edits: readonly Edit[], ...expected: string[]])[] =
  [
    [
      'a new address',
      [['servers', [...BASE.servers, 'https://x.example']]],
      'servers server-added',
    ],
    [
      'another address',
      [['servers', ['https://x.example']]],
      'servers server-added',
      'servers server-removed BREAKS',
    ],
    ['a new code', [['errors/late', { status: 409, retry: false }]], 'error:late code-added'],
    ['a removed code', [['errors/busy', undefined]], 'error:busy code-removed BREAKS'],
    ['another status', [['errors/busy/status', 500]], 'error:busy code-status-changed BREAKS'],
    [
      'a retry is no longer allowed',
      [['errors/busy/retry', false]],
      'error:busy retry-refused BREAKS',
    ],
    ['a retry is now allowed', [['errors/book_lost/retry', true]], 'error:book_lost retry-allowed'],
    ['a new operation', [['operations/new', BASE.operations.list]], 'op:new operation-added'],
    [
      'a new operation for partners to implement',
      [['operations/ask', BASE.operations.decide as unknown as JsonValue]],
      'op:ask operation-added BREAKS',
    ],
    ['a removed operation', [['operations/list', undefined]], 'op:list operation-removed BREAKS'],
    ['a new event', [['operations/loan.sold', event([])]], 'event:loan.sold event-added'],
    [
      'a removed event',
      [['operations/loan.returned', undefined]],
      'event:loan.returned event-removed BREAKS',
    ],
    ['another path', [[`${LEND}/path`, '/lendings']], 'op:lend address-changed BREAKS'],
    ['another method', [[`${LEND}/method`, 'PUT']], 'op:lend address-changed BREAKS'],
    [
      'a key becomes required',
      [['operations/list/authenticated', true]],
      'op:list key-required BREAKS',
    ],
    ['a key is no longer required', [[`${LEND}/authenticated`, false]], 'op:lend key-lifted'],
    ['one more scope', [[`${LEND}/scopes`, ['a', 'loans:write']]], 'op:lend scope-added BREAKS'],
    ['a removed scope', [[`${LEND}/scopes`, []]], 'op:lend scope-removed'],
    ['a deprecated operation', [[`${LEND}/deprecated`, true]], 'op:lend deprecated'],
    [
      'a new optional parameter',
      [[`${LEND}/parameters/query.from`, { schema: {} }]],
      'op:lend.query.from field-added',
    ],
    [
      'a new required parameter',
      [[`${LEND}/parameters/query.from`, { required: true, schema: {} }]],
      'op:lend.query.from field-added BREAKS',
    ],
    [
      'a removed parameter',
      [[`${LEND}/parameters/query.status`, undefined]],
      'op:lend.query.status field-removed BREAKS',
    ],
    [
      'a parameter becomes required',
      [[`${LEND}/parameters/query.status/required`, true]],
      'op:lend.query.status field-required BREAKS',
    ],
    [
      'a deprecated parameter',
      [[`${LEND}/parameters/query.status/deprecated`, true]],
      'op:lend.query.status deprecated',
    ],
    [
      'a parameter that two operations share, once',
      [['shared/parameter:Limit/schema/maximum', 50]],
      'parameter:Limit limit-tighter BREAKS',
    ],
    [
      'a new header of a request to partners',
      [['operations/decide/parameters/header.x', { required: true, schema: {} }]],
      'op:decide.header.x field-added',
    ],
    [
      'the body becomes required',
      [[`${LEND}/body/required`, true]],
      'op:lend.body field-required BREAKS',
    ],
    ['a removed body', [[`${LEND}/body`, undefined]], 'op:lend.body body-removed BREAKS'],
    [
      'a new body',
      [['operations/list/body', { required: true, type: 'a/b', schema: {} }]],
      'op:list.body body-added BREAKS',
    ],
    [
      'another media type',
      [[`${LEND}/body/type`, 'a/b']],
      'op:lend.body media-type-changed BREAKS',
    ],
    [
      'a new status of a response',
      [[`${LEND}/responses/202`, { headers: {} }]],
      'op:lend.202 status-added BREAKS',
    ],
    [
      'a new status that partners may return',
      [['operations/decide/responses/409', { headers: {} }]],
      'op:decide.409 status-added',
    ],
    [
      'a removed status',
      [[`${LEND}/responses/201`, undefined]],
      'op:lend.201 status-removed BREAKS',
    ],
    [
      'a removed header of the response',
      [[`${LEND}/responses/201/headers/Location`, undefined]],
      'op:lend.201.header.Location field-removed BREAKS',
    ],
    [
      'a header of the response becomes optional',
      [[`${LEND}/responses/201/headers/Location/required`, undefined]],
      'op:lend.201.header.Location field-optional BREAKS',
    ],
    [
      'an additional code',
      [[`${LEND}/errors`, ['book_lost', 'busy']]],
      'op:lend.error.busy error-added',
    ],
    [
      'a code removed from one operation',
      [[`${LEND}/errors`, []]],
      'op:lend.error.book_lost error-removed',
    ],
    [
      'an event is no longer sent',
      [[`${LEND}/events`, []]],
      'op:lend.event.loan.returned effect-removed BREAKS',
    ],
    [
      'an additional event is sent',
      [['operations/list/events', ['loan.returned']]],
      'op:list.event.loan.returned effect-added',
    ],
    // Accepted by the provider.
    ['a new optional field', [[`${IN}/new`, {}]], 'schema:In.new field-added'],
    [
      'a new required field',
      [
        [`${IN}/new`, {}],
        ['schemas/In/required', ['book', 'new']],
      ],
      'schema:In.new field-added BREAKS',
    ],
    ['a removed field', [[`${IN}/note`, undefined]], 'schema:In.note field-removed BREAKS'],
    ['a removed field that is not sent', [[`${IN}/id`, undefined]]],
    [
      'a field becomes required',
      [['schemas/In/required', ['book', 'note']]],
      'schema:In.note field-required BREAKS',
    ],
    ['a field becomes optional', [['schemas/In/required', []]], 'schema:In.book field-optional'],
    [
      'a field becomes read-only',
      [[`${IN}/note/readOnly`, true]],
      'schema:In.note field-removed BREAKS',
    ],
    [
      'a shorter maximum length',
      [[`${IN}/book/maxLength`, 8]],
      'schema:In.book limit-tighter BREAKS',
    ],
    ['a longer maximum length', [[`${IN}/book/maxLength`, 10]], 'schema:In.book limit-looser'],
    ['no maximum length', [[`${IN}/book/maxLength`, undefined]], 'schema:In.book limit-looser'],
    ['a minimum length of 0', [[`${IN}/note/minLength`, 0]]],
    ['a higher minimum', [[`${IN}/days/minimum`, 2]], 'schema:In.days limit-tighter BREAKS'],
    ['another pattern', [[`${IN}/book/pattern`, '^c']], 'schema:In.book limit-changed BREAKS'],
    ['no pattern', [[`${IN}/book/pattern`, undefined]], 'schema:In.book limit-looser'],
    ['a format', [[`${IN}/book/format`, 'uuid']], 'schema:In.book limit-tighter BREAKS'],
    ['unique items', [[`${IN}/tags/uniqueItems`, true]], 'schema:In.tags limit-tighter BREAKS'],
    [
      'another limit of items',
      [[`${IN}/tags/items/maxLength`, 3]],
      'schema:In.tags limit-tighter BREAKS',
    ],
    [
      'another type',
      [[`${IN}/note/type`, 'boolean']],
      'schema:In.note null-removed BREAKS',
      'schema:In.note type-changed BREAKS',
    ],
    ['a wider type', [[`${IN}/days/type`, 'number']], 'schema:In.days type-looser'],
    [
      'null is no longer allowed',
      [[`${IN}/note/type`, 'string']],
      'schema:In.note null-removed BREAKS',
    ],
    ['null is allowed', [[`${IN}/book/type`, ['null', 'string']]], 'schema:In.book null-added'],
    [
      'a new value',
      [[`${IN}/desk/enum`, ['east', 'north', 'south']]],
      'schema:In.desk value-added',
    ],
    ['a removed value', [[`${IN}/desk/enum`, ['north']]], 'schema:In.desk value-removed BREAKS'],
    ['any value', [[`${IN}/desk/enum`, undefined]], 'schema:In.desk values-opened'],
    ['a list of values', [[`${IN}/note/enum`, ['a']]], 'schema:In.note values-closed BREAKS'],
    ['another default', [[`${IN}/days/default`, 7]], 'schema:In.days default-changed BREAKS'],
    ['a default', [[`${IN}/note/default`, 'x']], 'schema:In.note default-changed'],
    ['another unit', [[`${IN}/days/x-unit`, 'weeks']], 'schema:In.days unit-changed BREAKS'],
    ['a new unit', [[`${IN}/book/x-unit`, 'pages']], 'schema:In.book unit-changed'],
    ['a deprecated field', [[`${IN}/note/deprecated`, true]], 'schema:In.note deprecated'],
    [
      'further fields are allowed',
      [['schemas/In/additionalProperties', undefined]],
      'schema:In object-opened',
    ],
    [
      'no further fields are allowed',
      [['schemas/Desk/additionalProperties', false]],
      'schema:Desk object-closed BREAKS',
    ],
    [
      'the values of a map',
      [[`${IN}/meta/additionalProperties/maxLength`, 4]],
      'schema:In.meta.* limit-tighter BREAKS',
    ],
    ['a condition', [['schemas/In/if', { required: ['note'] }]], 'schema:In rule-changed BREAKS'],
    [
      'one more alternative',
      [[`${IN}/pickup/oneOf`, [schema('Desk'), schema('Mail'), schema('Shared')]]],
      'schema:In.pickup alternative-added',
    ],
    [
      'a removed alternative',
      [[`${IN}/pickup/oneOf`, [schema('Desk')]]],
      'schema:In.pickup alternative-removed BREAKS',
    ],
    // Sent by the provider.
    ['a new field of a response', [[`${OUT}/new`, {}]], 'schema:Out.new field-added'],
    [
      'a removed field of a response',
      [[`${OUT}/fee`, undefined]],
      'schema:Out.fee field-removed BREAKS',
    ],
    [
      'a field may be missing',
      [['schemas/Out/required', []]],
      'schema:Out.book field-optional BREAKS',
    ],
    [
      'a field is always present',
      [['schemas/Out/required', ['book', 'fee']]],
      'schema:Out.fee field-required',
    ],
    [
      'a longer text in a response',
      [[`${OUT}/book/maxLength`, 10]],
      'schema:Out.book limit-looser BREAKS',
    ],
    [
      'a shorter text in a response',
      [[`${OUT}/book/maxLength`, 8]],
      'schema:Out.book limit-tighter',
    ],
    ['no format', [[`${OUT}/book/format`, undefined]], 'schema:Out.book limit-looser BREAKS'],
    [
      'a wider type in a response',
      [[`${OUT}/fee/type`, 'number']],
      'schema:Out.fee type-looser BREAKS',
    ],
    [
      'null in a response',
      [[`${OUT}/fee/type`, ['integer', 'null']]],
      'schema:Out.fee null-added BREAKS',
    ],
    [
      'no null in a response',
      [[`${OUT}/maybe`, schema('Shared')]],
      'schema:Out.maybe null-removed',
    ],
    [
      'a new value in a response',
      [[`${OUT}/status/enum`, ['kept', 'lent', 'sold']]],
      'schema:Out.status value-added',
    ],
    [
      'a removed value in a response',
      [[`${OUT}/status/enum`, ['kept']]],
      'schema:Out.status value-removed BREAKS',
    ],
    [
      'any value in a response',
      [[`${OUT}/status/enum`, undefined]],
      'schema:Out.status values-opened BREAKS',
    ],
    [
      'one more alternative in a response',
      [[`${OUT}/how/oneOf`, [schema('Desk'), schema('Mail'), schema('Shared')]]],
      'schema:Out.how alternative-added BREAKS',
    ],
    [
      'no alternatives in a response',
      [[`${OUT}/how`, schema('Desk')]],
      'schema:Out.how alternatives-changed BREAKS',
    ],
    // Accepted and sent.
    [
      'a required field that is accepted and sent',
      [['schemas/Shared/required', ['a', 'b']]],
      'schema:Shared.b field-required BREAKS',
    ],
    [
      'an optional field that is accepted and sent',
      [['schemas/Shared/required', []]],
      'schema:Shared.a field-optional BREAKS',
    ],
    [
      'a response of partners',
      [['schemas/Decision/properties/verdict/enum', ['yes']]],
      'schema:Decision.verdict value-removed BREAKS',
    ],
    [
      'a request to partners',
      [['schemas/Question/properties/book/maxLength', 3]],
      'schema:Question.book limit-tighter',
    ],
    [
      'another name for the same object',
      [
        [`${OUT}/shared`, schema('Renamed')],
        ['schemas/Renamed', BASE.schemas.Shared as unknown as JsonValue],
      ],
    ],
    [
      'another name for an object that contains itself',
      [
        [`${OUT}/next`, schema('Next')],
        ['schemas/Next', { ...BASE.schemas.Out, properties: { next: schema('Next') } }],
      ],
      'schema:Out.next.any field-removed BREAKS',
      'schema:Out.next.book field-removed BREAKS',
      'schema:Out.next.fee field-removed BREAKS',
      'schema:Out.next.how field-removed BREAKS',
      'schema:Out.next.maybe field-removed BREAKS',
      'schema:Out.next.shared field-removed BREAKS',
      'schema:Out.next.status field-removed BREAKS',
    ],
    [
      'one name for the same schema in two places',
      [
        ['schemas/Word', { type: 'string', maxLength: 3 }],
        ['schemas/Desk/properties/desk', schema('Word')],
        ['schemas/Mail/properties/street', schema('Word')],
      ],
      'schema:Desk.desk limit-tighter BREAKS',
      'schema:Mail.street limit-tighter BREAKS',
    ],
    [
      'no name any more for the schema in two places',
      [
        [`${OUT}/shared`, { ...BASE.schemas.Shared, properties: { a: { type: 'string' } } }],
        [
          `${OUT}/maybe`,
          {
            ...BASE.schemas.Shared,
            type: ['null', 'object'],
            properties: { a: { type: 'string' } },
          },
        ],
      ],
      'schema:Out.maybe.b field-removed BREAKS',
      'schema:Out.shared.b field-removed BREAKS',
    ],
    [
      'a map of anything',
      [[`${IN}/meta/additionalProperties`, undefined]],
      'schema:In.meta rule-changed BREAKS',
    ],
    ['a list of anything', [[`${IN}/tags/items`, undefined]], 'schema:In.tags rule-changed BREAKS'],
    // Lifecycles.
    [
      'a new state, reported once',
      [
        [`${LOAN}/states/lost`, { terminal: true, next: [] }],
        [
          `${LOAN}/states/late/next`,
          [
            { to: 'back', by: 'partner', operation: 'return' },
            { to: 'lost', by: 'user' },
          ],
        ],
        ['schemas/LoanStatus/enum', ['back', 'late', 'lost', 'open']],
      ],
      'state:Loan.lost state-added',
    ],
    [
      'a removed state, reported once',
      [
        [`${LOAN}/states/late`, undefined],
        [`${LOAN}/states/open/next`, [{ to: 'back', by: 'partner', operation: 'return' }]],
        ['schemas/LoanStatus/enum', ['back', 'open']],
      ],
      'state:Loan.late state-removed BREAKS',
    ],
    [
      'a final state',
      [[`${LOAN}/states/late/terminal`, true]],
      'state:Loan.late state-closed BREAKS',
    ],
    [
      'a state that is no longer final',
      [[`${LOAN}/states/back/terminal`, undefined]],
      'state:Loan.back state-reopened BREAKS',
    ],
    [
      'a new move',
      [[`${LOAN}/states/back/next`, [{ to: 'open', by: 'provider' }]]],
      'state:Loan.back move-added',
    ],
    ['a removed move', [[`${LOAN}/states/late/next`, []]], 'state:Loan.late move-removed BREAKS'],
    [
      'another mover',
      [[`${LOAN}/states/late/next`, [{ to: 'back', by: 'provider' }]]],
      'state:Loan.late move-added',
      'state:Loan.late move-removed BREAKS',
    ],
    [
      'a move without its event',
      [[`${LOAN}/states/open/next/0/event`, undefined]],
      'state:Loan.open move-event-removed BREAKS',
    ],
    [
      'a move with an event',
      [[`${LOAN}/states/open/next/1/event`, 'loan.returned']],
      'state:Loan.open move-event-added',
    ],
    [
      'another first state',
      [[`${LOAN}/initial`, ['late', 'open']]],
      'schema:Loan initial-changed BREAKS',
    ],
  ];

/** An edit of the contract, and every difference that undoing it makes. */
const TAKEN_BACK: typeof CHANGES = [
  ['a deprecated operation', [[`${LEND}/deprecated`, true]], 'op:lend deprecation-lifted'],
  [
    'a deprecated parameter',
    [[`${LEND}/parameters/query.status/deprecated`, true]],
    'op:lend.query.status deprecation-lifted',
  ],
  ['a deprecated field', [[`${IN}/note/deprecated`, true]], 'schema:In.note deprecation-lifted'],
];

describe('compareContracts', () => {
  it('finds nothing between equal contracts', () => {
    expect(compareContracts(BASE, structuredClone(BASE))).toEqual([]);
  });

  const rowsOf = (changes: typeof CHANGES) =>
    changes.map(([what, edits, ...expected]) => ({ what, edits, expected }));

  it.each(rowsOf(CHANGES))('$what', ({ edits, expected }) => {
    expect(shortly(compared(edits))).toEqual(expected);
  });

  it.each(rowsOf(TAKEN_BACK))('$what, undone', ({ edits, expected }) => {
    expect(shortly(compareContracts(changed(edits), BASE))).toEqual(expected);
  });

  it('covers more than 60 combinations of kind and class', () => {
    const kinds = new Set(
      CHANGES.flatMap(([, , ...expected]) => expected.map((line) => line.replace(/^\S+ /, ''))),
    );
    expect(kinds.size).toBeGreaterThan(60);
  });

  it('reports every change in the other direction as well', () => {
    const silent = CHANGES.filter(([, edits, ...expected]) => {
      const back = compareContracts(changed(edits), BASE);
      return back.length === 0 && expected.length > 0;
    });
    expect(silent.map(([what]) => what)).toEqual([]);
  });
});

describe('factsOf', () => {
  const factsIn = async (siteDir?: string) => factsOf(await loadContract(fixtureOptions(siteDir)));

  it('ignores explanations, examples and order', async () => {
    using site = new SiteCopy();
    site.edit('general/contract/loan.yaml', 'summary: Lend a book', 'summary: Lend one book');
    site.edit(
      'general/contract/loan.yaml',
      'enum: [open, overdue, returned, lost]',
      'enum: [lost, open, overdue, returned]',
    );
    site.edit(
      'general/contract/loan.yaml',
      'description: The loan has ended.',
      'description: It has ended.',
    );
    expect(await factsIn(site.dir)).toEqual(await factsIn());
  });

  it('reports a change in a file for the objects and operations that it concerns', async () => {
    using site = new SiteCopy();
    site.edit('general/contract/loan.yaml', 'maximum: 60', 'maximum: 30');
    site.edit(
      'general/contract/loan.yaml',
      '        required: true\n        description: Identifier of the loan.',
      '        required: true\n        deprecated: true\n        description: Identifier of the loan.',
    );
    site.edit(
      'general/contract/loan.yaml',
      "        format: date-time\n        description: When it is due, UTC.\n        examples: ['2026-03-29T18:00:00Z']",
      '        description: When it is due.\n        examples: [soon]',
    );
    const differences = compareContracts(await factsIn(), await factsIn(site.dir));
    expect(shortly(differences)).toEqual([
      'op:returnLoan.path.loanId deprecated',
      'schema:CreateLoanRequest.days limit-tighter BREAKS',
      // Sent in responses, in a list and in an event, but reported once.
      'schema:Loan.dueAt limit-looser BREAKS',
    ]);
  });
});
