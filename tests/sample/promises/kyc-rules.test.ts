import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { eur } from './accounts';
import { programOf, type Program } from './program';
import { says } from './says';
import { valuesOf } from './support';

interface Applicant {
  readonly p: Program;
  readonly path: { readonly userId: string };
}

async function applicant(body: JsonObject = {}): Promise<Applicant> {
  const p = programOf('general');
  const { id } = await p.done('createUser', { body: { externalId: 'kyc-rules', ...body } });
  p.advance('PT2S');
  p.newEvents();
  return { p, path: { userId: asText(id) ?? '' } };
}

const start = ({ p, path }: Applicant, body: JsonObject = {}) => p.done('startKyc', { path, body });
const caseOf = ({ p, path }: Applicant) => p.done('getKyc', { path });
const userOf = ({ p, path }: Applicant) => p.done('getUser', { path });
const ending = (name: string) => ({ redirectUrl: `https://app.partner.example/kyc/${name}` });
const PROVIDED = { mode: 'partner_provided', redirectUrl: null };
const announce = ({ p, path }: Applicant, type: string, more: JsonObject = {}) =>
  p.ask('createKycDocument', {
    path,
    body: { type, contentType: 'image/jpeg', sha256: 'a'.repeat(64), ...more },
  });
const needs = async (person: Applicant, status: string) =>
  objects((await caseOf(person)).requirements)
    .filter((requirement) => requirement.status === status)
    .map(({ code }) => code);

/** Returns a user whose full verification has expired. */
async function expired(): Promise<Applicant> {
  const person = await applicant();
  await start(person);
  person.p.advance('PT15M');
  person.p.advance('P732D');
  person.p.newEvents();
  return person;
}

describe('the requirements of a case', () => {
  const BUSINESS = {
    type: 'business',
    legalName: 'Example Trading d.o.o.',
    registrationNumber: '1234567000',
    incorporatedOn: '2019-06-03',
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    nationality: null,
  };
  const also = ['proof_of_address', 'source_of_funds'];

  it.each([
    ['person', 'basic', {}, ['identity_document', 'selfie']],
    ['person', 'full', {}, ['identity_document', 'selfie', ...also]],
    ['business', 'basic', BUSINESS, ['company_register', 'beneficial_owners']],
    ['business', 'full', BUSINESS, ['company_register', 'beneficial_owners', ...also]],
  ])('of a %s depend on the level %s', async (_type, level, body, codes) => {
    says(
      'Asked of a person | identity document, selfie | also proof of address, source of funds',
      'Asked of a business | company register, beneficial owners | also proof of address, source of funds',
      'Identity document and selfie.',
      'Also proof of address and source of funds.',
      'Not received yet. Upload it, or send the user to `url`.',
    );
    const person = await applicant(body);
    await start(person, { level });
    expect(await needs(person, 'missing')).toEqual(codes);
  });

  it.each([
    ['passport', [{}]],
    ['identity_card', [{ side: 'front' }, { side: 'back' }]],
    ['residence_permit', [{ side: 'back' }, { side: 'front' }]],
  ])('are met by a %s, with every side', async (type, sides) => {
    says(
      'Passport, national identity card or residence permit, both sides.',
      'A passport is one file; identity cards and residence permits are two, front and back.',
      'Received, not reviewed yet.',
      'Required for `identity_card` and `residence_permit`, ignored for other files.',
    );
    const person = await applicant();
    await start(person, PROVIDED);
    for (const side of sides) {
      expect(await needs(person, 'provided')).toEqual([]);
      expect((await announce(person, type, side)).status).toBe(201);
    }
    expect(await needs(person, 'provided')).toEqual(['identity_document']);
  });

  it('are met for a business by an extract with the names of the owners', async () => {
    says('An extract of the last 3 months that names the beneficial owners.');
    const person = await applicant(BUSINESS);
    await start(person, { ...PROVIDED, level: 'basic' });
    expect((await announce(person, 'passport')).body.code).toBe('document_type_unsupported');
    await announce(person, 'company_register');
    expect(await needs(person, 'provided')).toEqual(['company_register', 'beneficial_owners']);
    await person.p.done('submitKyc', { path: person.path });
    person.p.advance('PT10M');
    expect(await userOf(person)).toMatchObject({ status: 'active', kycLevel: 'basic' });
  });

  it('have one side if the document is not a card, whatever side is given', async () => {
    says('Required for `identity_card` and `residence_permit`, ignored for other files.');
    const person = await applicant();
    await start(person, { ...PROVIDED, level: 'basic' });
    await announce(person, 'passport');
    const sha256 = createHash('sha256').digest('hex');
    expect((await announce(person, 'selfie', { side: 'front', sha256 })).status).toBe(201);
    const submit = () => person.p.refused('submitKyc', { path: person.path });
    expect(await submit()).toBe('document_unreadable');
    await announce(person, 'selfie');
    expect(await submit()).toBeUndefined();
  });

  it('have separate states, without an event for each', async () => {
    says(
      'When a single requirement changes; read the case.',
      'Calls | start | start, one slot and one upload for each file, submit',
      'Submits a `partner_provided` case for review.',
      'You submit a `partner_provided` case.',
      'The case, `pending_review`.',
      'Reviewed and accepted.',
      'When it was approved or rejected.',
    );
    const person = await applicant();
    await start(person, { ...PROVIDED, level: 'basic' });
    person.p.newEvents();
    await announce(person, 'passport');
    await announce(person, 'selfie');
    expect(person.p.eventTypes()).toEqual([]);
    const { status } = await person.p.done('submitKyc', { path: person.path });
    expect([status, await needs(person, 'provided')]).toEqual([
      'pending_review',
      ['identity_document', 'selfie'],
    ]);
    expect(await caseOf(person)).not.toHaveProperty('decidedAt');
    person.p.advance('PT10M');
    expect(await caseOf(person)).toMatchObject({ decidedAt: '2026-11-02T09:40:02.000Z' });
    expect(await needs(person, 'accepted')).toEqual(['identity_document', 'selfie']);
  });
});

