import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const HOSTED = { mode: 'hosted', level: 'full' };

async function started(body: JsonObject = {}): Promise<[Partner, { readonly userId: string }]> {
  const partner = partnerOf('general');
  const path = { userId: await partner.newUser() };
  await partner.send('startKyc', path, { ...HOSTED, ...body });
  partner.newEvents();
  return [partner, path];
}

const way = (name: string) => ({ redirectUrl: `https://app.partner.example/kyc/${name}` });
const stateOf = async (partner: Partner, path: { readonly userId: string }) =>
  (await partner.send('getKyc', path)).status;

it('every user has a case; until it is started, it has no requirements', async () => {
  says(
    'Every user has one; until you start it, its state is `not_started`.',
    'counted from 1; 0 before the first.',
    'No verification was started yet.',
    'together with the user.',
  );
  const partner = partnerOf('general');
  const userId = await partner.newUser();
  const { id, ...rest } = await partner.send('getKyc', { userId });
  expect(id).toMatch(/^kyc_/);
  expect(rest).toEqual({
    userId,
    status: 'not_started',
    attempt: 0,
    requirements: [],
    createdAt: '2026-11-02T09:30:00.000Z',
  });
});

it('a user becomes active only by a verification', async () => {
  says('A user becomes `active` when a verification is approved.');
  const partner = partnerOf('general');
  const path = { userId: await partner.newUser() };
  partner.advance('P30D');
  expect((await partner.send('getUser', path)).status).toBe('pending_verification');
});

it.each(['basic', 'full'])(
  'an approval of %s activates the user with this level',
  async (level) => {
    says(
      "The user's `kycLevel` does not change before the case is approved.",
      'in the sandbox the user finishes the hosted page after 5 minutes',
      'The user finishes the hosted page.',
      'It takes two calls, and you handle no documents.',
      'With `approved`, `user.activated` follows.',
      'In the sandbox, a verification that you start is approved 15 minutes later',
      '`kyc.status_changed` with `approved`, then `user.activated`.',
      '`data.status` is the new state.',
    );
    const [partner, path] = await started({ level });
    partner.advance('PT5M');
    expect(await partner.send('getKyc', path)).toMatchObject({ status: 'pending_review' });
    partner.advance('PT9M');
    expect(await stateOf(partner, path)).toBe('pending_review');
    expect((await partner.send('getUser', path)).kycLevel).toBe('none');
    partner.advance('PT1M');
    const decided = await partner.send('getKyc', path);
    expect(decided).toMatchObject({
      status: 'approved',
      level,
      decidedAt: '2026-11-02T09:45:02.000Z',
      expiresOn: '2028-11-02',
    });
    expect(new Set(valuesOf(decided.requirements, 'status'))).toEqual(new Set(['accepted']));
    expect(decided.url).toBeUndefined();
    expect(partner.newEvents()).toMatchObject([
      { type: 'kyc.status_changed', data: { status: 'pending_review' } },
      { type: 'kyc.status_changed', data: decided },
      { type: 'user.activated', data: { status: 'active', kycLevel: level } },
    ]);
    const limits = await partner.send('getUserLimits', path);
    expect(limits.kycLevel).toBe(level);
    expect(valuesOf(limits.limits, 'product').includes('card')).toBe(level === 'full');
  },
);

it.each([
  ['reject', 'rejected', false],
  ['reject-final', 'rejected_final', true],
])('a case that ends in %s does not activate the user', async (name, status, final) => {
  says(
    'The case is `rejected`, and so is each new attempt.',
    'A check failed, and another attempt can succeed.',
    'A check failed for a reason that rules out another attempt.',
    'Not approved; `rejection` says why.',
    'The case ends in `rejected_final`.',
    '`true` in the state `rejected_final`.',
  );
  const [partner, path] = await started(way(name));
  partner.advance('PT1H');
  const decided = await partner.send('getKyc', path);
  expect(decided).toMatchObject({ status, rejection: { final } });
  expect(valuesOf(decided.requirements, 'status')).toContain('refused');
  expect(decided).not.toHaveProperty('expiresOn');
  const user = { status: 'pending_verification', kycLevel: 'none' };
  expect(await partner.send('getUser', path)).toMatchObject(user);
  expect(partner.eventTypes()).not.toContain('user.activated');
});

