import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import { compareAmounts, plus, unitOf } from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { checkAmount } from '../../shared/sandbox/assets';
import { checkCode } from '../../shared/sandbox/confirmation';
import {
  countAgainstLimits,
  fitsLimits,
  isOpenTo,
  uncountFromLimits,
} from '../../shared/sandbox/limits';
import { EXAMPLES, FEES, heirOf, ownerOf, SEPA, userOf } from '../../shared/sandbox/parties';
import { addBusinessDays, isOpen, nextOpening } from './business-days';
import { checkIban, needsAddress, takesInstant } from './iban';
import { checkPayee, usePayeeCheck } from './payee';
import type { General } from './types';

type Transfer = General['schemas']['SepaTransfer'];
type CreateCall = OpenCall<General['operations']['createSepaTransfer']>;
type Reason = NonNullable<Transfer['reason']>;
type W = World<General>;

/** Maximum amount of a standard transfer. */
const MOST = '999999999.99';
/** Reasons of recalls for errors of the sender, which are possible for some business days. */
const OWN_FAULTS = ['duplicate', 'technical'];

/** Reasons that the banks of the sandbox give. */
const REFUSED: Reason = { code: 'AC04', detail: 'The account of the payee is closed.' };
const RETURNED: Reason = { code: 'AC01', detail: 'The account does not exist.' };

/** Returns the scheme of a transfer. */
const schemeOf = ({
  scheme,
  creditor,
}: Pick<Transfer, 'scheme' | 'creditor'>): Transfer['scheme'] =>
  scheme !== 'auto' ? scheme : takesInstant(creditor.iban) ? 'sct_inst' : 'sct';

function checkCreditor({ body: { creditor, scheme }, refuse }: CreateCall): void {
  checkIban(refuse, creditor.iban, '/creditor/iban');
  if (creditor.bic !== undefined && creditor.bic.slice(4, 6) !== creditor.iban.slice(0, 2)) {
    refuse('bic_mismatch', undefined, '/creditor/bic');
  }
  if (scheme === 'sct_inst' && !takesInstant(creditor.iban)) {
    refuse('instant_not_available', undefined, '/scheme');
  }
  if (needsAddress(creditor.iban) && !creditor.address) {
    const needed = 'The bank is outside the European Economic Area.';
    refuse('validation_failed', needed, ['/creditor/address', 'required']);
  }
}

function checkMoney({ body, refuse }: CreateCall, world: W): void {
  const { amount } = body;
  if (unitOf(amount) !== 'EUR') {
    refuse('validation_failed', 'Expected an amount in EUR.', ['/amount/currency', 'enum']);
  }
  checkAmount(world, refuse, amount);
  if (schemeOf(body) === 'sct' && compareAmounts(amount, { ...amount, amount: MOST }) > 0) {
    refuse('amount_above_limit', undefined, '/amount/amount');
  }
}

/** Refuses a transfer that its owner cannot make. */
function checkOwner({ body: { amount, userId }, refuse }: CreateCall, world: W): void {
  const user = userOf(world, userId);
  if (user && !isOpenTo(user, 'sepa_transfer')) refuse('user_not_eligible');
  const fee = world.fee('sepa-transfer-service', amount);
  if (!world.ledger.covers(ownerOf(userId), plus(amount, fee))) refuse('insufficient_balance');
  if (!fitsLimits(world, { product: 'sepa_transfer', amount, user })) refuse('limit_exceeded');
}

/** Returns the time until which a settled transfer can be recalled for a reason. */
function recallableUntil(
  { figure }: W,
  { settledAt, createdAt }: Transfer,
  reason: string,
): number {
  const settled = Date.parse(settledAt ?? createdAt);
  if (OWN_FAULTS.includes(reason)) return addBusinessDays(settled, figure('recallOfErrors'));
  const end = new Date(settled);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + figure('recallOfOthers'));
  // A shorter month ends before this day; JavaScript goes on into the next one.
  return end.getUTCDate() === day ? end.getTime() : end.setUTCDate(0);
}

const feesOf = ({ amount, fees }: Transfer) =>
  plus({ ...amount, amount: '0.00' }, ...fees.map((fee) => fee.amount));

function hold({ ledger }: W, { key, value }: Stored<Transfer>): void {
  ledger.hold(ownerOf(value.userId), plus(value.amount, feesOf(value)), key);
}