describe('with the same key', () => {
  const key = (id: string) => ({ headers: { 'Idempotency-Key': `kyc-rules-${id}` } });

  it('a case is started, restarted and submitted once', async () => {
    says(
      'Safe to repeat with the same `Idempotency-Key`.',
      'With a new key the answer is `kyc_in_progress` while a case is open.',
      'You start the verification.',
      'With a new key the answer is `kyc_in_progress` while the attempt is open.',
      'one submission is reviewed once',
    );
    const person = await applicant();
    const { p, path } = person;
    const twice = async (id: string, body?: JsonObject) => {
      const call = { path, ...key(id), ...(body ? { body } : {}) };
      expect(await p.done(id, call), id).toEqual(await p.done(id, call));
    };
    await twice('startKyc', ending('reject'));
    expect(await p.refused('startKyc', { path })).toBe('kyc_in_progress');
    expect(p.eventTypes()).toEqual(['kyc.status_changed']);
    p.advance('PT1H');
    p.newEvents();
    await twice('restartKyc');
    expect(await p.refused('restartKyc', { path })).toBe('kyc_in_progress');
    expect(p.eventTypes()).toEqual(['kyc.status_changed']);
    expect((await caseOf(person)).attempt).toBe(2);
    const other = await applicant();
    await start(other, { ...PROVIDED, level: 'basic' });
    await announce(other, 'passport');
    await announce(other, 'selfie');
    other.p.newEvents();
    const submit = { path: other.path, ...key('submitKyc') };
    expect(await other.p.done('submitKyc', submit)).toEqual(
      await other.p.done('submitKyc', submit),
    );
    expect(await other.p.refused('submitKyc', { path: other.path })).toBe('kyc_not_open');
    other.p.advance('P1D');
    expect(
      valuesOf(
        other.p.newEvents().map(({ data }) => data),
        'status',
      ),
    ).toEqual(['pending_review', 'approved', 'active']);
  });
});

