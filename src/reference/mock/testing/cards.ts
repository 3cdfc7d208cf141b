import type { JsonObject } from '../../contract/model';
import type { MockContract, MockOperation, Resource } from '../contract';
import { seededRandom } from '../ids';
import { Session, type Entity, type SentEvent } from '../session';

/** A small contract of cards: their states, their limits, and what tells of them. */
export const MOMENT = Date.parse('2026-01-05T10:00:00.000Z');
/** Start of the virtual clock: ten days after the examples were taken. */
export const START = Date.parse('2026-01-15T10:00:00.000Z');
const DAY = 86_400_000;

/** `2026-01-15T10:00:00.000Z` and so many days and milliseconds. */
export const day = (days: number, ms = 0): string =>
  new Date(START + days * DAY + ms).toISOString();

export const idOf = (prefix: string, number: number): string =>
  `${prefix}_019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const CARD_ID = idOf('crd', 1);
export const FROZEN_ID = idOf('crd', 2);
export const USER_ID = idOf('usr', 1);

const CARD: Resource = {
  prefix: 'crd',
  example: {
    id: CARD_ID,
    userId: USER_ID,
    status: 'active',
    label: 'first',
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
  },
  conditional: {
    freeze: { states: ['frozen'], example: { by: 'user', at: '2026-01-05T10:00:00.000Z' } },
    failure: { states: ['refused'], example: { code: 'usual', detail: '', retryable: true } },
    closing: { states: ['closing', 'closed'], example: { since: '2026-01-04T10:00:00.000Z' } },
  },
  lifecycle: {
    property: 'status',
    initial: ['created', 'ordered'],
    states: {
      created: [
        { to: 'active', after: 'PT10S', event: 'card.active' },
        { to: 'refused', event: 'card.refused', failure: 'no_funds' },
      ],
      ordered: [{ to: 'created', operation: 'printCard' }],
      active: [
        { to: 'frozen', operation: 'freezeCard', event: 'card.frozen' },
        { to: 'closing', operation: 'closeCard' },
        { to: 'blocked', event: 'card.blocked' },
      ],
      frozen: [{ to: 'active', operation: 'unfreezeCard', event: 'card.active' }],
      closing: [{ to: 'closed', after: 'P1D' }],
      closed: [],
      refused: [],
      blocked: [],
    },
  },
  lapses: ['code'],
  seeds: {
    [CARD_ID]: {},
    [FROZEN_ID]: { id: FROZEN_ID, status: 'frozen', createdAt: '2026-01-04T10:00:00.000Z' },
  },
};

/** Lives at the path of its card, and has an id of its own. */
const CASE: Resource = {
  prefix: 'cas',
  example: {
    id: idOf('cas', 1),
    cardId: CARD_ID,
    state: 'approved',
    createdAt: '2026-01-05T10:00:00.000Z',
    approvedAt: '2026-01-05T10:00:00.000Z',
    note: 'done',
  },
  conditional: { note: { states: ['approved'], example: 'done' } },
  lifecycle: {
    property: 'state',
    initial: ['open'],
    states: { open: [{ to: 'approved', operation: 'approve' }], approved: [] },
  },
  seeds: { [idOf('cas', 1)]: { reviewer: 'team' } },
};

const LIMITS: Resource = {
  example: { cardId: CARD_ID, daily: '5.00' },
  conditional: {},
  seeds: { '': { monthly: '50.00' } },
};

export const CONTRACT: MockContract = {
  set: 'general',
  moment: MOMENT,
  basePath: '/v1',
  schemas: {
    Card: {
      type: 'object',
      properties: { id: {}, status: {}, frozenAt: {}, userId: {}, label: {}, price: {} },
    },
    Case: { type: 'object' },
    Limits: { type: 'object' },
    Any: true,
  },
  operations: [],
  resources: {
    Card: CARD,
    Case: CASE,
    Limits: LIMITS,
    Wallet: { prefix: 'crd', example: {}, conditional: {}, seeds: {} },
  },
  events: {
    'card.active': { dataType: 'Card', data: { type: 'Card', patch: {} } },
    'card.created': { dataType: 'Card', data: { type: 'Card', patch: { status: 'created' } } },
    'card.frozen': {
      dataType: 'Card',
      data: {
        type: 'Card',
        patch: { status: 'frozen', freeze: { by: 'bank', at: '2026-01-05T10:00:00.000Z' } },
      },
    },
    'card.refused': { dataType: 'Card', data: { type: 'Card', patch: {} } },
    'card.blocked': { dataType: 'Card', data: { type: 'Card', patch: {} } },
    'case.opened': { dataType: 'Case', data: { type: 'Case', patch: {} } },
    'limits.changed': { dataType: 'Limits', data: { type: 'Limits', patch: {} } },
    'log.written': { dataType: undefined, data: { patch: {} } },
  },
  errors: {
    no_funds: {
      code: 'no_funds',
      status: 409,
      detail: 'Nothing was left at 2026-01-05T09:00:00.000Z.',
      retryable: true,
    },
  },
  fees: {},
};

/** A session at `START` whose clock the test moves, and what it sent. */
export function openSession(contract: MockContract = CONTRACT, secret?: string) {
  const clock = { ms: START };
  const sent: SentEvent[] = [];
  const session = new Session(
    contract,
    () => clock.ms,
    seededRandom(1),
    secret,
    (event) => sent.push(event),
  );
  return { session, clock, sent };
}

/** A card that a call made. */
export const addCard = (session: Session, value: JsonObject, key = idOf('crd', 9)): Entity =>
  session.add({ type: 'Card', key, value: { id: key, ...value }, seed: false });

/** An operation of which only the given members matter. */
export const operation = (members: Partial<MockOperation>): MockOperation => ({
  id: 'call',
  method: 'POST',
  path: '/cards',
  scopes: [],
  key: 'none',
  parameters: [],
  status: 200,
  headers: {},
  target: { kind: 'new', type: undefined },
  echoes: [],
  errors: [],
  commonErrors: [],
  events: [],
  sandbox: [],
  refusals: [],
  ...members,
});
