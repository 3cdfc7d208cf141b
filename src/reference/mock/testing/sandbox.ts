import { createSandbox, type Sandbox, type SandboxOptions, type SentEvent } from '..';
import type { JsonObject, JsonValue } from '../../contract/model';
import type { MockContract, MockOperation } from '../contract';
import { seededRandom } from '../ids';
import { list } from './list';
import { CONTRACT, idPattern, LOAN_ID, operation, START } from './loans';

export const KEY = 'sk_sandbox_first';
const KEY_SCHEMA = { pattern: '^[A-Za-z0-9_-]{16,64}$' };
const SAMPLE = { type: 'Loan', patch: {} };
const LOAN = {
  type: 'object',
  properties: {
    id: { pattern: idPattern('ln') },
    readerId: {},
    status: {},
    label: {},
    price: {},
    pause: {},
    closing: {},
    failure: {},
    externalId: {},
    createdAt: {},
    updatedAt: {},
    pausedAt: {},
  },
};
/** The parameter that names a loan. */
export const PATH = {
  in: 'path',
  name: 'loanId',
  required: true,
  schema: { pattern: idPattern('ln') },
  example: LOAN_ID,
} as const;
export const OBJECT = { kind: 'object', type: 'Loan', parameter: 'loanId' } as const;
const BODY = {
  type: 'application/json',
  required: true,
  schema: {
    type: 'object',
    properties: { label: { type: 'string', maxLength: 5 }, externalId: { type: 'string' } },
  },
};

const problem = (code: string, status: number, detail = code): JsonObject => ({
  type: `https://docs.library.example/${code}`,
  title: code,
  status,
  code,
  detail,
});

const OPERATIONS: readonly MockOperation[] = [
  operation({
    id: 'readLoan',
    method: 'GET',
    path: '/loans/{loanId}',
    parameters: [PATH],
    target: OBJECT,
    answer: { schema: { $ref: 'Loan' }, sample: SAMPLE },
    examples: { paused: { type: 'Loan', patch: { status: 'paused' } } },
    errors: ['loan_gone'],
    commonErrors: ['rate_limited'],
    headers: { 'X-Note': 'a' },
  }),
  operation({
    id: 'listLoans',
    method: 'GET',
    target: { kind: 'list', type: 'Loan' },
    list: list(),
    answer: { schema: true, sample: { patch: { data: [], page: { hasMore: false } } } },
  }),
  operation({
    id: 'lendBook',
    key: 'required',
    keySchema: KEY_SCHEMA,
    status: 201,
    scopes: ['loans:write'],
    body: BODY,
    headers: { Location: `/v1/loans/${LOAN_ID}` },
    target: { kind: 'new', type: 'Loan' },
    answer: { schema: { $ref: 'Loan' }, sample: { type: 'Loan', patch: { status: 'created' } } },
    refusals: [{ error: 'external_id_taken', taken: ['/externalId'] }],
    errors: ['external_id_taken', 'validation_failed'],
    events: ['loan.created'],
    emits: { 'loan.created': {} },
    sandbox: [
      { in: 'body', name: '/label', value: 'gone', error: 'loan_gone' },
      { in: 'body', name: '/label', value: 'fail', state: 'refused' },
    ],
  }),
  operation({
    id: 'pauseLoan',
    key: 'optional',
    keySchema: KEY_SCHEMA,
    path: '/loans/{loanId}/pause',
    parameters: [PATH],
    target: OBJECT,
    answer: { schema: { $ref: 'Loan' }, sample: { type: 'Loan', patch: { status: 'paused' } } },
    refusals: [{ error: 'loan_already_paused', object: { '/status': 'paused' } }],
    events: ['loan.paused'],
  }),
  operation({
    id: 'updateLoan',
    method: 'PATCH',
    path: '/loans/{loanId}',
    parameters: [PATH],
    target: OBJECT,
    body: BODY,
    answer: { schema: { $ref: 'Loan' }, sample: SAMPLE },
    events: ['loan.updated'],
    emits: { 'loan.updated': {} },
  }),
  operation({ id: 'status', method: 'GET', path: '/status', access: [], status: 204 }),
];

/** The loans as an API. */
export const SANDBOX: MockContract = {
  ...CONTRACT,
  operations: OPERATIONS,
  schemas: { ...CONTRACT.schemas, Loan: LOAN },
  events: { ...CONTRACT.events, 'loan.updated': { dataType: 'Loan', data: SAMPLE } },
  errors: {
    loan_gone: problem('loan_gone', 404, `${LOAN_ID} is gone.`),
    loan_already_paused: problem('loan_already_paused', 409),
    external_id_taken: problem('external_id_taken', 409),
    rate_limited: problem('rate_limited', 429),
    not_found: problem('not_found', 404),
    authentication_failed: problem('authentication_failed', 401),
    permission_denied: problem('permission_denied', 403),
    validation_failed: problem('validation_failed', 400),
    idempotency_key_missing: problem('idempotency_key_missing', 400),
    idempotency_key_reused: problem('idempotency_key_reused', 422),
    idempotency_in_progress: problem('idempotency_in_progress', 409),
  },
};

/**
 * Opens a sandbox with a clock that a test can move, and the events that it sent, with their keys.
 */
export function open(options: SandboxOptions = {}) {
  const clock = { ms: START };
  const sent: [string, string][] = [];
  const sandbox = createSandbox(SANDBOX, {
    now: () => clock.ms,
    random: seededRandom(1),
    onEvent: ({ type }: SentEvent, key) => sent.push([type, key]),
    ...options,
  });
  return { sandbox, clock, sent };
}

export interface Asked {
  readonly body?: JsonValue;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends a request to a sandbox, with `KEY` unless the headers have another key. */
export async function ask(
  sandbox: Sandbox,
  method: string,
  path: string,
  { body, headers }: Asked = {},
) {
  const told: Asked['headers'] = {
    Authorization: `Bearer ${KEY}`,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const response = await sandbox.fetch(
    new Request(`https://api.library.example/v1${path}`, {
      method,
      headers: Object.entries(told).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as [string, string]],
      ),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as JsonObject,
  };
}
export const idempotent = (key: string, body: JsonValue = { label: 'a' }): Asked => ({
  body,
  headers: { 'Idempotency-Key': key },
});
export const FIRST = 'key-0123456789ab';
