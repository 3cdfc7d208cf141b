import { KEY } from '../../../mock/support';
import { EXAMPLE_USER } from '../support';
import type { Program } from '../program';
import { refusedAnew, type Ways } from './way';

const UNKNOWN_ASSET = 'eip155:1/erc20:0x0000000000000000000000000000000000000000';
const ENDPOINT = { url: 'https://app.partner.example/events' };

/** Sends requests that differ from every sample request: another method, media type or text. */
async function sent(
  p: Program,
  method: string,
  path: string,
  body?: string,
  type = 'application/json',
): Promise<unknown> {
  const base = p.subject.contract.servers[0]?.url ?? '';
  const headers = {
    Authorization: `Bearer ${KEY}`,
    'Content-Type': type,
    'Idempotency-Key': 'key-of-no-sample-0001',
  };
  const answer = await p.sandbox.fetch(
    new Request(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  return ((await answer.json()) as { code: unknown }).code;
}

/** Errors of all topics, and errors of the account. */
export const COMMON: Ways = {
  authentication_failed: [
    'Send any request without the `Authorization` header.',
    (p) => p.refused('listUsers', { headers: { Authorization: null } }),
  ],
  permission_denied: [
    'Send `Authorization: Bearer sk_sandbox_readonly` with an operation that needs a `:write` scope.',
    (p) => p.refused('createUser', { headers: { Authorization: 'Bearer sk_sandbox_readonly' } }),
  ],
  not_found: [
    'Replace the last four characters of an identifier in the path with `0000`.',
    (p) => p.refused('getUser', { path: { userId: `${EXAMPLE_USER.slice(0, -4)}0000` } }),
  ],
  method_not_allowed: ['Send `DELETE /v1/partner`.', (p) => sent(p, 'DELETE', '/partner')],
  malformed_json: ['Send the body `{"a":`.', (p) => sent(p, 'POST', '/users', '{"a":')],
  unsupported_media_type: [
    'Send a body with `Content-Type: text/plain`.',
    (p) => sent(p, 'POST', '/users', '{}', 'text/plain'),
  ],
  validation_failed: [
    'Leave out a required field of the body.',
    (p) => p.refused('createUser', { body: { email: null } }),
  ],
  parameter_invalid: [
    'Send `?limit=0` to a list.',
    (p) => p.refused('listUsers', { query: { limit: '0' } }),
  ],
  version_unknown: [
    'Send `Api-Version: 2020-01-01`.',
    (p) => p.refused('getPartner', { headers: { 'Api-Version': '2020-01-01' } }),
  ],
  idempotency_key_missing: [
    'Leave the `Idempotency-Key` header out.',
    (p) => p.refused('createUser', { headers: { 'Idempotency-Key': null } }),
  ],
  idempotency_key_reused: [
    'Send two different bodies with the same `Idempotency-Key`.',
    async (p) => {
      const key = 'two-bodies-with-a-key';
      await p.done('createTransfer', { key });
      return p.refused('createTransfer', { key, body: { reference: 'Another' } });
    },
  ],
  insufficient_balance: [
    'Ask for an amount of `999999.00`, or accept an exchange quote for more than the balance.',
    async (p) => {
      const id = await p.made('createExchangeQuote', {
        body: { fromAmount: { amount: '1000.00' } },
      });
      const exchange = await refusedAnew(p, 'createExchange', { quoteId: id });
      const amount = { amount: '999999.00' };
      const transfer = await refusedAnew(p, 'createTransfer', { amount });
      return exchange === transfer ? transfer : [exchange, transfer];
    },
  ],
  limit_exceeded: [
    'Ask for an amount of `88888.00`.',
    (p) => refusedAnew(p, 'createTransfer', { amount: { amount: '88888.00' } }),
  ],
  user_not_eligible: [
    'Use a user who is still in `pending_verification`.',
    async (p) => {
      const userId = await p.newUser({ lastName: 'Pending' });
      return p.refused('createDepositAddress', { body: { userId } });
    },
  ],
  asset_not_supported: [
    `Send the asset \`${UNKNOWN_ASSET}\`.`,
    (p) => p.refused('createDepositAddress', { body: { asset: UNKNOWN_ASSET } }),
  ],
  external_id_taken: [
    'Send the `externalId` `taken-0815`.',
    (p) => p.refused('createTransfer', { body: { externalId: 'taken-0815' } }),
  ],
  webhook_url_not_https: [
    'Set the address `http://app.partner.example/events`.',
    (p) => p.refused('setWebhookEndpoint', { body: { url: 'http://app.partner.example/events' } }),
  ],
  webhook_url_not_public: [
    'Set the address `https://127.0.0.1/events`.',
    (p) => p.refused('setWebhookEndpoint', { body: { url: 'https://127.0.0.1/events' } }),
  ],
  webhook_rotation_in_progress: [
    'Rotate the secret twice with two keys.',
    async (p) => {
      await p.done('setWebhookEndpoint', { body: ENDPOINT });
      await p.done('rotateWebhookSecret');
      return p.refused('rotateWebhookSecret');
    },
  ],
  balance_not_found: [
    'Ask for the balance of `XTS`.',
    (p) => p.refused('listPartnerBalances', { query: { unit: 'XTS' } }),
  ],
};