it('a case on hold is approved by a reviewer, a day later', async () => {
  says(
    'The case, `initiated`.',
    'The case stops in `on_hold`; the review approves it a day later.',
    'The review approves the case.',
  );
  const [partner, path] = await started(way('hold'));
  expect(await stateOf(partner, path)).toBe('initiated');
  partner.advance('PT15M');
  expect(await stateOf(partner, path)).toBe('on_hold');
  partner.advance('PT23H');
  expect(await stateOf(partner, path)).toBe('on_hold');
  partner.advance('PT1H');
  expect(await stateOf(partner, path)).toBe('approved');
  expect(await partner.send('getUser', path)).toMatchObject({ kycLevel: 'full' });
});

it('three attempts are possible within 30 days of the first', async () => {
  says(
    '3 attempts are allowed within 30 days of the first.',
    'Attempt within the last 30 days, counted from 1',
  );
  const [partner, path] = await started(way('reject'));
  for (const attempt of [2, 3]) {
    partner.advance('PT1H');
    expect(await partner.send('restartKyc', path)).toMatchObject({ attempt, status: 'initiated' });
  }
  partner.advance('PT1H');
  expect(await partner.outcome('restartKyc', path)).toBe('kyc_attempts_exceeded');
  partner.advance('P30D');
  expect(await partner.send('restartKyc', path)).toMatchObject({ attempt: 1 });
});

it('url works for 60 minutes; reading the case afterwards returns a fresh one', async () => {
  says(
    'While a `hosted` case waits for the user, reading it after `expiresAt` gives a fresh `url`.',
    'it works for 60 minutes',
    'When `url` stops working, 60 minutes after it was created.',
    'read the case with `GET /users/{userId}/kyc`, which contains a fresh one',
    'With `hosted`, `url` works until `expiresAt`.',
    'The case stops in `action_required`.',
  );
  const [partner, path] = await started(way('action'));
  partner.advance('PT6M');
  const first = await partner.send('getKyc', path);
  expect(first).toMatchObject({ status: 'action_required', mode: 'hosted' });
  expect(valuesOf(first.requirements, 'status')).toContain('refused');
  partner.advance('PT58M');
  expect((await partner.send('getKyc', path)).url).toBe(first.url);
  partner.advance('PT2M');
  const later = await partner.send('getKyc', path);
  expect(later.url).not.toBe(first.url);
  expect(Date.parse(asText(later.expiresAt) ?? '')).toBe(
    partner.sandbox.session(KEY).now() + 3_600_000,
  );
});

it('an approved basic case is raised to full; accepted requirements stay accepted', async () => {
  says(
    'To raise an approved `basic` case, start again with `level` `full`; what was accepted stays accepted.',
    'when `kycLevel` changes without a change of state',
    'When an active user reaches a higher verification level; that is `user.updated`.',
  );
  const [partner, path] = await started({ level: 'basic' });
  partner.advance('PT15M');
  expect(await partner.outcome('startKyc', path, { level: 'basic' })).toBe('kyc_already_approved');
  partner.newEvents();
  const raised = await partner.send('startKyc', path, HOSTED);
  expect(raised.requirements).toEqual([
    { code: 'identity_document', status: 'accepted' },
    { code: 'selfie', status: 'accepted' },
    { code: 'proof_of_address', status: 'missing' },
    { code: 'source_of_funds', status: 'missing' },
  ]);
  expect(await partner.send('getUser', path)).toMatchObject({ kycLevel: 'basic' });
  partner.advance('PT15M');
  expect(await partner.send('getUser', path)).toMatchObject({ kycLevel: 'full' });
  expect(partner.eventTypes().slice(-2)).toEqual(['kyc.status_changed', 'user.updated']);
});

it('accepted requirements stay accepted when the raise is rejected', async () => {
  says(
    'To raise an approved `basic` case, start again with `level` `full`; what was accepted stays accepted.',
  );
  const [partner, path] = await started({ level: 'basic' });
  partner.advance('PT15M');
  await partner.send('startKyc', path, { ...HOSTED, ...way('reject') });
  partner.advance('PT15M');
  const { status, requirements } = await partner.send('getKyc', path);
  expect([status, ...valuesOf(requirements, 'status')]).toEqual([
    ...['rejected', 'accepted', 'accepted', 'refused', 'accepted'],
  ]);
});