function settle({ ledger }: W, { key, value }: Stored<Transfer>): void {
  ledger.capture(key, SEPA, 'sepa', value.amount);
  ledger.capture(key, FEES, 'fee');
}

const comeBack = (world: W, { key, value }: Stored<Transfer>): void => {
  const owner = heirOf(world, value.userId);
  world.ledger.move(SEPA, owner, value.amount, { type: 'sepa', relatedId: key });
};

/** Euro transfers to bank accounts. */
export const sepa = behavior<General>({
  seeded: {
    SepaTransfer: (object, world) => {
      const { key, value } = object;
      if (value.status === 'rejected' || value.status === 'canceled') return;
      const paid = plus(value.amount, feesOf(value));
      const cause = { type: 'adjustment', relatedId: key };
      world.ledger.move(EXAMPLES, ownerOf(value.userId), paid, cause);
      hold(world, object);
      if (!['pending_confirmation', 'screening', 'scheduled', 'submitted'].includes(value.status)) {
        settle(world, object);
      }
    },
  },
  check: {
    createSepaTransfer: (call, world) => {
      checkCreditor(call);
      checkMoney(call, world);
    },
  },
  before: {
    createSepaTransfer: (call, world) => {
      checkOwner(call, world);
      const { value } = checkPayee(call, world);
      return {
        status: call.body.userId === undefined ? 'screening' : 'pending_confirmation',
        scheme: call.body.scheme,
        attemptsLeft: world.figure('confirmationAttempts'),
        payeeVerification: { ...value, name: value.name ?? null },
      };
    },
    confirmSepaTransfer: (call, world) => checkCode(call, world, 'sepa_code_invalid', 'rejected'),
    recallSepaTransfer: ({ body, target, refuse }, world) => {
      if (!target) return undefined;
      if (recallableUntil(world, target.value, body.reason) < world.now) {
        refuse('recall_not_possible', 'It is too late for this reason.');
      }
      const fee = world.fee('sepa-recall', target.value.amount);
      const payer = heirOf(world, target.value.userId);
      if (!world.ledger.covers(payer, fee)) refuse('insufficient_balance');
      return undefined;
    },
  },
  after: {
    createSepaTransfer: (object, { body }, world) => {
      const { key, value } = object;
      if (body.endToEndId === undefined) {
        world.change(object, { endToEndId: key.slice(4).replaceAll('-', '') });
      }
      hold(world, object);
      const user = userOf(world, value.userId);
      countAgainstLimits(world, key, { product: 'sepa_transfer', amount: value.amount, user });
      const check = world.get('PayeeVerification', value.payeeVerification.id);
      if (check) usePayeeCheck(check);
    },
    recallSepaTransfer: ({ key, value }, _call, world) => {
      const fee = world.fee('sepa-recall', value.amount);
      const payer = heirOf(world, value.userId);
      world.ledger.move(payer, FEES, fee, { type: 'fee', relatedId: key });
    },
  },
  moved: {
    SepaTransfer: (object, { from, to }, world) => {
      if (to === 'submitted') world.change(object, { scheme: schemeOf(object.value) });
      if (to === 'settled') settle(world, object);
      if (to === 'returned' || to === 'recalled') comeBack(world, object);
      if (to === 'returned') world.change(object, { reason: RETURNED });
      if (to !== 'rejected' && to !== 'canceled') return;
      if (from === 'submitted') world.change(object, { reason: REFUSED, failure: null });
      world.ledger.release(object.key);
      uncountFromLimits(world, object.key);
    },
  },
  next: {
    SepaTransfer: (object, world) => {
      const { value } = object;
      if (world.steeredTo(object)) return undefined;
      if (value.status === 'screening') {
        const at = world.now + world.delay('SepaTransfer', 'screening', 'submitted');
        const goesOut = schemeOf(value) === 'sct_inst' || isOpen(at, world);
        return { to: goesOut ? 'submitted' : 'scheduled', at };
      }
      if (value.status === 'scheduled')
        return { to: 'submitted', at: nextOpening(world.now, world) };
      if (value.status !== 'submitted' || value.scheme === 'sct_inst') return undefined;
      return { to: 'settled', at: nextOpening(world.now, world) };
    },
  },
});
