import { asObject } from '../../../../src/reference/contract/json';
import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Program } from '../program';
import { fresh, refusedAnew, type Ways } from './way';

const create = (p: Program, body: JsonObject) =>
  refusedAnew(p, 'createSepaTransfer', { payeeVerificationId: null, ...body });
const to = (p: Program, creditor: JsonObject) => create(p, { creditor });

async function waiting(p: Program, amount = '20.00') {
  const body = { ...fresh(), payeeVerificationId: null, amount: { amount } };
  const id = await p.made('createSepaTransfer', { body });
  return { path: { sepaTransferId: id } };
}
async function confirmed(p: Program, wait: string, amount?: string) {
  const at = await waiting(p, amount);
  await p.done('confirmSepaTransfer', at);
  p.advance(wait);
  return at;
}

/** Errors of SEPA transfers. */
export const SEPA: Ways = {
  iban_invalid: [
    'Send the IBAN `DE00999999990012345678`.',
    (p) => to(p, { iban: 'DE00999999990012345678' }),
  ],
  bic_mismatch: [
    'Send the BIC `XXXXFRXXXXX` with a German IBAN.',
    (p) => to(p, { bic: 'XXXXFRXXXXX' }),
  ],
  creditor_not_reachable: [
    'Send the IBAN `TR490099900000000000012345`, or, for a bank inside SEPA, `Prefer: code=creditor_not_reachable`.',
    (p) => to(p, { iban: 'TR490099900000000000012345' }),
  ],
  instant_not_available: [
    'Ask for `sct_inst` to the IBAN `GB33XXXX99999900012345`.',
    (p) => create(p, { scheme: 'sct_inst', creditor: { iban: 'GB33XXXX99999900012345' } }),
  ],
  payee_no_match_unconfirmed: [
    'Send the creditor name `Nobody Here`.',
    (p) => to(p, { name: 'Nobody Here' }),
  ],
  remittance_charset: [
    'Send the `remittance` `Račun 12`.',
    (p) => create(p, { remittance: 'Račun 12' }),
  ],
  amount_above_limit: [
    'Ask for `1000000000.00` with `sct`.',
    (p) => create(p, { scheme: 'sct', amount: { amount: '1000000000.00' } }),
  ],
  sepa_code_invalid: [
    'Confirm with the code `000000`.',
    async (p) =>
      p.refused('confirmSepaTransfer', { ...(await waiting(p)), body: { code: '000000' } }),
  ],
  sepa_confirmation_expired: [
    'Create a transfer, advance the virtual clock by 11 minutes, then confirm it.',
    async (p) => {
      const at = await waiting(p);
      p.advance('PT11M');
      return p.refused('confirmSepaTransfer', at);
    },
  ],
  sepa_transfer_not_pending: [
    'Confirm a transfer twice with two keys.',
    async (p) => p.refused('confirmSepaTransfer', await confirmed(p, 'PT0S')),
  ],
  sepa_transfer_not_cancelable: [
    'Confirm a transfer, advance the virtual clock by one minute, then cancel it.',
    async (p) => p.refused('cancelSepaTransfer', await confirmed(p, 'PT1M')),
  ],
  recall_not_possible: [
    'Recall a transfer twice with two keys.',
    async (p) => {
      const at = await confirmed(p, 'P1D');
      await p.done('recallSepaTransfer', at);
      return p.refused('recallSepaTransfer', at);
    },
  ],
  sepa_transfer_refused: [
    'Create a transfer of `77.05`, confirm it, and advance the virtual clock by one minute.',
    async (p) => {
      const at = await confirmed(p, 'PT1M', '77.05');
      return asObject((await p.done('getSepaTransfer', at)).failure).code;
    },
  ],
};
