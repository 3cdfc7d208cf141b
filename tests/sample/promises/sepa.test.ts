import { describe, expect, it } from 'vitest';
import { asObject, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { bookings, eur, parts, USER } from './accounts';
import { says } from './says';
import { partnerOf, type Partner } from './support';

describe('SEPA', () => {
  const create = (partner: Partner, body: JsonObject = {}) =>
    partner.send('createSepaTransfer', {}, body);
  const path = (id: JsonValue | undefined) => ({ sepaTransferId: textOf(id) });
  const confirmed = async (partner: Partner, body: JsonObject = {}) => {
    const { id } = await create(partner, body);
    await partner.send('confirmSepaTransfer', path(id));
    return id;
  };

  it('books amount and fee when a transfer settles, and only the amount when it is returned', async () => {
    says(
      'Each settled transfer is one entry of type `sepa` in the transactions of the user, and one of type `fee`; a return or a recall is another `sepa` entry, in the opposite direction.',
      'The amount is back, the fees are not.',
      "All of them have the transfer's identifier in `relatedId`.",
      'Amount and fees move to `reserved`, and the answer is `pending_confirmation`.',
      "A transfer from a user's balance waits for the user's confirmation.",
      'It came back after it had settled, and the amount is credited again.',
      'the amount is credited again, the fees are not',
      'They are held with the amount and charged when the transfer settles.',
      'The transfer settles, then is returned with the reason `AC01`.',
    );
    const partner = partnerOf('general');
    const id = await confirmed(partner, { amount: eur('77.02') });
    expect(await parts(partner, 'EUR')).toBe('322.78 + 77.22');
    partner.advance('P1D');
    expect(await bookings(partner, id)).toEqual([
      'sepa debit 77.02',
      'fee debit 0.20',
      'sepa credit 77.02',
    ]);
    expect(asObject((await partner.send('getSepaTransfer', path(id))).reason).code).toBe('AC01');
    expect(await parts(partner, 'EUR')).toBe('399.80 + 0.00');
  });

  it('returns amount and fees when a transfer is rejected', async () => {
    says(
      'Refused; amount and fees are back in `available`.',
      "The payee's bank refuses it. The transfer ends in `rejected` with the reason `AC04`.",
    );
    const partner = partnerOf('general');
    const id = await confirmed(partner, { amount: eur('77.01') });
    partner.advance('PT1H');
    const read = await partner.send('getSepaTransfer', path(id));
    expect([read.status, asObject(read.reason).code, read.fees]).toEqual(['rejected', 'AC04', []]);
    expect([await bookings(partner, id), await parts(partner, 'EUR')]).toEqual([
      [],
      '400.00 + 0.00',
    ]);
  });

  it('accepts standard transfers until the cut-off, and instant transfers at any time', async () => {
    says(
      "Instant if the payee's bank takes part, otherwise a credit transfer.",
      'The transfer is instant where possible, and standard otherwise; `scheme` says which, from `submitted` on.',
      "With `auto`, the transfer is instant if the payee's bank takes part",
      'With `auto`, the scheme that is used, from `submitted` on.',
      'at any time, every day',
      'The check passes within the hours of the scheme.',
      'The business day begins.',
    );
    const partner = partnerOf('general');
    partner.advance('PT6H'); // 16:30 CET
    const standard = await confirmed(partner, {
      scheme: 'sct',
      externalId: 's',
      amount: eur('10.00'),
    });
    const instant = await confirmed(partner, {
      scheme: 'auto',
      externalId: 'i',
      amount: eur('10.00'),
    });
    partner.advance('PT15S');
    const states = async () => [
      (await partner.send('getSepaTransfer', path(standard))).status,
      (await partner.send('getSepaTransfer', path(instant))).status,
    ];
    expect(await states()).toEqual(['scheduled', 'settled']);
    expect((await partner.send('getSepaTransfer', path(instant))).scheme).toBe('sct_inst');
    partner.advance('PT14H'); // 06:30 CET
    expect(await states()).toEqual(['scheduled', 'settled']);
    partner.advance('PT30M');
    expect(await states()).toEqual(['submitted', 'settled']);
  });

  it('refuses instant transfers to banks outside the euro area, and a BIC of another country', async () => {
    says(
      "You asked for `sct_inst`, and the payee's bank does not take part",
      'The BIC does not belong to the bank in the IBAN.',
      'The check digits, the length or the country of the IBAN are wrong.',
    );
    const partner = partnerOf('general');
    const abroad = { name: 'Marko Novak', iban: 'GB33BUKB20201555555555' };
    const outcome = (body: JsonObject) => partner.outcome('createSepaTransfer', {}, body);
    expect(await outcome({ scheme: 'sct_inst', creditor: abroad })).toBe('instant_not_available');
    expect(await outcome({ creditor: { ...abroad, bic: 'XXXXDEXXXXX' } })).toBe('bic_mismatch');
    for (const iban of [
      'DE00999999990012345678',
      'DE3999999999001234567',
      'XX39999999990012345678',
    ]) {
      expect(await outcome({ creditor: { ...abroad, iban } }), iban).toBe('iban_invalid');
    }
  });

  it('checks the payee again after 15 minutes, and for a second transfer', async () => {
    says('Valid for one transfer within 15 minutes.');
    const partner = partnerOf('general');
    const check = (await partner.send('verifyPayee')).id;
    const body = (externalId: string) => ({
      payeeVerificationId: textOf(check),
      externalId,
      amount: eur('10.00'),
    });
    const used = async (externalId: string) =>
      asObject((await create(partner, body(externalId))).payeeVerification).id;
    expect(await used('1')).toBe(check);
    expect(await used('2')).not.toBe(check);
  });

  it('charges for a recall whatever its outcome, only once and in time', async () => {
    says(
      'When a recall is requested, whatever its outcome.',
      'One recall per transfer.',
      'Until then, the transfer stays `recall_requested`, and a second recall is refused with `recall_not_possible`.',
      'Safe to repeat with the same `Idempotency-Key`; there is one recall per transfer in any case.',
      'If it is too late for `duplicate` or `technical`, another reason that is true may allow more time.',
      'A recall with `duplicate` or `technical` came after 10 business days.',
      'The money is in the balance again.',
    );
    const partner = partnerOf('general');
    const id = await confirmed(partner, { amount: eur('10.00') });
    partner.advance('PT1M');
    const recall = (reason: string) => partner.outcome('recallSepaTransfer', path(id), { reason });
    partner.advance('P15D');
    expect(await recall('duplicate')).toBe('recall_not_possible');
    const asked = {
      path: path(id),
      body: { reason: 'wrong_account' },
      key: 'recall-once-00000001',
    };
    for (let sent = 0; sent < 2; sent += 1) {
      const { body } = await partner.ask('recallSepaTransfer', asked);
      expect(body.status).toBe('recall_requested');
    }
    expect(await recall('wrong_account')).toBe('recall_not_possible');
    partner.advance('P3D');
    expect(await bookings(partner, id)).toEqual([
      'sepa debit 10.00',
      'fee debit 0.20',
      'fee debit 10.00',
      'sepa credit 10.00',
    ]);
  });

  it('refuses a recall if the balance does not cover its fee', async () => {
    says(
      'A recall of a SEPA transfer is refused with `insufficient_balance` if the balance does not cover its fee.',
    );
    const partner = partnerOf('general');
    const id = await confirmed(partner, { amount: eur('370.00') });
    partner.advance('PT1M');
    expect(await partner.outcome('recallSepaTransfer', path(id))).toBe('insufficient_balance');
    expect((await partner.send('getSepaTransfer', path(id))).status).toBe('settled');
  });

  it('can be recalled for as long as the reason allows', async () => {
    says(
      'Sent twice (`DUPL`). Within 10 business days.',
      'It decides how long a recall is possible.',
      'The IBAN was wrong (`AC03`). Within 13 months.',
      '| The user typed a wrong IBAN | `wrong_account` | 13 months |',
      '| Your system sent it twice | `duplicate` | 10 business days |',
      '| Your system sent something wrong | `technical` | 10 business days |',
      '| The user was deceived | `fraud` | 13 months |',
      '| The user typed a wrong amount | `wrong_amount` | 13 months',
      '| The user has changed their mind | `customer_request` | 13 months',
      'Within 13 months; the payee may refuse without a reason.',
    );
    const recalledAfter = async (duration: string, reason: string) => {
      const partner = partnerOf('general');
      const id = await confirmed(partner, { amount: eur('10.00') });
      partner.advance('PT1M');
      partner.advance(duration);
      return partner.outcome('recallSepaTransfer', path(id), { reason });
    };
    expect(await recalledAfter('P13D', 'duplicate')).toBe('ok');
    expect(await recalledAfter('P14DT1M', 'technical')).toBe('recall_not_possible');
    for (const reason of ['wrong_account', 'wrong_amount', 'fraud', 'customer_request']) {
      expect(await recalledAfter('P394D', reason), reason).toBe('ok');
      expect(await recalledAfter('P395DT1M', reason), reason).toBe('recall_not_possible');
    }
  });

  it('credits payments to the IBAN of a user, and returns payments that cannot be assigned', async () => {
    says(
      'No user was found. Tell support within 5 business days which user it is for.',
      'The amount is in the available balance of the user.',
      '5 business days have passed.',
      'A user was found and the check passes.',
      '`sepa.deposit.received`: the money is available.',
    );
    const partner = partnerOf('general');
    const { iban = '' } = await partner.send('getUserIban', USER);
    const found = await partner.send('simulateSepaDeposit', {}, { iban, amount: eur('20.00') });
    const lost = await partner.send('simulateSepaDeposit', {}, { iban: 'DE39999999990012345678' });
    partner.advance('PT30S');
    expect(partner.eventTypes()).toEqual(['sepa.deposit.received', 'sepa.deposit.unmatched']);
    expect([await bookings(partner, found.id), await parts(partner, 'EUR')]).toEqual([
      ['sepa credit 20.00'],
      '420.00 + 0.00',
    ]);
    partner.advance('P6D');
    expect(partner.eventTypes()).toEqual([]);
    partner.advance('P1D');
    expect(partner.newEvents().map(({ type, data }) => [type, data.id])).toEqual([
      ['sepa.deposit.returned', lost.id],
    ]);
  });
});
