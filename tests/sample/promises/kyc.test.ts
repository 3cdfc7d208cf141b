import { expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { says } from './says';
import { partnerOf, valuesOf, type Partner } from './support';

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

it('every user has a case; until it is started, nothing was asked for', async () => {
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

it('a user becomes active by a verification alone', async () => {
  const partner = partnerOf('general');
  const path = { userId: await partner.newUser() };
  partner.advance('P30D');
  expect((await partner.send('getUser', path)).status).toBe('pending_verification');
});

it.each(['basic', 'full'])(
  'an approval of %s activates the user with this level',
  async (level) => {
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

it('three attempts are possible within 30 days, counted from the first', async () => {
  says('3 attempts are possible within 30 days, counted from the first.');
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

it('url works for 60 minutes; reading the case afterwards gives a fresh one', async () => {
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

it('an approved basic case is raised to full; what was accepted stays accepted', async () => {
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

it('every requirement has to be provided before a case is submitted', async () => {
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

it('a hosted case takes no documents from you', async () => {
  const [partner, path] = await started();
  expect(await partner.outcome('createKycDocument', path)).toBe('kyc_not_open');
  expect(await partner.outcome('submitKyc', path)).toBe('kyc_not_open');
});

it('the end of an approval is announced 60, 30 and 7 days before, at 08:00 UTC', async () => {
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

it('in the last 60 days a renewal can start, and the old approval stays valid meanwhile', async () => {
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

it('nothing more happens to the case of a closed user', async () => {
  const [partner, path] = await started();
  await partner.send('closeUser', path);
  partner.newEvents();
  partner.advance('P1D');
  expect(partner.eventTypes()).toEqual([]);
});