describe('another attempt', () => {
  it('has the same mode and level, and may require everything again', async () => {
    says(
      'Opens a new attempt after `rejected` or `expired`, for the same mode and level.',
      'You may have to provide again what was `accepted` in an earlier attempt.',
      'The case, `initiated` again, with a new `url` when it is hosted.',
      'until you act | Show `rejection.userMessage` and offer another attempt',
    );
    const person = await applicant();
    const first = await start(person, { ...ending('reject'), level: 'basic' });
    person.p.advance('PT1H');
    expect(await needs(person, 'accepted')).toEqual(['selfie']);
    const second = await person.p.done('restartKyc', { path: person.path });
    expect(second).toMatchObject({ status: 'initiated', mode: 'hosted', level: 'basic' });
    expect(second.url).not.toBe(first.url);
    expect(second).not.toHaveProperty('rejection');
    expect(await needs(person, 'missing')).toEqual(['identity_document', 'selfie']);
  });

  it('is possible after a case has ended: not before, and not while an approval is valid', async () => {
    says(
      'You can restart a verification once it is `expired`.',
      'You restart it.',
      '`expiresOn` has passed.',
      'On a restart: the case is open, or was never started.',
      'The verification was restarted and not started.',
      'The user already has the requested level or a higher one, for more than another 60 days.',
    );
    const person = await applicant();
    const restart = () => person.p.refused('restartKyc', { path: person.path });
    const again = (level: string) =>
      person.p.refused('startKyc', { path: person.path, body: { level } });
    expect(await restart()).toBe('kyc_in_progress');
    await start(person);
    expect(await restart()).toBe('kyc_in_progress');
    person.p.advance('PT15M');
    expect(await restart()).toBe('kyc_already_approved');
    expect([await again('full'), await again('basic')]).toEqual([
      'kyc_already_approved',
      'kyc_already_approved',
    ]);
    person.p.advance('P732D');
    expect((await caseOf(person)).status).toBe('expired');
    expect(await restart()).toBeUndefined();
  });

  it('starts with a restart if the last attempt ended, not with a new start', async () => {
    says(
      'The user has an open case, or one that you have to restart.',
      'The case was already submitted or decided.',
      'After `rejected`, restart it first.',
    );
    const person = await applicant();
    const { id } = await start(person, { ...PROVIDED, level: 'basic' });
    await announce(person, 'passport');
    await announce(person, 'selfie');
    await person.p.done('submitKyc', { path: person.path });
    expect((await announce(person, 'selfie')).body.code).toBe('kyc_not_open');
    person.p.sandbox.move(KEY, asText(id) ?? '', 'rejected');
    expect((await announce(person, 'selfie')).body.code).toBe('kyc_not_open');
    expect(await person.p.refused('startKyc', { path: person.path })).toBe('kyc_in_progress');
    await person.p.done('restartKyc', { path: person.path });
    expect((await announce(person, 'selfie')).status).toBe(201);
  });

  it('for a lower level than the expiring one requires everything', async () => {
    const person = await applicant();
    await start(person);
    person.p.advance('PT15M');
    person.p.advance('P672D');
    await start(person, { level: 'basic' });
    expect(await needs(person, 'missing')).toEqual(['identity_document', 'selfie']);
    expect(await userOf(person)).toMatchObject({ status: 'active', kycLevel: 'full' });
  });
});