it('every requirement must be provided before a case is submitted', async () => {
  says(
    'Every requirement has to be `provided` or `accepted`; otherwise the answer is `document_missing` and nothing changes.',
    'a file counts as uploaded as soon as its slot is announced',
    'identity cards and residence permits are two, front and back',
    'A PDF file, not for `selfie`.',
    'The slot works for 15 minutes',
    'When the slot stops working, 15 minutes after it was created.',
  );
  const [partner, path] = await started({ mode: 'partner_provided', level: 'basic' });
  expect(await partner.send('getKyc', path)).not.toHaveProperty('url');
  const announce = (type: string, more: JsonObject = {}) =>
    partner.ask('createKycDocument', {
      path,
      body: { type, contentType: 'image/jpeg', sha256: '0'.repeat(64), ...more },
    });
  partner.advance('P1D');
  expect(await stateOf(partner, path)).toBe('initiated');
  const slot = (await announce('residence_permit', { side: 'front' })).body;
  expect(slot.expiresAt).toBe('2026-11-03T09:45:02.000Z');
  expect((await announce('residence_permit')).body.code).toBe('document_type_unsupported');
  expect((await announce('company_register')).body.code).toBe('document_type_unsupported');
  expect((await announce('selfie', { contentType: 'application/pdf' })).body.code).toBe(
    'document_type_unsupported',
  );
  await announce('selfie');
  expect(await partner.outcome('submitKyc', path)).toBe('document_missing');
  await announce('residence_permit', { side: 'back' });
  expect(await partner.send('submitKyc', path)).toMatchObject({ status: 'pending_review' });
  partner.advance('PT10M');
  expect(await partner.send('getUser', path)).toMatchObject({ status: 'active' });
});

it('an empty file is unreadable, and a new slot for the same side replaces it', async () => {
  says(
    'A new slot for the same type and side replaces the old file.',
    'Another slot for the same type and side replaces the earlier file.',
    'The file is empty: submitting the case answers `document_unreadable`.',
    '`document_missing` names what is still missing.',
  );
  const [partner, path] = await started({ mode: 'partner_provided', level: 'basic' });
  const missing = await partner.send('submitKyc', path);
  expect(valuesOf(missing.errors, 'pointer')).toEqual(['/requirements/0', '/requirements/1']);
  const announce = (type: string, content: string) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const body = { type, contentType: 'image/jpeg', sha256 };
    return partner.ask('createKycDocument', { path, body });
  };
  await announce('passport', '');
  await announce('selfie', 'a picture');
  expect(await partner.outcome('submitKyc', path)).toBe('document_unreadable');
  expect(await stateOf(partner, path)).toBe('initiated');
  await announce('passport', 'another picture');
  expect(await partner.outcome('submitKyc', path)).toBe('ok');
});

it('a number that cannot receive messages stops `partner_provided` until it is corrected', async () => {
  says(
    'if one cannot receive messages, the answer is `contact_not_verified`',
    'Start a `partner_provided` verification of a user with the `phone` `+447700900000`.',
    'correct them with `PATCH /users/{userId}`, then start again',
  );
  const partner = partnerOf('general');
  const path = { userId: await partner.newUser({ phone: '+447700900000' }) };
  const provided = { mode: 'partner_provided', level: 'basic' };
  expect(await partner.outcome('startKyc', path, provided)).toBe('contact_not_verified');
  await partner.ask('updateUser', { path, body: { phone: '+447700900123' } });
  expect(await partner.outcome('startKyc', path, provided)).toBe('ok');
});

it('a hosted page itself confirms a number that cannot receive messages', async () => {
  says(
    'Use `hosted`; the hosted page confirms both.',
    'Email address and phone number | confirmed on the page',
  );
  const partner = partnerOf('general');
  const path = { userId: await partner.newUser({ phone: '+447700900000' }) };
  expect(await partner.outcome('startKyc', path, HOSTED)).toBe('ok');
});

it('no product is available before a verification, and the level decides which are available after it', async () => {
  says(
    'Products answer `user_not_eligible` until then, its transfers `limit_exceeded`.',
    "Until a verification is approved, the user can't hold a card, send money or withdraw",
    'Opens transfers and small exchanges.',
    'Opens cards, SEPA transfers and withdrawals.',
    'Opens | transfers, small exchanges | everything: cards, SEPA transfers, withdrawals',
  );
  const [partner, { userId }] = await started({ level: 'basic' });
  await partner.send('createTransfer', {}, { destination: { type: 'user', userId } });
  const uses = async () => {
    const destination = { type: 'user', userId: EXAMPLE_USER };
    const transfer = { source: { type: 'user', userId }, destination, reason: 'user_to_user' };
    return [
      await partner.outcome('createTransfer', {}, { ...transfer, externalId: 'level' }),
      await partner.outcome('createExchangeQuote', {}, { userId }),
      await partner.outcome('createCard', {}, { userId, externalId: 'level' }),
      await partner.outcome('createSepaTransfer', {}, { userId, externalId: 'level' }),
    ].map((code) => (code === 'insufficient_balance' ? 'ok' : code));
  };
  const closed = 'user_not_eligible';
  expect(await uses()).toEqual(['limit_exceeded', closed, closed, closed]);
  partner.advance('PT15M');
  expect(await uses()).toEqual(['ok', 'ok', closed, closed]);
  await partner.send('startKyc', { userId }, HOSTED);
  partner.advance('PT15M');
  expect((await uses())[2]).toBe('ok');
});

