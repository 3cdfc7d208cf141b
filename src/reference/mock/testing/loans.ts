import type { JsonObject } from '../../contract/model';
import type { MockContract, MockOperation, Resource } from '../contract';
import { seededRandom } from '../ids';
import { FORMS } from './forms';
import { Session, type Entity, type SentEvent } from '../session';

/** When the examples of this small contract of loans were taken. */
const MOMENT = Date.parse('2026-01-05T10:00:00.000Z');
/** Start of the virtual clock: ten days after the examples were taken. */
export const START = Date.parse('2026-01-15T10:00:00.000Z');
const DAY = 86_400_000;

/** Returns `START` plus a number of days and milliseconds, as a timestamp. */
export const day = (days: number, ms = 0): string =>
  new Date(START + days * DAY + ms).toISOString();

export const idOf = (prefix: string, number: number): string =>
  `${prefix}_019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const idPattern = (prefix: string): string => `^${prefix}_[0-9a-f-]{36}$`;
const withId = (prefix: string, others: object = {}) => ({
  type: 'object',
  properties: { id: { pattern: idPattern(prefix) }, ...others },
});
export const LOAN_ID = idOf('ln', 1);
export const PAUSED_ID = idOf('ln', 2);
export const READER_ID = idOf('rdr', 1);

const LOAN: Resource = {
  id: 'id',
  example: {
    id: LOAN_ID,
    readerId: READER_ID,
    status: 'active',
    label: 'first',
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
  },
  conditional: {
    '/pause': {
      when: { '/status': 'paused' },
      example: { by: 'reader', at: '2026-01-05T10:00:00.000Z' },
    },
    '/failure': {
      when: { '/status': 'refused' },
      example: { code: 'usual', detail: '', retryable: true },
    },
    '/closing': {
      when: { '/status': ['closing', 'closed'] },
      example: { since: '2026-01-04T10:00:00.000Z' },
    },
  },
  lifecycle: {
    property: 'status',
    failure: 'failure',
    initial: ['created', 'reserved'],
    states: {
      created: [
        { to: 'active', after: 'PT10S', event: 'loan.active' },
        { to: 'refused', event: 'loan.refused', failure: 'no_copies' },
      ],
      reserved: [{ to: 'created', operation: 'fetchBook' }],
      active: [
        { to: 'paused', operation: 'pauseLoan', event: 'loan.paused' },
        { to: 'closing', operation: 'closeLoan' },
        { to: 'blocked', event: 'loan.blocked' },
      ],
      paused: [{ to: 'active', operation: 'resumeLoan', event: 'loan.active' }],
      closing: [{ to: 'closed', after: 'P1D' }],
      closed: [],
      refused: [],
      blocked: [],
    },
  },
  stamps: {
    '/createdAt': ['created'],
    '/updatedAt': ['changed'],
    '/pausedAt': ['paused'],
    '/closing/since': ['closing', 'closed'],
  },
  lapses: ['code'],
  seeds: {
    [LOAN_ID]: {},
    [PAUSED_ID]: { id: PAUSED_ID, status: 'paused', createdAt: '2026-01-04T10:00:00.000Z' },
  },
};

/** A document at the path of its loan, with its own id. */
const CASE: Resource = {
  id: 'id',
  example: {
    id: idOf('cas', 1),
    loanId: LOAN_ID,
    state: 'approved',
    createdAt: '2026-01-05T10:00:00.000Z',
    approvedAt: '2026-01-05T10:00:00.000Z',
    note: 'done',
  },
  conditional: { '/note': { when: { '/state': 'approved' }, example: 'done' } },
  stamps: { '/createdAt': ['created'], '/approvedAt': ['approved'] },
  lifecycle: {
    property: 'state',
    initial: ['open'],
    states: { open: [{ to: 'approved', operation: 'approve' }], approved: [] },
  },
  seeds: { [idOf('cas', 1)]: { reviewer: 'team' } },
};

const LIMITS: Resource = {
  example: { loanId: LOAN_ID, daily: '5.00' },
  conditional: {},
  seeds: { '': { monthly: '50.00' } },
};

export const CONTRACT: MockContract = {
  set: 'lending',
  moment: MOMENT,
  basePath: '/v1',
  credentials: {
    apiKey: {
      in: 'header',
      name: 'Authorization',
      prefix: 'Bearer ',
      variable: 'API_KEY',
      noun: 'API key',
    },
  },
  keys: {
    pattern: '^sk_sandbox_[\\x21-\\x7e]+$',
    example: 'sk_sandbox_playground',
    readOnly: 'sk_sandbox_readonly',
  },
  schemas: {
    Loan: withId('ln', { status: {}, pausedAt: {}, readerId: {}, label: {}, price: {} }),
    Case: withId('cas'),
    Shelf: withId('ln'),
    Limits: { type: 'object' },
    Any: true,
  },
  operations: [],
  resources: {
    Loan: LOAN,
    Case: CASE,
    Limits: LIMITS,
    Shelf: { id: 'id', example: {}, conditional: {}, seeds: {} },
  },
  events: {
    'loan.active': { dataType: 'Loan', data: { type: 'Loan', patch: {} } },
    'loan.created': { dataType: 'Loan', data: { type: 'Loan', patch: { status: 'created' } } },
    'loan.paused': {
      dataType: 'Loan',
      data: {
        type: 'Loan',
        patch: { status: 'paused', pause: { by: 'library', at: '2026-01-05T10:00:00.000Z' } },
      },
    },
    'loan.refused': { dataType: 'Loan', data: { type: 'Loan', patch: {} } },
    'loan.blocked': { dataType: 'Loan', data: { type: 'Loan', patch: {} } },
    'case.opened': { dataType: 'Case', data: { type: 'Case', patch: {} } },
    'limits.changed': { dataType: 'Limits', data: { type: 'Limits', patch: {} } },
    'log.written': { dataType: undefined, data: { patch: {} } },
  },
  errors: {
    no_copies: {
      code: 'no_copies',
      status: 409,
      detail: 'Nothing was left.',
      retryable: true,
    },
  },
  fees: {},
  scales: {},
  forms: FORMS,
};

/** Opens a session at `START`, with a clock that a test can move, and the events that it sent. */
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

/** Adds a loan, as if a call had created it. */
export const addLoan = (session: Session, value: JsonObject, key = idOf('ln', 9)): Entity =>
  session.add({ type: 'Loan', key, value: { id: key, ...value }, seed: false });

/** Returns an operation with the given members and defaults for all others. */
export const operation = (members: Partial<MockOperation>): MockOperation => ({
  id: 'call',
  method: 'POST',
  path: '/loans',
  scopes: [],
  access: [['apiKey']],
  key: 'none',
  parameters: [],
  status: 200,
  headers: {},
  target: { kind: 'new', type: undefined },
  echoes: [],
  errors: [],
  commonErrors: [],
  events: [],
  emits: {},
  sandbox: [],
  refusals: [],
  ...members,
});
