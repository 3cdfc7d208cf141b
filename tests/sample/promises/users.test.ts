import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf } from './support';

const BUSINESS = {
  type: 'business',
  externalId: 'promise-business',
  legalName: 'Example Trading d.o.o.',
  registrationNumber: '1234567000',
  incorporatedOn: '2019-06-03',
  email: 'finance@trading.example',
  phone: '+447700900456',
  address: { line1: 'Example Square 1', city: 'Ljubljana', postalCode: '1000', country: 'SI' },
  termsAcceptedAt: '2026-11-02T09:29:41.000Z',
  ip: '203.0.113.7',
};

describe.each(['general', 'rebell-pay'])('%s: users', (set) => {
  it('a new user has no money and cannot move any', async () => {
    says(
      'a user that you create starts with nothing.',
      'The list of balances is empty until the first money arrives.',
      'Not verified; `limits` is empty.',
    );
    const partner = partnerOf(set);
    const path = { userId: await partner.newUser() };
    expect(await partner.send('getUserBalances', path)).toEqual({ data: [] });
    expect(valuesOf((await partner.send('listUserTransactions', path)).data, 'id')).toEqual([]);
    expect(await partner.send('getUserLimits', path)).toEqual({ kycLevel: 'none', limits: [] });
  });

  it('a business has no fields of a person, and a person none of a business', async () => {
    says('Whether the user is a person or a business.');
    const partner = partnerOf(set);
    const business = (await partner.ask('createUser', { body: BUSINESS })).body;
    expect(business).not.toHaveProperty('firstName');
    expect(business).toMatchObject({ type: 'business', legalName: BUSINESS.legalName });
    const path = { userId: asText(business.id) ?? '' };
    expect((await partner.ask('updateUser', { path, body: { firstName: 'Ana' } })).body.code).toBe(
      'validation_failed',
    );
  });

  it('a person must be at least 18 years old', async () => {
    says(
      'The person is younger than 18 years on the day of the request.',
      'The person has to be at least 18 years old.',
    );
    const partner = partnerOf(set);
    const born = (dateOfBirth: string) =>
      partner.outcome('createUser', {}, { externalId: `born-${dateOfBirth}`, dateOfBirth });
    expect(await born('2008-11-03')).toBe('age_below_minimum');
    expect(await born('2008-11-02')).toBe('ok');
  });

  it('terms cannot be accepted in the future', async () => {
    says("Moment the user accepted the provider's terms in your interface. Not in the future.");
    const termsAcceptedAt = '2026-11-02T09:30:01.000Z';
    expect(
      await partnerOf(set).outcome('createUser', {}, { externalId: 'late', termsAcceptedAt }),
    ).toBe('validation_failed');
  });

  it('with externalId, the list has one entry or none', async () => {
    says('With `externalId`, the list has one entry or none');
    const partner = partnerOf(set);
    const list = async (externalId: string) =>
      valuesOf((await partner.ask('listUsers', { query: { externalId } })).body.data, 'id').length;
    expect(await list('customer-4711')).toBe(0);
    await partner.send('createUser');
    expect(await list('customer-4711')).toBe(1);
  });

  it('name, date of birth and nationality are locked when the verification is approved', async () => {
    says(
      'Once the verification is approved, these fields are locked',
      'Name, date of birth and nationality (for a business: legal name, registration number and incorporation date) can change until the verification is approved',
    );
    const partner = partnerOf(set);
    const update = async (userId: string, body: object) =>
      (await partner.ask('updateUser', { path: { userId }, body: { ...body } })).body.code ?? 'ok';
    const unverified = await partner.newUser({ lastName: 'Pending' });
    expect(await update(unverified, { lastName: 'Novak' })).toBe('ok');
    expect(await update(EXAMPLE_USER, { lastName: 'Novak' })).toBe('user_data_locked');
    expect(await update(EXAMPLE_USER, { lastName: 'Kovač' })).toBe('ok');
    expect(await update(EXAMPLE_USER, { phone: '+447700900999' })).toBe('ok');
  });

  it('only the provider decides about state and level, and type and externalId never change', async () => {
    says('`type` and `externalId` never change.');
    const partner = partnerOf(set);
    const given = { status: 'active', kycLevel: 'full' };
    const user = await partner.send('createUser', {}, { externalId: 'promise-own', ...given });
    expect(user).toMatchObject({ status: 'created', kycLevel: 'none' });
    const path = { userId: EXAMPLE_USER };
    const before = await partner.send('getUser', path);
    const body = { type: 'business', externalId: 'promise-other', status: 'closed' };
    expect((await partner.ask('updateUser', { path, body })).body).toEqual(before);
  });

  it('a PATCH replaces an address and metadata as a whole, and null clears metadata', async () => {
    says(
      'A nested object such as `address` is replaced as a whole; `metadata: null` clears all pairs.',
      'a missing field stays unchanged and `null` clears it.',
      'New address; replaces the old one as a whole.',
      'New pairs; replaces the old ones as a whole. `null` clears them.',
    );
    const partner = partnerOf(set);
    const update = async (body: JsonObject) =>
      (await partner.ask('updateUser', { path: { userId: EXAMPLE_USER }, body })).body;
    const address = {
      line1: 'Example Avenue 7',
      city: 'Maribor',
      postalCode: '2000',
      country: 'SI',
    };
    await update({ address: { ...address, line2: 'Apartment 3' }, metadata: { a: '1' } });
    const changed = await update({ address, metadata: { b: '2' } });
    expect(changed).toMatchObject({ address, metadata: { b: '2' } });
    expect(changed.address).toEqual(address);
    expect(changed.metadata).toEqual({ b: '2' });
    const cleared = await update({ metadata: null });
    expect(cleared).not.toHaveProperty('metadata');
    expect(cleared.address).toEqual(address);
  });

  it('the externalId of a closed user stays in use', async () => {
    says(
      'A closed user cannot be opened again, and its `externalId` stays taken.',
      'A user of your program, possibly a closed one, has this `externalId`.',
      'Unique in your program, even after the user is closed.',
      'The `externalId` was used for a user who was closed.',
    );
    const partner = partnerOf(set);
    const userId = await partner.newUser({ externalId: 'promise-closed' });
    await partner.send('closeUser', { userId });
    expect(await partner.outcome('createUser', {}, { externalId: 'promise-closed' })).toBe(
      'user_exists',
    );
  });

  it('user.updated is not sent if a PATCH set every field to its current value', async () => {
    says(
      'When a `PATCH` set every field to the value it had',
      'After `PATCH /users/{userId}` changed at least one value',
      'Moment of the last change, by you or by the provider.',
    );
    const partner = partnerOf(set);
    const path = { userId: EXAMPLE_USER };
    const before = await partner.send('getUser', path);
    partner.advance('PT1M');
    partner.newEvents();
    const same = (await partner.ask('updateUser', { path, body: { phone: before.phone ?? '' } }))
      .body;
    expect(partner.eventTypes()).toEqual([]);
    expect(same.updatedAt).toBe(before.updatedAt);
    await partner.ask('updateUser', { path, body: { phone: '+447700900998' } });
    expect(partner.eventTypes()).toEqual(['user.updated']);
  });

  it('a suspension contains its author, reason and time, and the note of the request, if any', async () => {
    says(
      'Who suspended the user, when and why.',
      'Ends a suspension that your program made.',
      'Your own remark from the request.',
      'each time a suspension ends.',
    );
    const partner = partnerOf(set);
    const path = { userId: EXAMPLE_USER };
    partner.advance('PT1H');
    const suspended = await partner.ask('suspendUser', { path, body: { reason: 'complaint' } });
    const since = '2026-11-02T10:30:00.000Z';
    expect(suspended.body.suspension).toEqual({ by: 'partner', reason: 'complaint', since });
    expect(partner.eventTypes()).toEqual(['user.suspended']);
    expect((await partner.send('reactivateUser', path)).suspension).toBeUndefined();
    expect(partner.eventTypes()).toEqual(['user.activated']);
    const note = 'ticket 7';
    const again = await partner.send('suspendUser', path, { reason: 'user_request', note });
    expect(again.suspension).toMatchObject({ reason: 'user_request', note });
    says('Who made the suspension, and can therefore end it.');
    expect(partner.sandbox.move(KEY, EXAMPLE_USER, 'active')).toBe(false);
  });

  it('a user suspended by the provider cannot be reactivated or closed by you', async () => {
    says(
      'A suspension by the provider ends only by its own review.',
      'A user the provider suspended; answers `user_suspended_by_provider`.',
    );
    const partner = partnerOf(set);
    const path = { userId: 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20' };
    const { suspension } = await partner.send('getUser', path);
    expect(suspension).toMatchObject({ by: 'provider', reason: 'compliance_review' });
    expect(await partner.outcome('reactivateUser', path)).toBe('user_suspended_by_provider');
    expect(await partner.outcome('closeUser', path)).toBe('user_suspended_by_provider');
  });

  it('a user can be closed only when all balances are zero, and never changes again', async () => {
    says(
      'All balances have to be zero',
      'The user is closed; a closed user never changes again.',
      'Closed users stay readable.',
    );
    const partner = partnerOf(set);
    expect(await partner.outcome('closeUser', { userId: EXAMPLE_USER })).toBe('balance_not_zero');
    const userId = await partner.newUser();
    partner.newEvents();
    const closed = await partner.send('closeUser', { userId }, { reason: 'inactive' });
    const closedAt = '2026-11-02T09:30:02.000Z';
    expect(closed).toMatchObject({ status: 'closed', closure: { reason: 'inactive', closedAt } });
    expect(partner.eventTypes()).toEqual(['user.closed']);
    partner.advance('P1D');
    expect(partner.eventTypes()).toEqual([]);
    expect(await partner.outcome('updateUser', { userId })).toBe('user_closed');
  });

  it('a suspension stops operations that the user starts, but money still arrives', async () => {
    says(
      "Requests that move the user's money, confirm it, or change how it is confirmed answer `user_suspended`, transfers `transfer_party_suspended`.",
      'Money that arrives is still credited.',
      'Payments, withdrawals and card authorizations work again at once, and what waited continues.',
    );
    const partner = partnerOf(set);
    const path = { userId: EXAMPLE_USER };
    const { address = '' } = await partner.send('createDepositAddress', {}, {});
    const before = (await partner.send('getUserBalances', path)).data;
    await partner.send('suspendUser', path);
    const stopped = {
      createTransfer: 'transfer_party_suspended',
      createExchange: 'user_suspended',
      createWithdrawal: 'user_suspended',
      createSepaTransfer: 'user_suspended',
      createCard: 'user_suspended',
      createOrder: 'user_suspended',
    };
    const listed = Object.entries(stopped).filter(([id]) =>
      partner.subject.contract.operations.some((operation) => operation.id === id),
    );
    expect(listed.length).toBeGreaterThan(3);
    for (const [id, code] of listed) expect(await partner.outcome(id), id).toBe(code);
    expect((await partner.send('getUserBalances', path)).data).toEqual(before);
    const deposit = await partner.send('simulateDeposit', {}, { address });
    partner.advance('PT1H');
    const read = await partner.send('getDeposit', { depositId: asText(deposit.id) ?? '' });
    expect(read.status).toBe('credited');
    await partner.send('reactivateUser', path);
    for (const [id] of listed) {
      const again = await partner.outcome(id, {}, { externalId: `again-${id}` });
      expect(again, id).not.toMatch(/suspended/);
    }
    if (set === 'general') {
      expect((await partner.send('simulateCardAuthorization')).status).toBe('authorized');
    }
  });

  it('payments to a closed user are returned to their sender', async () => {
    says('Money that arrives after that is returned to its sender where the network allows it.');
    const partner = partnerOf(set);
    const userId = await partner.newUser();
    partner.sandbox.move(KEY, userId, 'active');
    const { address = '' } = await partner.send('createDepositAddress', {}, { userId });
    expect((await partner.send('closeUser', { userId })).status).toBe('closed');
    const deposit = await partner.send('simulateDeposit', {}, { address });
    partner.advance('P2D');
    const read = await partner.send('getDeposit', { depositId: asText(deposit.id) ?? '' });
    expect(read.status).toBe('returned');
    expect((await partner.send('listUserTransactions', { userId })).data).toEqual([]);
  });

  it('limits add up, follow the UTC calendar, and depend on the level of the user', async () => {
    says(
      'Days and months are calendar days and months in UTC.',
      'A day starts at 00:00 UTC',
      'A day starts at 00:00 UTC, wherever the user lives',
      'Products your program does not have are left out.',
      'Verification level the limits belong to.',
      'All products of the program are open.',
    );
    const partner = partnerOf(set);
    const limits = await partner.send('getUserLimits', { userId: EXAMPLE_USER });
    expect(limits.kycLevel).toBe('full');
    for (const limit of objects(limits.limits ?? null)) {
      const { product, period, max, used, remaining, resetsAt } = limit;
      if (period === 'transaction') {
        expect([used, remaining, resetsAt]).toEqual([undefined, undefined, undefined]);
        continue;
      }
      // The payment of the examples.
      const amount = product === 'card' ? '25.50' : '0.00';
      expect(used).toEqual({ amount, currency: 'EUR' });
      const [left, most] = [remaining, max].map((each) => Number(asObject(each).amount));
      expect(left).toBe((most ?? 0) - Number(amount));
      expect(resetsAt).toBe(
        period === 'day' ? '2026-11-03T00:00:00.000Z' : '2026-12-01T00:00:00.000Z',
      );
    }
    const { products } = await partner.send('getPartner');
    const limited = new Set(valuesOf(limits.limits, 'product'));
    expect(limited).toEqual(new Set(products as string[]));
    const program = await partner.send('listPartnerLimits');
    expect(new Set(valuesOf(program.data, 'product'))).toEqual(limited);
  });
});

it('rebell-pay: the sandbox verifies a user 20 seconds after pending_verification', async () => {
  says(
    'The sandbox verifies a user 20 seconds after the state became `pending_verification`, for the `kycLevel` `full`.',
    'A user becomes `active` when the provider has verified them.',
  );
  const partner = partnerOf('rebell-pay');
  const path = { userId: await partner.newUser() };
  expect(partner.eventTypes()).toEqual(['user.created', 'user.updated']);
  partner.advance('PT19S');
  expect((await partner.send('getUser', path)).status).toBe('pending_verification');
  partner.advance('PT1S');
  expect(await partner.send('getUser', path)).toMatchObject({ status: 'active', kycLevel: 'full' });
  expect(partner.newEvents()).toMatchObject([
    { type: 'user.activated', data: { status: 'active', kycLevel: 'full' } },
  ]);
  expect((await partner.send('getUserLimits', path)).kycLevel).toBe('full');
});

it('rebell-pay: the user Pending stays in pending_verification', async () => {
  says(
    'The sandbox does not verify the user automatically. The user stays in `pending_verification`',
  );
  const partner = partnerOf('rebell-pay');
  const path = { userId: await partner.newUser({ lastName: 'Pending' }) };
  partner.advance('P1D');
  expect((await partner.send('getUser', path)).status).toBe('pending_verification');
});
