import { describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { bookings, eur, parts, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const path = (id: JsonValue | undefined) => ({ sepaTransferId: textOf(id) });
let count = 0;
const create = (partner: Partner, body: JsonObject = {}) =>
  partner.send('createSepaTransfer', {}, { externalId: `s-${(count += 1)}`, ...body });
const outcome = (partner: Partner, body: JsonObject) =>
  partner.outcome('createSepaTransfer', {}, body);
const confirmed = async (partner: Partner, body: JsonObject = {}) => {
  const { id } = await create(partner, { amount: eur('10.00'), ...body });
  await partner.send('confirmSepaTransfer', path(id));
  return id;
};
const stateOf = async (partner: Partner, id: JsonValue | undefined) =>
  (await partner.send('getSepaTransfer', path(id))).status;
const MARKO = { name: 'Marko Novak', iban: 'DE39999999990012345678' };

describe('a SEPA transfer', () => {
  it('is refused for characters, accounts and addresses that SEPA does not support', async () => {
    says(
      'Anything else is refused with `remittance_charset`',
      'Length by country and check digits (mod 97) are checked.',
      'The account is outside SEPA.',
      'Not needed; if given, it must belong to the IBAN.',
      'Postal address, required when the bank is outside the European Economic Area.',
      'A text contains characters outside the SEPA Latin set.',
      'If omitted, the identifier of the transfer without its prefix and hyphens.',
    );
    const partner = partnerOf('general');
    expect(await outcome(partner, { remittance: 'Račun št. 12' })).toBe('remittance_charset');
    const refused = await create(partner, { endToEndId: 'RAČUN_12' });
    expect([refused.code, valuesOf(refused.errors, 'pointer')]).toEqual([
      'remittance_charset',
      ['/endToEndId'],
    ]);
    const text = "azAZ09 /-?:().,'+";
    expect(await outcome(partner, { remittance: text, endToEndId: text })).toBe('ok');
    const to = (creditor: JsonObject) =>
      outcome(partner, { externalId: 'abroad', creditor: { ...MARKO, ...creditor } });
    expect(await to({ iban: 'TR490099900000000000012345' })).toBe('creditor_not_reachable');
    expect(await to({ iban: 'TR500099900000000000012345' })).toBe('iban_invalid');
    expect(await to({ bic: 'XXXXFRXXXXX' })).toBe('bic_mismatch');
    const swiss = { iban: 'CH4699999000000012345' };
    const address = { line1: 'Road 1', city: 'Bern', postalCode: '3000', country: 'CH' };
    expect(await to(swiss)).toBe('validation_failed');
    expect(await to({ ...swiss, address })).toBe('ok');
    const made = await create(partner, {
      amount: eur('10.00'),
      endToEndId: undefined as never,
    });
    expect(made.endToEndId).toBe(textOf(made.id).slice(4).replaceAll('-', ''));
  });

  it('waits for the next business day, and arrives a business day after it is submitted', async () => {
    says(
      'The cut-off is in Central European Time, summer time included.',
      "TARGET is closed on some weekdays (1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December). Standard transfers wait; instant ones don't.",
      'Goes out at 07:00 CET of the next business day. It can still be canceled.',
      'Credit transfer. Arrives on the next business day at the latest.',
      'from 07:00 CET to 16:00 CET on business days; later ones are `scheduled`',
      'Instant. Arrives within 10 seconds, at any time, or is rejected.',
      'When a transfer reaches `settled`, instant or not.',
      'An instant transfer ends within 10 seconds, a credit transfer on the next business day at the latest.',
      '| Business day | Monday to Friday, except TARGET holidays | every day is one |',
      '| Arrives | on the next business day at the latest | within 10 seconds, or is rejected |',
    );
    const partner = partnerOf('general');
    partner.advance('P53D'); // Friday, 25 December
    const standard = await confirmed(partner, { scheme: 'sct' });
    const instant = await confirmed(partner, { scheme: 'sct_inst' });
    partner.advance('PT15S');
    expect([await stateOf(partner, standard), await stateOf(partner, instant)]).toEqual([
      'scheduled',
      'settled',
    ]);
    partner.advance('P2DT20H29M'); // Monday, 06:59 CET
    expect(await stateOf(partner, standard)).toBe('scheduled');
    partner.advance('PT1M');
    expect(await stateOf(partner, standard)).toBe('submitted');
    const booked = ['sepa debit 10.00', 'fee debit 0.20'];
    expect([await bookings(partner, instant), await bookings(partner, standard)]).toEqual([
      booked,
      [],
    ]);
    partner.advance('P1D');
    expect(await stateOf(partner, standard)).toBe('settled');
    expect(await bookings(partner, standard)).toEqual(booked);
    partner.advance('P120DT22H0M30S'); // Wednesday, 28 April, 06:00 CEST and a bit
    const early = await confirmed(partner, { scheme: 'sct' });
    partner.advance('PT1M');
    expect(await stateOf(partner, early)).toBe('scheduled');
    partner.advance('PT59M');
    expect(await stateOf(partner, early)).toBe('submitted');
  });

  it('from your own balance needs no code', async () => {
    says(
      'A transfer from your own balance skips step 4 and starts in `screening`.',
      'Omit it for your own.',
      "Sends euros from a user's balance, or yours, to a bank account.",
      'It is already confirmed, or it is from your own balance and needs no confirmation.',
    );
    const partner = partnerOf('general');
    const made = await create(partner, { userId: undefined as never });
    expect(made.status).toBe('screening');
    expect(made).not.toHaveProperty('userId');
    expect(await partner.outcome('confirmSepaTransfer', path(made.id))).toBe(
      'sepa_transfer_not_pending',
    );
    partner.advance('PT15S');
    expect(await stateOf(partner, made.id)).toBe('settled');
  });

  it('is rejected after the fifth wrong code, and after 10 minutes without one', async () => {
    says(
      'one of 5 used; `attemptsLeft` of the transfer says how many are left',
      'For withdrawals and SEPA transfers that wait for a code, `attemptsLeft` says how many attempts are left.',
      'After the fifth wrong code, the transfer is `rejected`.',
      'A wrong code uses one.',
      '10 minutes have passed, and the transfer is `rejected`.',
      "Waits for the user's code, 10 minutes at most.",
      'Valid for 10 minutes and 5 attempts.',
      'Otherwise, it ends as `rejected`.',
      'Amount and fees are back.',
    );
    const partner = partnerOf('general');
    const { id } = await create(partner, { amount: eur('10.00') });
    for (const left of [4, 3, 2, 1, undefined]) {
      const wrong = { code: '000000' };
      expect(await partner.outcome('confirmSepaTransfer', path(id), wrong)).toBe(
        'sepa_code_invalid',
      );
      expect((await partner.send('getSepaTransfer', path(id))).attemptsLeft).toBe(left);
    }
    const late = await create(partner, { externalId: 'late', amount: eur('10.00') });
    expect(await parts(partner, 'EUR')).toBe('389.80 + 10.20');
    partner.advance('PT9M59S');
    expect(await stateOf(partner, late.id)).toBe('pending_confirmation');
    partner.advance('PT1S');
    const events = partner.newEvents().map(({ type, data }) => [type, asObject(data.failure).code]);
    expect(events).toEqual([
      ['sepa.transfer.rejected', 'sepa_code_invalid'],
      ['sepa.transfer.rejected', 'sepa_confirmation_expired'],
    ]);
    expect(await parts(partner, 'EUR')).toBe('400.00 + 0.00');
  });

  it('reserves its amount, and creates no booking when it is canceled', async () => {
    says(
      'Each reserves its amount when it is created. The second may be answered with `insufficient_balance`.',
      'Rejected and canceled transfers book nothing.',
      'The transfer, `canceled`.',
      'Canceled before it was submitted; amount and fees are back in `available`.',
      'A cancellation has no event.',
      'The amount and the fees return from `reserved` to `available`.',
    );
    const partner = partnerOf('general');
    const first = await create(partner, { amount: eur('300.00') });
    expect(await parts(partner, 'EUR')).toBe('99.80 + 300.20');
    expect(await outcome(partner, { externalId: 'second', amount: eur('99.70') })).toBe(
      'insufficient_balance',
    );
    expect((await partner.send('cancelSepaTransfer', path(first.id))).status).toBe('canceled');
    expect(await parts(partner, 'EUR')).toBe('400.00 + 0.00');
    expect(await bookings(partner, first.id)).toEqual([]);
    expect(partner.eventTypes()).toEqual([]);
  });

  it('continues while its user is suspended once it is submitted', async () => {
    says(
      'what was handed to a network before goes on; all other payments wait',
      'A `submitted` transfer continues. In `screening` and `scheduled` it waits, shows `waitReason`, and can be canceled',
      'Money that comes back is credited.',
    );
    const partner = partnerOf('general');
    const submitted = await confirmed(partner, { amount: eur('77.02') });
    partner.advance('PT6S');
    const scheduled = await confirmed(partner, { externalId: 'next', amount: eur('77.03') });
    partner.advance('PT6S');
    const screening = await confirmed(partner, { externalId: 'later' });
    await partner.send('suspendUser', USER);
    partner.advance('P7D');
    const states = () =>
      Promise.all([submitted, scheduled, screening].map((id) => stateOf(partner, id)));
    expect(await states()).toEqual(['returned', 'scheduled', 'screening']);
    await partner.send('reactivateUser', USER);
    partner.advance('P7D');
    expect(await states()).toEqual(['returned', 'settled', 'settled']);
    expect((await bookings(partner, submitted)).at(-1)).toBe('sepa credit 77.02');
  });

  it('can be confirmed, canceled and recalled only at the right time', async () => {
    says(
      'The transfer is not waiting for a confirmation.',
      'The transfer was submitted to the scheme, or has ended.',
      'The transfer is not settled, was already recalled, or it is too late for this reason.',
      'until 07:00 CET of the next business day | It can be canceled.',
      'The transfer is scheduled, as after the cut-off.',
    );
    const partner = partnerOf('general');
    const outcomes = async (id: JsonValue | undefined) => [
      await partner.outcome('recallSepaTransfer', path(id)),
      await partner.outcome('confirmSepaTransfer', path(id)),
      await partner.outcome('cancelSepaTransfer', path(id)),
    ];
    const [early, late] = ['recall_not_possible', 'sepa_transfer_not_pending'];
    const { id: canceled } = await create(partner, { amount: eur('10.00') });
    expect(await outcomes(canceled)).toEqual([early, 'ok', 'ok']);
    const scheduled = await confirmed(partner, { amount: eur('77.03') });
    const rejected = await confirmed(partner, { amount: eur('77.01') });
    partner.advance('PT1H');
    expect(await stateOf(partner, scheduled)).toBe('scheduled');
    expect(await outcomes(scheduled)).toEqual([early, late, 'ok']);
    for (const id of [canceled, scheduled, rejected]) {
      expect(await outcomes(id)).toEqual([early, late, 'sepa_transfer_not_cancelable']);
    }
  });

  it.each([eur('0.00'), { amount: '10.00', currency: 'USD' }])('moves no %j', async (amount) => {
    says('Amount in EUR, above zero.');
    const partner = partnerOf('general');
    for (const id of ['createSepaTransfer', 'simulateSepaDeposit']) {
      expect(await partner.outcome(id, {}, { amount }), id).toBe('validation_failed');
    }
  });

  it('is listed newest first, and so are incoming payments', async () => {
    says(
      'Lists outgoing SEPA transfers, newest first.',
      'Lists euro payments that arrived, newest first.',
      'Only transfers of this user.',
      'Only transfers in this state.',
    );
    const partner = partnerOf('general');
    const transfers: string[] = [];
    const payments: string[] = [];
    for (const userId of [EXAMPLE_USER, EXAMPLE_USER, undefined as never]) {
      transfers.unshift(textOf((await create(partner, { userId, amount: eur('10.00') })).id));
      payments.unshift(textOf((await partner.send('simulateSepaDeposit')).id));
      partner.advance('PT1S');
    }
    const list = async (id: string, query: Readonly<Record<string, string>>) =>
      valuesOf((await partner.ask(id, { query })).body.data, 'id');
    expect((await list('listSepaTransfers', {})).slice(0, 3)).toEqual(transfers);
    const theirs = await list('listSepaTransfers', { userId: EXAMPLE_USER });
    expect(theirs.slice(0, 2)).toEqual(transfers.slice(1));
    expect(await list('listSepaTransfers', { status: 'screening' })).toEqual(transfers.slice(0, 1));
    expect(await list('listSepaDeposits', { status: 'received' })).toEqual(payments);
  });

  it('can be refused a recall without an event', async () => {
    says(
      'A refusal has no event',
      'Nothing is credited before the state is `recalled`.',
      'The transfer, `recall_requested`.',
      'When a recall is refused; read the transfer after 15 business days.',
      'The recall is refused.',
      "The payee's bank was asked; up to 15 business days.",
      'The payee keeps the money.',
    );
    const partner = partnerOf('general');
    const id = await confirmed(partner);
    partner.advance('PT1M');
    partner.newEvents();
    const reason = 'customer_request';
    const recall = await partner.send('recallSepaTransfer', path(id), { reason });
    expect(recall.status).toBe('recall_requested');
    partner.advance('P21D');
    expect([await stateOf(partner, id), partner.eventTypes()]).toEqual(['recall_refused', []]);
    expect(await bookings(partner, id)).not.toContain('sepa credit 10.00');
    const other = await confirmed(partner, { externalId: 'old' });
    partner.advance('P400D');
    expect(await partner.outcome('recallSepaTransfer', path(other), { reason })).toBe(
      'recall_not_possible',
    );
  });
});

it('a SEPA transfer of the last day of a month is recalled until the last day of a shorter one', async () => {
  const partner = partnerOf('general');
  const { createdAt } = await create(partner);
  const advanceTo = (time: string, from: string): void =>
    partner.advance(`PT${Math.round((Date.parse(time) - Date.parse(from)) / 1000)}S`);
  advanceTo('2027-01-31T10:00:00Z', textOf(createdAt));
  const ids = [await confirmed(partner), await confirmed(partner)];
  advanceTo('2028-02-29T09:00:00Z', '2027-01-31T10:00:00Z');
  const recall = (id: JsonValue | undefined) =>
    partner.outcome('recallSepaTransfer', path(id), { reason: 'fraud' });
  expect(await recall(ids[0])).toBe('ok');
  partner.advance('PT2H');
  expect(await recall(ids[1])).toBe('recall_not_possible');
});

describe('a payee check', () => {
  const isUsed = async (partner: Partner, id: JsonValue | undefined, body: JsonObject) => {
    const made = await create(partner, { payeeVerificationId: textOf(id), ...body });
    return asObject(made.payeeVerification).id === id;
  };

  it('is in the transfer as it was returned', async () => {
    says('When the bank answered.');
    const partner = partnerOf('general');
    const { id, checkedAt } = await partner.send('verifyPayee', {}, { name: MARKO.name });
    partner.advance('PT5M');
    const { payeeVerification } = await create(partner, { payeeVerificationId: textOf(id) });
    expect(payeeVerification).toMatchObject({ id, checkedAt });
  });

  it('is valid for 15 minutes, for the requested name or the accepted one', async () => {
    says(
      'The check is valid for one transfer within 15 minutes.',
      'use this name, or keep yours',
      'After 15 minutes, the payee is checked again',
      'The result is `close_match`, with the name of the account holder.',
      "Name of the account holder, as the payee's bank gave it.",
    );
    const partner = partnerOf('general');
    const check = async () => partner.send('verifyPayee', {}, { name: 'Ana Kovac' });
    const { id, result, name } = await check();
    expect([result, name]).toEqual(['close_match', 'Ana Kovač']);
    const amount = eur('10.00');
    const creditor = { ...MARKO, name: 'Ana Kovač' };
    expect(await isUsed(partner, id, { amount, creditor, externalId: '1' })).toBe(true);
    const again = await check();
    expect(await isUsed(partner, again.id, { amount, creditor: MARKO, externalId: '2' })).toBe(
      false,
    );
    partner.advance('PT15M1S');
    expect(await isUsed(partner, again.id, { amount, creditor, externalId: '3' })).toBe(false);
  });

  it('with a warning requires the risk to be accepted for this payment', async () => {
    says(
      'Warn the user; continuing is at their risk and needs `payeeRiskAccepted`.',
      'Warn the user that the name could not be checked; continuing needs `payeeRiskAccepted`.',
      'With `no_match`, the bank gives no name, to protect the account holder.',
      'If omitted, the provider makes one.',
      'The result is `no_match`.',
      'The result is `not_available`.',
      'The payee check gave `no_match` or `not_available`, and `payeeRiskAccepted` is not `true`.',
      'Without `payeeVerificationId`, the provider makes its own check when you create the transfer',
    );
    const partner = partnerOf('general');
    for (const [name, result] of [
      ['Nobody Here', 'no_match'],
      ['Bank Silent', 'not_available'],
    ] as const) {
      const check = await partner.send('verifyPayee', {}, { name });
      expect(check.result).toBe(result);
      expect(check).not.toHaveProperty('name');
      const body = {
        amount: eur('10.00'),
        creditor: { ...MARKO, name },
        payeeVerificationId: undefined as never,
        externalId: name.replace(' ', '-'),
      };
      expect(await outcome(partner, body)).toBe('payee_no_match_unconfirmed');
      const made = await create(partner, { ...body, payeeRiskAccepted: true });
      expect(asObject(made.payeeVerification).result).toBe(check.result);
    }
    const lists = await partner.ask('listSepaTransfers');
    expect(objects(lists.body.data ?? [])).not.toHaveLength(0);
  });
});
