import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { asObject, asText, mergePatch } from '../../src/reference/contract/json';
import { ask, KEY, loadSite, stillSandbox, type Call } from '../mock/support';

/**
 * Follows the instructions of the catalog to cause each error, without requesting the error by
 * name.
 */
const subjects = await loadSite();
const provoked = new Set<string>();
const NEW = '$new';

interface Do {
  readonly id: string;
  /** Merge patch for the body of the sample. */
  readonly body?: JsonValue;
  /** Path parameters; `$new` is the id of the last created object. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Call['headers'];
}
type Step = string | Do;

const CARD = { cardId: NEW };
const USER = { userId: NEW };
const REJECTED = { redirectUrl: 'https://app.partner.example/kyc/reject' };
const EMPTY = { sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };
const EXAMPLE = { userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e' };
const made = (id: string, body?: JsonValue): Do => ({
  id,
  ...(body === undefined ? {} : { body }),
});
const on = (id: string, path: Do['path'], body?: JsonValue): Do => ({
  ...made(id, body),
  path: path ?? {},
});
const ACCOUNT = { type: 'bank_account', iban: 'SI39990000000000471', holder: 'Ana Kovač' };
const user = (suffix: string): Do => made('createUser', { externalId: `scenario-${suffix}` });
const physical: Do = made('createCard', {
  type: 'physical',
  shipping: {
    method: 'standard',
    address: { line1: 'Example Street 12', city: 'Ljubljana', postalCode: '1000', country: 'SI' },
  },
});

/** Steps that end with the error: operations, and durations of the virtual clock. */
const SCENARIOS: readonly (readonly [code: string, ...steps: Step[]])[] = [
  ['user_exists', user('1'), user('1')],
  ['user_closed', user('2'), on('closeUser', USER), on('updateUser', USER)],
  ['user_not_active', on('suspendUser', EXAMPLE), on('suspendUser', EXAMPLE)],
  ['user_not_suspended', on('reactivateUser', EXAMPLE)],
  [
    'user_suspended_by_provider',
    on('reactivateUser', { userId: 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20' }),
  ],
  ['user_data_locked', on('updateUser', EXAMPLE, { lastName: 'Novak' })],
  [
    'user_not_eligible',
    made('createUser', { lastName: 'Pending' }),
    'P1D',
    made('createCard', { userId: NEW }),
  ],
  ['user_suspended', on('suspendUser', EXAMPLE), made('createCard', EXAMPLE)],
  ['not_found', on('getUser', { userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c0000' })],
  [
    'card_already_frozen',
    made('createCard'),
    'PT1M',
    on('freezeCard', CARD),
    on('freezeCard', CARD),
  ],
  ['card_not_frozen', made('createCard'), 'PT1M', on('unfreezeCard', CARD)],
  ['card_not_active', physical, 'PT1M', on('freezeCard', CARD)],
  ['card_blocked', made('createCard'), 'PT1M', on('blockCard', CARD), on('unfreezeCard', CARD)],
  [
    'card_blocked_by_provider',
    made('createCard', { label: 'block-after-issuing' }),
    'PT1M',
    on('unfreezeCard', CARD),
  ],
  ['card_closed', made('createCard'), on('closeCard', CARD), on('setCardLimits', CARD)],
  ['card_activation_not_possible', made('createCard'), 'PT1M', on('activateCard', CARD)],
  [
    'challenge_expired',
    made('simulateCardChallenge'),
    'PT5M',
    on('submitCardChallengeDecision', { challengeId: NEW }),
  ],
  [
    'challenge_already_decided',
    made('simulateCardChallenge'),
    on('submitCardChallengeDecision', { challengeId: NEW }),
    on('submitCardChallengeDecision', { challengeId: NEW }),
  ],
  ['kyc_in_progress', user('6'), on('startKyc', USER), on('startKyc', USER)],
  ['kyc_already_approved', user('7'), on('startKyc', USER), 'PT1H', on('startKyc', USER)],
  [
    'kyc_rejected_final',
    user('8'),
    on('startKyc', USER, { redirectUrl: 'https://app.partner.example/kyc/reject-final' }),
    'PT1H',
    on('restartKyc', USER),
  ],
  ['kyc_not_open', user('9'), on('createKycDocument', USER)],
  ['document_type_unsupported', on('createKycDocument', {}, { side: null })],
  [
    'document_missing',
    user('10'),
    on('startKyc', USER, { mode: 'partner_provided' }),
    on('submitKyc', USER),
  ],
  [
    'document_unreadable',
    on('createKycDocument', { userId: 'usr_01931f5e-e491-72a3-84b5-c03142536475' }, EMPTY),
    on('submitKyc', { userId: 'usr_01931f5e-e491-72a3-84b5-c03142536475' }),
  ],
  [
    'contact_not_verified',
    made('createUser', { externalId: 'scenario-12', phone: '+447700900000' }),
    on('startKyc', USER, { mode: 'partner_provided' }),
  ],
  [
    'kyc_attempts_exceeded',
    user('11'),
    on('startKyc', USER, REJECTED),
    'PT1H',
    on('restartKyc', USER),
    'PT1H',
    on('restartKyc', USER),
    'PT1H',
    on('restartKyc', USER),
  ],
  ['external_id_taken', made('createWithdrawal'), made('createWithdrawal')],
  [
    'estimate_expired',
    made('estimateWithdrawal'),
    'PT61S',
    made('createWithdrawal', { estimateId: NEW }),
  ],
  [
    'address_cooling_off',
    made('createWithdrawalAddress'),
    made('createWithdrawal', { destination: { addressId: NEW } }),
  ],
  [
    'withdrawal_address_revoked',
    made('createWithdrawalAddress'),
    on('revokeWithdrawalAddress', { addressId: NEW }),
    on('verifyWithdrawalAddress', { addressId: NEW }),
  ],
  [
    'confirmation_expired',
    made('createWithdrawal'),
    'PT11M',
    on('confirmWithdrawal', { withdrawalId: NEW }),
  ],
  [
    'withdrawal_not_pending',
    made('createWithdrawal'),
    on('confirmWithdrawal', { withdrawalId: NEW }),
    on('confirmWithdrawal', { withdrawalId: NEW }),
  ],
  [
    'withdrawal_not_cancelable',
    made('createWithdrawal'),
    on('confirmWithdrawal', { withdrawalId: NEW }),
    'PT5M',
    on('cancelWithdrawal', { withdrawalId: NEW }),
  ],
  [
    'withdrawal_not_awaiting_beneficiary',
    made('createWithdrawal'),
    on('setWithdrawalBeneficiary', { withdrawalId: NEW }),
  ],
  ['withdrawal_amount_below_minimum', made('createWithdrawal', { amount: { amount: '0.000001' } })],
  [
    'address_not_verified',
    made('createWithdrawalAddress'),
    'P2D',
    made('createWithdrawal', {
      destination: { addressId: NEW },
      estimateId: null,
      amount: { amount: '1500.00' },
    }),
  ],
  [
    'asset_not_supported',
    made('createDepositAddress', {
      asset: 'eip155:1/erc20:0x0000000000000000000000000000000000000000',
    }),
  ],
  [
    'asset_not_supported_on_chain',
    made('createDepositAddress', { chain: 'bip122:000000000019d6689c085ae165831e93' }),
  ],
  [
    'originator_not_needed',
    made('simulateDeposit'),
    'PT1H',
    on('setDepositOriginator', { depositId: NEW }),
  ],
  [
    'originator_window_closed',
    made('simulateDeposit', { amount: { amount: '1500.000000' } }),
    'P15D',
    on('setDepositOriginator', { depositId: NEW }),
  ],
  [
    'quote_not_found',
    made('createExchange', { quoteId: 'qte_01931f64-5e6f-7071-8c83-9e0f1a2b0000' }),
  ],
  ['quote_expired', made('createExchangeQuote'), 'PT31S', made('createExchange', { quoteId: NEW })],
  [
    'quote_already_used',
    made('createExchangeQuote'),
    on('createExchange', {}, { quoteId: NEW }),
    made('createExchange', { quoteId: NEW, externalId: 'conversion-2' }),
  ],
  ['pair_not_supported', made('createExchangeQuote', { to: 'EUR' })],
  ['same_account', made('createTransfer', { destination: { type: 'partner', userId: null } })],
  ['currency_mismatch', made('createTransfer', { amount: { currency: 'XTS' } })],
  [
    'transfer_party_unknown',
    made('createTransfer', { destination: { userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c0000' } }),
  ],
  [
    'transfer_party_suspended',
    made('createTransfer', {
      destination: { userId: 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20' },
    }),
  ],
  ['webhook_rotation_in_progress', made('rotateWebhookSecret'), made('rotateWebhookSecret')],
  [
    'sepa_confirmation_expired',
    made('createSepaTransfer'),
    'PT11M',
    on('confirmSepaTransfer', { sepaTransferId: NEW }),
  ],
  [
    'sepa_transfer_not_pending',
    made('createSepaTransfer'),
    on('confirmSepaTransfer', { sepaTransferId: NEW }),
    on('confirmSepaTransfer', { sepaTransferId: NEW }),
  ],
  [
    'sepa_transfer_not_cancelable',
    made('createSepaTransfer'),
    on('confirmSepaTransfer', { sepaTransferId: NEW }),
    'PT1M',
    on('cancelSepaTransfer', { sepaTransferId: NEW }),
  ],
  [
    'recall_not_possible',
    made('createSepaTransfer'),
    on('recallSepaTransfer', { sepaTransferId: NEW }),
  ],
  ['iban_invalid', made('verifyPayee', { iban: 'DE00999999990012345678' })],
  ['payee_no_match_unconfirmed', made('createSepaTransfer', { creditor: { name: 'Nobody Here' } })],
  ['remittance_charset', made('createSepaTransfer', { remittance: 'Račun 12' })],
  ['creditor_not_reachable', made('verifyPayee', { iban: 'TR490099900000000000012345' })],
  ['bic_mismatch', made('createSepaTransfer', { creditor: { bic: 'XXXXFRXXXXX' } })],
  [
    'instant_not_available',
    made('createSepaTransfer', {
      scheme: 'sct_inst',
      creditor: { iban: 'GB33XXXX99999900012345' },
    }),
  ],
  [
    'amount_above_limit',
    made('createSepaTransfer', { scheme: 'sct', amount: { amount: '1000000000.00' } }),
  ],
  [
    'direction_restricted',
    on('updateUser', EXAMPLE, {
      address: { line1: 'Road 1', city: 'Town', postalCode: '10', country: 'XX' },
    }),
    made('createExchangeQuote'),
  ],
  [
    'memo_required',
    made('createWithdrawalAddress', { address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' }),
  ],
  [
    'address_limit_reached',
    ...Array.from({ length: 20 }, () => made('createDepositAddress', EXAMPLE)),
  ],
  ['order_exists', made('createOrder'), made('createOrder')],
  ['order_not_cancelable', made('createOrder'), 'PT1M', on('cancelOrder', { orderId: NEW })],
  [
    'payment_late',
    made('createOrder', { description: 'pay-late' }),
    'PT31M',
    on('cancelOrder', { orderId: NEW }),
  ],
  [
    'amount_mismatch',
    made('createOrder', { confirmedAmount: { amount: '123.00', currency: 'EUR' } }),
  ],
  [
    'refund_address_required',
    made('createOrder', {
      quoteId: 'qte_01931f64-5e6f-7071-8c83-9e0f1a2b3c5e',
      userId: null,
      payer: { type: 'individual', name: 'Ana Kovač', country: 'SI' },
      confirmedAmount: null,
      destination: { ...ACCOUNT, address: null },
    }),
  ],
  [
    'address_checksum_mismatch',
    made('createOrder', { destination: { address: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } }),
  ],
  ['order_amount_below_minimum', made('createOrderQuote', { fiatAmount: '9.99' })],
  ['limit_exceeded', made('createOrderQuote', { fiatAmount: '15000.01' })],
  [
    'destination_mismatch',
    made('createOrderQuote'),
    made('createOrder', { quoteId: NEW, destination: null }),
  ],
  ['originator_incomplete', on('setDepositOriginator', {}, { type: 'third_party', vasp: null })],
  [
    'deposit_address_unknown',
    made('simulateDeposit', { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }),
  ],
  [
    'beneficiary_required',
    made('createWithdrawal', {
      destination: { addressId: null, address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    }),
  ],
  [
    'reversal_exceeds_original',
    made('createTransfer'),
    made('createTransfer', {
      source: { type: 'user', userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e' },
      destination: { type: 'partner', userId: null },
      reversalOf: NEW,
      externalId: 'r-1',
      reason: 'refund',
      amount: { amount: '125.01' },
    }),
  ],
  [
    'reversal_not_possible',
    made('createTransfer', { amount: { amount: '77.02' } }),
    made('createTransfer', { reversalOf: NEW, externalId: 'r-1', reason: 'refund' }),
  ],
  [
    'refund_address_locked',
    made('createOrderQuote', {
      side: 'sell',
      fiatAmount: null,
      assetAmount: '150.000000',
      payoutMethod: 'bank_account',
    }),
    made('createOrder', {
      quoteId: NEW,
      description: 'pay-late',
      confirmedAmount: null,
      destination: { ...ACCOUNT, address: null },
    }),
    'P1D',
    on('setOrderRefundAddress', { orderId: NEW }),
  ],
  ['parameter_invalid', { id: 'listUsers', query: { limit: '0' } }],
  ['authentication_failed', { id: 'listUsers', headers: { Authorization: null } }],
  [
    'permission_denied',
    { id: 'createUser', headers: { Authorization: 'Bearer sk_sandbox_readonly' } },
  ],
  ['idempotency_key_missing', { id: 'createUser', headers: { 'Idempotency-Key': null } }],
  ['unsupported_media_type', { id: 'createUser', headers: { 'Content-Type': 'text/plain' } }],
  ['validation_failed', made('createUser', { address: null })],
];

afterAll(() => {
  // The other codes explain the failure of an object, and are not answers.
  const codes = new Set(
    subjects.flatMap(({ mock }) =>
      mock.operations.flatMap(({ errors, commonErrors }) => [...errors, ...commonErrors]),
    ),
  );
  const values = subjects.flatMap(({ mock }) =>
    mock.operations.flatMap(({ sandbox }) => sandbox.flatMap(({ error }) => error ?? [])),
  );
  for (const code of values) provoked.add(code);
  const rest = [...codes].filter((code) => !provoked.has(code));
  console.log(
    `errors: ${provoked.size} of ${codes.size} codes provoked by what a request does; ` +
      `by name only: ${rest.join(', ')}`,
  );
});

const fill = (value: JsonValue, id: string): JsonValue =>
  JSON.parse(JSON.stringify(value).replaceAll(NEW, id)) as JsonValue;

describe.each(subjects)('$set', (subject) => {
  const operations = new Map(
    subject.contract.operations.map((operation) => [operation.id, operation]),
  );
  const possible = SCENARIOS.filter(([, ...steps]) =>
    steps.every((step) => typeof step === 'string' || operations.has(step.id)),
  ).filter(([code]) => code in subject.mock.errors);

  it.each(possible.map(([code, ...steps]) => [code, steps] as const))('%s', async (code, steps) => {
    const sandbox = stillSandbox(subject);
    let id = '';
    let answer: { readonly status: number; readonly body: JsonObject } = { status: 0, body: {} };
    for (const [index, step] of steps.entries()) {
      if (typeof step === 'string') {
        sandbox.advance(KEY, step);
        continue;
      }
      const sample = operations.get(step.id)?.body?.examples[0]?.value;
      const body = step.body === undefined ? sample : mergePatch(sample, step.body);
      answer = await ask(subject, sandbox, step.id, {
        ...(body === undefined ? {} : { body: fill(body, id) }),
        ...(step.query ? { query: step.query } : {}),
        ...(step.headers ? { headers: step.headers } : {}),
        path: asObject(fill(step.path ?? {}, id)) as Record<string, string>,
      });
      if (index < steps.length - 1)
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      if (step.path === undefined) id = asText(answer.body.id) ?? id;
    }
    expect(answer.body.code, JSON.stringify(answer.body)).toBe(code);
    provoked.add(code);
  });
});