describe('a case that requires an action', () => {
  it('reports this once, and stays in its state', async () => {
    says(
      'When a case reaches `action_required`.',
      'Again as a reminder.',
      'Something more is needed; look for `missing` and `refused` in `requirements`.',
      'Reviewed and not accepted.',
    );
    const person = await applicant();
    await start(person, ending('action'));
    person.p.advance('PT1H');
    expect(person.p.newEvents().at(-1)).toMatchObject({
      type: 'kyc.action_required',
      data: await caseOf(person),
    });
    expect(await needs(person, 'refused')).toHaveLength(1);
    person.p.advance('P60D');
    expect(person.p.eventTypes()).toEqual([]);
    expect((await caseOf(person)).status).toBe('action_required');
  });

  it('continues when the files of your own case are uploaded and submitted', async () => {
    says(
      'The case does not take documents in its current state.',
      'You upload what is needed and submit.',
      'Look for `missing` and `refused` in `data.requirements`, upload the files and submit.',
      'Upload another file, or send the user to `url`.',
    );
    const person = await applicant();
    await start(person, { ...PROVIDED, level: 'basic' });
    await announce(person, 'passport');
    await announce(person, 'selfie');
    const { id } = await person.p.done('submitKyc', { path: person.path });
    const moveTo = (state: string) => person.p.sandbox.move(KEY, asText(id) ?? '', state);
    moveTo('on_hold');
    expect((await announce(person, 'selfie')).body.code).toBe('kyc_not_open');
    moveTo('action_required');
    expect(await needs(person, 'refused')).toEqual(['selfie']);
    const submit = () => person.p.refused('submitKyc', { path: person.path });
    expect(await submit()).toBe('document_missing');
    await announce(person, 'selfie', { sha256: 'b'.repeat(64) });
    expect(await submit()).toBeUndefined();
    person.p.advance('PT10M');
    expect(await userOf(person)).toMatchObject({ status: 'active', kycLevel: 'basic' });
  });
});

describe('an expired approval', () => {
  it('allows incoming money only, until a new approval', async () => {
    says(
      'The approval ran out and the user is suspended.',
      'Money can still arrive, but nothing can be sent before a new approval.',
      'Card payments are declined, and payouts are refused with `user_suspended`; money can still arrive.',
      'Cards work again without a call from you.',
      "Only `approved` raises the user's level.",
      'The user is suspended. Restart, and send the user to `url`.',
      'The verification expired; only the provider sets this.',
      'An approval lasts until `expiresOn`, 2 years in this sample contract.',
    );
    const person = await applicant();
    await start(person);
    person.p.advance('PT15M');
    const { p, path } = person;
    const card = await p.done('createCard', { body: { ...path, externalId: 'kyc-rules' } });
    const { address = '' } = await p.done('createDepositAddress', { body: path });
    const fund = (externalId: string) =>
      p.done('createTransfer', {
        body: { externalId, destination: path, amount: eur('100.00') },
      });
    await fund('kyc-rules-1');
    p.advance('P731D');
    p.advance('P1D');
    expect(await caseOf(person)).toMatchObject({ status: 'expired', expiresOn: '2028-11-02' });
    const paid = async () => {
      const body = { cardId: card.id ?? '', amount: eur('10.00') };
      const { status, declineReason } = await p.done('simulateCardAuthorization', { body });
      return declineReason ?? status;
    };
    expect(await paid()).toBe('user_suspended');
    const calls = ['createWithdrawal', 'createSepaTransfer', 'createExchange'];
    for (const id of calls) {
      expect(await p.refused(id, { body: { ...path, externalId: `new-${id}` } }), id).toBe(
        'user_suspended',
      );
    }
    const deposit = await p.done('simulateDeposit', { body: { address } });
    p.advance('PT1H');
    const read = { path: { depositId: asText(deposit.id) ?? '' } };
    expect((await p.done('getDeposit', read)).status).toBe('credited');
    await p.done('restartKyc', { path });
    expect((await userOf(person)).status).toBe('suspended');
    p.advance('PT15M');
    expect(await userOf(person)).toMatchObject({ status: 'active', kycLevel: 'full' });
    expect(await paid()).toBe('authorized');
  });

  it('is the old approval if a renewal was refused, and it is valid until its last day', async () => {
    says(
      'the old approval stays valid until the new one is granted or its own last day has passed',
      'The user has the level until `expiresOn`.',
      'The approval stays valid meanwhile.',
      'You start a higher level, or a renewal in the last 60 days.',
    );
    const person = await applicant();
    await start(person);
    person.p.advance('PT15M');
    person.p.advance('P680D');
    await start(person, ending('reject'));
    person.p.advance('PT1H');
    expect((await caseOf(person)).status).toBe('rejected');
    expect(await userOf(person)).toMatchObject({ status: 'active', kycLevel: 'full' });
    person.p.advance('P60D');
    expect(await userOf(person)).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'verification_expired', since: '2028-11-03T00:00:00.000Z' },
    });
  });

  it('also stops its user when your own suspension outlasts it', async () => {
    says(
      'Money can still arrive, but nothing can be sent before a new approval.',
      'The same holds if you suspend the user for longer than that: `user.suspended` follows when you reactivate the user.',
    );
    const person = await applicant();
    const { p, path } = person;
    await start(person);
    p.advance('PT15M');
    await p.done('suspendUser', { path });
    p.advance('P732D');
    p.newEvents();
    expect((await p.done('reactivateUser', { path })).status).toBe('active');
    const suspension = { by: 'provider', reason: 'verification_expired' };
    expect(await userOf(person)).toMatchObject({ status: 'suspended', suspension });
    expect(p.eventTypes()).toEqual(['user.activated', 'user.suspended']);
    await p.done('restartKyc', { path });
    p.advance('PT15M');
    await p.done('suspendUser', { path });
    await p.done('reactivateUser', { path });
    expect((await userOf(person)).status).toBe('active');
  });

  it('causes a suspension that only the provider can end', async () => {
    says('A verification has expired, or a review is open.');
    const person = await expired();
    const reactivate = () => person.p.refused('reactivateUser', { path: person.path });
    expect(await reactivate()).toBe('user_suspended_by_provider');
    expect(await person.p.refused('closeUser', { path: person.path })).toBe(
      'user_suspended_by_provider',
    );
  });
});

