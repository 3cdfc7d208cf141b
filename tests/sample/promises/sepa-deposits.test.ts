import { describe, expect, it } from 'vitest';
import { asText, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { balance, bookings, eur, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const pay = (partner: Partner, body: JsonObject) =>
  partner.send('simulateSepaDeposit', {}, { amount: eur('20.00'), ...body });
const ibanOf = async (partner: Partner, userId = EXAMPLE_USER) =>
  textOf((await partner.send('getUserIban', { userId })).iban);
const events = (partner: Partner) =>
  partner.newEvents().map(({ type, data }) => [type, data.userId ?? null]);
const NOWHERE = 'DE39999999990012345678';

describe('an incoming payment', () => {
  it('arrives at the IBAN that every verified user has', async () => {
    says(
      'Every active user with `kycLevel` `full` has an IBAN.',
      "Name of the account holder, for the payer's own payee check.",
      'User it was credited to.',
      "The payer's name can differ from the user's",
      'Nothing; no event is sent for it.',
      'The payment, `received`.',
      'While it is being checked.',
      'When an incoming payment is credited.',
      'The amount is in `pending` of the user until it is `credited`.',
    );
    const partner = partnerOf('general');
    const stranger = await partner.newUser();
    expect(await partner.outcome('getUserIban', { userId: stranger })).toBe('user_not_eligible');
    const details = await partner.send('getUserIban', USER);
    expect(details.holder).toMatch(/^[A-Za-z0-9/?:().,'+ -]+$/);
    expect(await ibanOf(partner)).toBe(details.iban);
    partner.newEvents();
    const debtor = { name: 'Employer Ltd', iban: NOWHERE };
    const made = await pay(partner, { iban: textOf(details.iban), debtor });
    expect([made.status, asText(made.userId), events(partner)]).toEqual([
      'received',
      undefined,
      [],
    ]);
    expect((await balance(partner, 'EUR')).at(-1)).toBe('20.00');
    partner.advance('PT30S');
    expect(events(partner)).toEqual([['sepa.deposit.received', EXAMPLE_USER]]);
    expect(await bookings(partner, made.id)).toEqual(['sepa credit 20.00']);
    expect((await balance(partner, 'EUR')).at(-1)).toBe('0.00');
  });

  it('that fails its check, or arrives after the end, is returned in full', async () => {
    says(
      'the payer has the whole amount back',
      'The payer gets the whole amount back.',
      'The check fails. The payment ends in `returned`.',
      'Money that arrives after that is returned to its sender where the network allows it.',
    );
    const partner = partnerOf('general');
    const iban = await ibanOf(partner);
    const failed = await pay(partner, { iban, amount: eur('77.06') });
    const userId = await partner.newUser();
    await partner.send('startKyc', { userId });
    partner.advance('PT1H');
    const theirs = await ibanOf(partner, userId);
    expect(await partner.outcome('closeUser', { userId })).toBe('ok');
    partner.newEvents();
    await pay(partner, { iban: theirs });
    const assigned = await pay(partner, { iban: NOWHERE, assignTo: userId });
    partner.advance('PT1M');
    expect(events(partner)).toEqual([
      ['sepa.deposit.returned', null],
      ['sepa.deposit.unmatched', null],
    ]);
    partner.advance('P7D');
    expect(partner.newEvents().map(({ data }) => [data.id, data.status])).toEqual([
      [assigned.id, 'returned'],
    ]);
    expect(await bookings(partner, failed.id)).toEqual([]);
  });

  it('without a user is assigned by support, and is in the list until then', async () => {
    says(
      'User that support finds for an `unmatched` payment. If omitted, support finds nobody.',
      'support is to assign an unmatched payment',
      "With an IBAN that is not one of your users', the payment arrives as `unmatched`.",
      'Support assigns it.',
      'Only payments in this state.',
    );
    const partner = partnerOf('general');
    const { id } = await pay(partner, { iban: NOWHERE, assignTo: EXAMPLE_USER });
    partner.advance('PT1M');
    const list = async (status: string) =>
      valuesOf((await partner.ask('listSepaDeposits', { query: { status } })).body.data, 'id');
    expect(await list('unmatched')).toContain(id);
    partner.advance('P1D');
    expect(events(partner)).toEqual([
      ['sepa.deposit.unmatched', null],
      ['sepa.deposit.received', EXAMPLE_USER],
    ]);
    expect([(await list('unmatched')).includes(id), await bookings(partner, id)]).toEqual([
      false,
      ['sepa credit 20.00'],
    ]);
  });
});