it('a hosted case does not accept documents from you', async () => {
  says('The case does not take documents in its current state.');
  const [partner, path] = await started();
  expect(await partner.outcome('createKycDocument', path)).toBe('kyc_not_open');
  expect(await partner.outcome('submitKyc', path)).toBe('kyc_not_open');
});

it('the end of an approval that was raised on the same day is announced once', async () => {
  const [partner, path] = await started({ level: 'basic' });
  partner.advance('PT15M');
  await partner.send('startKyc', path, { ...HOSTED, level: 'full' });
  partner.advance('PT15M');
  expect(await partner.send('getKyc', path)).toMatchObject({ status: 'approved', level: 'full' });
  partner.advance('P800D');
  const sent = partner.newEvents().filter(({ type }) => type === 'kyc.expiring');
  expect(sent.filter(({ data }) => data.userId === path.userId)).toHaveLength(3);
});

it('the end of an approval is announced 60, 30 and 7 days before, at 08:00 UTC', async () => {
  says(
    '60, 30 and 7 days before',
    'before `expiresOn`, at 08:00 UTC.',
    '`kyc.status_changed` with `expired`, then `user.suspended`.',
    'Last day of the approval, 2 years after it',
    'A new approval',
    'With every change of state except the one to `action_required`.',
    'When the case expires; that is `kyc.status_changed`.',
    'The approval ends on `data.expiresOn`.',
  );
  const [partner, path] = await started();
  partner.advance('PT15M');
  partner.advance('P800D');
  const { events } = partner.sandbox.session(KEY);
  const mine = events.filter(({ body }) => body.includes(path.userId));
  expect(
    mine.filter(({ type }) => type === 'kyc.expiring').map(({ timestamp }) => timestamp),
  ).toEqual(['2028-09-03T08:00:00.000Z', '2028-10-03T08:00:00.000Z', '2028-10-26T08:00:00.000Z']);
  expect(mine.slice(-2).map(({ type, timestamp }) => [type, timestamp])).toEqual([
    ['kyc.status_changed', '2028-11-03T00:00:00.000Z'],
    ['user.suspended', '2028-11-03T00:00:00.000Z'],
  ]);
  expect((await partner.send('getUser', path)).suspension).toMatchObject({
    by: 'provider',
    reason: 'verification_expired',
  });
  partner.newEvents();
  expect(await partner.send('restartKyc', path)).toMatchObject({ status: 'initiated' });
  partner.advance('PT15M');
  expect(partner.eventTypes().slice(-2)).toEqual(['kyc.status_changed', 'user.activated']);
  expect(await partner.send('getUser', path)).toMatchObject({ status: 'active' });
});

it('a renewal can start in the last 60 days, and the old approval stays valid in the meantime', async () => {
  says(
    'start a new one with `POST /users/{userId}/kyc` during the last 60 days',
    'the old approval stays valid until the new one is granted',
  );
  const [partner, path] = await started();
  partner.advance('PT15M');
  partner.advance('P670D');
  expect(await partner.outcome('startKyc', path, HOSTED)).toBe('kyc_already_approved');
  partner.advance('P2D');
  expect(await partner.send('startKyc', path, HOSTED)).toMatchObject({ status: 'initiated' });
  expect(await partner.send('getUser', path)).toMatchObject({ status: 'active', kycLevel: 'full' });
  partner.advance('PT15M');
  expect(await partner.send('getKyc', path)).toMatchObject({ expiresOn: '2030-09-04' });
  partner.advance('P100D');
  expect(await partner.send('getUser', path)).toMatchObject({ status: 'active' });
});

it('the case of a closed user does not change any more', async () => {
  const [partner, path] = await started();
  await partner.send('closeUser', path);
  partner.newEvents();
  partner.advance('P1D');
  expect(partner.eventTypes()).toEqual([]);
  says(
    'A verification of a closed user takes no documents and cannot be restarted. The answer is `user_closed`.',
  );
  for (const id of ['restartKyc', 'createKycDocument', 'submitKyc']) {
    expect(await partner.outcome(id, path), id).toBe('user_closed');
  }
});
