import { createSandbox, type Sandbox, type SandboxOptions, type SentEvent } from '..';
import type { JsonObject, JsonValue } from '../../contract/model';
import type { MockContract, MockOperation } from '../contract';
import { seededRandom } from '../ids';
import { CARD_ID, CONTRACT, operation, START } from './cards';

export const KEY = 'sk_sandbox_first';
const SAMPLE = { type: 'Card', patch: {} };
const CARD = {
  type: 'object',
  properties: {
    id: {},
    userId: {},
    status: {},
    label: {},
    price: {},
    freeze: {},
    closing: {},
    failure: {},
    externalId: {},
    createdAt: {},
    updatedAt: {},
    frozenAt: {},
  },
};
/** The parameter that names a card. */
export const PATH = {
  in: 'path',
  name: 'cardId',
  required: true,
  schema: true,
  example: CARD_ID,
} as const;
export const OBJECT = { kind: 'object', type: 'Card', parameter: 'cardId' } as const;
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
    id: 'readCard',
    method: 'GET',
    path: '/cards/{cardId}',
    parameters: [PATH],
    target: OBJECT,
    answer: { schema: { $ref: 'Card' }, sample: SAMPLE },
    examples: { frozen: { type: 'Card', patch: { status: 'frozen' } } },
    errors: ['card_gone'],
    commonErrors: ['rate_limited'],
    headers: { 'X-Note': 'a' },
  }),
  operation({
    id: 'listCards',
    method: 'GET',
    target: { kind: 'list', type: 'Card' },
    answer: { schema: true, sample: { patch: { data: [] } } },
  }),
  operation({
    id: 'createCard',
    key: 'required',
    status: 201,
    scopes: ['cards:write'],
    body: BODY,
    headers: { Location: `/v1/cards/${CARD_ID}` },
    target: { kind: 'new', type: 'Card' },
    answer: { schema: { $ref: 'Card' }, sample: { type: 'Card', patch: { status: 'created' } } },
    errors: ['external_id_taken'],
    events: ['card.created'],
    sandbox: [
      { in: 'body', name: '/label', value: 'gone', error: 'card_gone' },
      { in: 'body', name: '/label', value: 'fail', state: 'refused' },
    ],
  }),
  operation({
    id: 'freezeCard',
    key: 'optional',
    path: '/cards/{cardId}/freeze',
    parameters: [PATH],
    target: OBJECT,
    answer: { schema: { $ref: 'Card' }, sample: { type: 'Card', patch: { status: 'frozen' } } },
    errors: ['card_already_frozen'],
    events: ['card.frozen'],
  }),
  operation({
    id: 'updateCard',
    method: 'PATCH',
    path: '/cards/{cardId}',
    parameters: [PATH],
    target: OBJECT,
    body: BODY,
    answer: { schema: { $ref: 'Card' }, sample: SAMPLE },
    events: ['card.updated'],
  }),
  operation({ id: 'status', method: 'GET', path: '/status', public: true, status: 204 }),
];

/** The cards as an API. */
export const SANDBOX: MockContract = {
  ...CONTRACT,
  operations: OPERATIONS,
  schemas: { ...CONTRACT.schemas, Card: CARD },
  events: { ...CONTRACT.events, 'card.updated': { dataType: 'Card', data: SAMPLE } },
  errors: {
    card_gone: problem('card_gone', 404, `${CARD_ID} is gone.`),
    card_already_frozen: problem('card_already_frozen', 409),
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

/** A sandbox whose clock the test moves, and what it sent to whom. */
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

/** Asks a sandbox with `KEY`, unless the headers say otherwise. */
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
