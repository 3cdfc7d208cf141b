import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isIban } from '../../../partners/shared/sandbox/checks';
import { asObject, asText, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { ROOT } from '../../support/paths';
import { eur, parts, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

let count = 0;
const path = (id: JsonValue | undefined) => ({ sepaTransferId: textOf(id) });
const create = (partner: Partner, amount: string, body: JsonObject = {}) => {
  count += 1;
  const sent = { amount: eur(amount), externalId: `p-${count}` };
  return partner.send('createSepaTransfer', {}, { ...sent, ...body });
};
const confirmed = async (partner: Partner, amount: string, body: JsonObject = {}) => {
  const { id } = await create(partner, amount, body);
  await partner.send('confirmSepaTransfer', path(id));
  return id;
};
const read = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('getSepaTransfer', path(id));
const receive = (partner: Partner, body: JsonObject) =>
  partner.send('simulateSepaDeposit', {}, { amount: eur('20.00'), ...body });

/** Returns the printed function of the page that checks an IBAN. */
async function printedCheck(): Promise<(text: string) => boolean> {
  const page = readFileSync(join(ROOT, 'partners/general/api/sepa-transfer.mdx'), 'utf8');
  const [, code = ''] = /```js title=[^\n]*\n([^`]*ibanIsValid[\s\S]*?)```/.exec(page) ?? [];
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as {
    ibanIsValid: (text: string) => boolean;
  };
  return module.ibanIsValid;
}

describe('an IBAN', () => {
  it('is checked by the printed function like by the sandbox', async () => {
    says(
      '`DE39 9999 9999 0012 3456 78` passes, `DE00 9999 9999 0012 3456 78` does not.',
      'This catches nearly every typing mistake before you make a call.',
      'IBANs of the sandbox have right check digits and bank codes that do not exist.',
    );
    const ibanIsValid = await printedCheck();
    const partner = partnerOf('general');
    const userId = await partner.newUser();
    await partner.send('startKyc', { userId });
    partner.advance('PT1H');
    const own = textOf((await partner.send('getUserIban', { userId })).iban);
    expect(own.slice(4, 9)).toBe('99999');
    for (const iban of [own, 'DE39999999990012345678']) expect(ibanIsValid(iban)).toBe(true);
    for (const iban of [own.slice(0, -1), 'DE00999999990012345678']) {
      expect([ibanIsValid(iban), isIban(iban)]).toEqual([false, false]);
    }
    expect(ibanIsValid('DE39 9999 9999 0012 3456 78')).toBe(true);
  });
});

describe('an incoming payment', () => {
  it('shows the payer, and the given text', async () => {
    says(
      'Who pays. If omitted, the sandbox invents a payer.',
      'Text the payer gave.',
      'the payer gave one',
      'Only payments to this user.',
      'Simulates a euro payment to the IBAN of one of your users.',
    );
    const partner = partnerOf('general');
    const { iban = '' } = await partner.send('getUserIban', USER);
    const none = undefined as never;
    const bare = await receive(partner, { iban, debtor: none, remittance: none });
    expect(isIban(textOf(asObject(bare.debtor).iban))).toBe(true);
    expect(bare).not.toHaveProperty('remittance');
    const debtor = { name: 'Employer Ltd', iban: 'DE39999999990012345678' };
    const full = await receive(partner, { iban, debtor, remittance: 'Salary' });
    expect(full).toMatchObject({ debtor, remittance: 'Salary' });
    await receive(partner, { iban: 'DE39999999990012345678' });
    partner.advance('PT1M');
    const { body } = await partner.ask('listSepaDeposits', { query: { userId: EXAMPLE_USER } });
    const listed = valuesOf(body.data, 'id');
    expect([listed.includes(full.id), listed.includes(bare.id)]).toEqual([true, true]);
    expect(valuesOf(body.data, 'userId').every((userId) => userId === EXAMPLE_USER)).toBe(true);
  });
});

describe('a SEPA transfer', () => {
  it('contains the bank’s reason, or a failure if it never reached the scheme', async () => {
    says(
      'Why it never reached the scheme: `sepa_code_invalid` or `sepa_confirmation_expired` after a confirmation that failed, `sepa_transfer_refused` after a check.',
      "`reason` holds the code of the payee's bank, or `failure` says why it was never submitted.",
      "`data.reason` holds the code of the payee's bank; without one, `data.failure` says why it was never submitted.",
      'A check refuses it. The transfer ends in `rejected` with the failure `sepa_transfer_refused`.',
      'They leave the balance on `settled`, and return on `rejected` and `canceled`.',
      'the transfer was never submitted',
      'If the transfer never reached the scheme, it has `failure.code` instead.',
      'A `returned` transfer is credited again, without the fees.',
    );
    const partner = partnerOf('general');
    const ids = [];
    for (const amount of ['77.05', '77.01', '77.02']) ids.push(await confirmed(partner, amount));
    partner.advance('P1D');
    const ends = [];
    for (const id of ids) {
      const { status, reason, failure } = await read(partner, id);
      ends.push([status, asText(asObject(reason).code), asText(asObject(failure).code)]);
    }
    expect(ends).toEqual([
      ['rejected', undefined, 'sepa_transfer_refused'],
      ['rejected', 'AC04', undefined],
      ['returned', 'AC01', undefined],
    ]);
    expect(await parts(partner, 'EUR')).toBe('399.80 + 0.00');
  });

  it('can be canceled for about 5 seconds after its confirmation', async () => {
    says(
      'An instant transfer is submitted about 5 seconds after its confirmation.',
      'Stops a transfer that has not been submitted to the scheme yet.',
      'Handed to the scheme and no longer cancelable.',
      'After an hour, show "being checked". It can be canceled.',
      '`sepa_transfer_not_cancelable` means that it is on its way',
      'It was handed to the scheme and can no longer be canceled.',
      'When it is created or scheduled.',
      '`sepa.transfer.submitted` means that the transfer can no longer be canceled',
    );
    const partner = partnerOf('general');
    const cancel = (id: JsonValue | undefined) => partner.outcome('cancelSepaTransfer', path(id));
    const [early, late] = [await confirmed(partner, '10.00'), await confirmed(partner, '10.00')];
    partner.advance('PT4S');
    expect([(await read(partner, early)).status, await cancel(early)]).toEqual(['screening', 'ok']);
    expect(partner.eventTypes()).toEqual([]);
    partner.advance('PT1S');
    expect(partner.eventTypes()).toEqual(['sepa.transfer.submitted']);
    expect(await cancel(late)).toBe('sepa_transfer_not_cancelable');
  });

  it('is in time if it is confirmed at 15:59, and not if it is only created then', async () => {
    says(
      'By 15:59, the call must have reached the provider and the user must have confirmed.',
      'A credit transfer comes after the cut-off.',
    );
    const partner = partnerOf('general');
    partner.advance('PT5H29M'); // 15:59 CET
    const inTime = await confirmed(partner, '10.00', { scheme: 'sct' });
    const { id: late } = await create(partner, '10.00', { scheme: 'sct' });
    partner.advance('PT1M');
    await partner.send('confirmSepaTransfer', path(late));
    partner.advance('PT5S');
    expect([(await read(partner, inTime)).status, (await read(partner, late)).status]).toEqual([
      'submitted',
      'scheduled',
    ]);
  });

  it('stays within the limits of its user, and the limit of the scheme that carries it', async () => {
    says(
      'a transfer above them is refused with `limit_exceeded`, one above the limit of the scheme with `amount_above_limit`',
      '`sct` carries at most 999,999,999.99 EUR. Above the limits of the user or your program, the answer is `limit_exceeded`.',
      '| Largest amount | 999,999,999.99 EUR | none in the scheme since 5 October 2025',
    );
    const partner = partnerOf('general');
    const { iban = '' } = await partner.send('getUserIban', USER);
    await receive(partner, { iban, amount: eur('20000.00') });
    partner.advance('PT1M');
    const code = async (amount: string, scheme: string) =>
      (await create(partner, amount, { scheme })).code;
    expect(await code('15000.01', 'auto')).toBe('limit_exceeded');
    expect(await code('15000.00', 'auto')).toBeUndefined();
    expect(await code('1000000000.00', 'sct')).toBe('amount_above_limit');
    for (const scheme of ['sct_inst', 'auto']) {
      expect(await code('1000000000.00', scheme)).toBe('insufficient_balance');
    }
  });

  it('keeps its `externalId` forever, even if it was canceled', async () => {
    says(
      "A second one with the same value is answered with `external_id_taken`, however much later it comes, so you don't pay twice",
      "A code can't be sent again. If the message doesn't arrive, cancel the transfer and create a new one, with a new key and a new `externalId`.",
    );
    const partner = partnerOf('general');
    const { id, externalId = '' } = await create(partner, '10.00');
    await partner.send('cancelSepaTransfer', path(id));
    partner.advance('P400D');
    expect((await create(partner, '10.00', { externalId })).code).toBe('external_id_taken');
    expect((await create(partner, '10.00')).status).toBe('pending_confirmation');
  });

  it('loses only one attempt for a wrong code, however often the answer is lost', async () => {
    says(
      'A wrong code counts as an attempt even if the answer is lost',
      'Read the transfer, then repeat with the same `Idempotency-Key`.',
    );
    const partner = partnerOf('general');
    const { id } = await create(partner, '10.00');
    const wrong = { path: path(id), body: { code: '000000' }, key: 'lost-answer-00000002' };
    const attempt = async () => {
      const { body } = await partner.ask('confirmSepaTransfer', wrong);
      return [body.code, (await read(partner, id)).attemptsLeft];
    };
    expect(await attempt()).toEqual(['sepa_code_invalid', 4]);
    expect(await attempt()).toEqual(['sepa_code_invalid', 4]);
  });
});