it('a full verification raises every limit that a basic one opens', async () => {
  says(
    'Lower limits. A full verification raises them.',
    'Highest limits of your program.',
    'Enough for the lower limits.',
  );
  const person = await applicant();
  const limits = async () => {
    const list = objects((await person.p.done('getUserLimits', { path: person.path })).limits);
    return new Map(
      list.map(({ product, period, max }) => [
        `${textOf(product)} ${textOf(period)}`,
        Number(asObject(max).amount),
      ]),
    );
  };
  await start(person, { level: 'basic' });
  person.p.advance('PT15M');
  const low = await limits();
  await start(person);
  person.p.advance('PT15M');
  const high = await limits();
  expect(low.size).toBeGreaterThan(3);
  expect(high.size).toBeGreaterThan(low.size);
  for (const [limit, max] of low) expect(high.get(limit), limit).toBeGreaterThan(max);
});

it('a return address must use https', async () => {
  says('Where the user returns to from the hosted page; `https` only.');
  const person = await applicant();
  const body = { redirectUrl: 'http://app.partner.example/kyc/done' };
  expect(await person.p.refused('startKyc', { path: person.path, body })).toBe('validation_failed');
});

it('a user who cannot use products cannot be verified either', async () => {
  const person = await applicant();
  await person.p.done('closeUser', { path: person.path });
  expect(await person.p.refused('startKyc', { path: person.path })).toBe('user_not_eligible');
});

it('no announcements are sent for a closed user', async () => {
  says(
    'When the case expires; that is `kyc.status_changed`. For users that are closed.',
    'The record stays readable and never changes again.',
  );
  const person = await applicant();
  await start(person);
  person.p.advance('PT15M');
  const before = await caseOf(person);
  expect(before.status).toBe('approved');
  await person.p.done('closeUser', { path: person.path });
  person.p.newEvents();
  person.p.advance('P800D');
  const mine = person.p.newEvents().filter(({ data }) => data.userId === person.path.userId);
  expect(mine).toEqual([]);
  expect(await caseOf(person)).toEqual(before);
});
