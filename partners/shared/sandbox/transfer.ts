import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import {
  isMore,
  isZero,
  minus,
  plus,
  unitOf,
  zeroOf,
  type Amount,
} from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { checkAmount } from './assets';
import { countAgainstLimits, fitsLimits, uncountFromLimits } from './limits';
import { EXAMPLES, FEES, PARTNER, userOf } from './parties';
import { isOffered } from './rates';
import type { Shared } from './types';

type Transfer = Shared['schemas']['Transfer'];
type Party = Shared['schemas']['TransferParty'];
type Call = OpenCall<Shared['operations']['createTransfer']>;
type W = World<Shared>;

const ownerOf = (party: Party): string => (party.type === 'user' ? party.userId : PARTNER);
const idOf = (party: Party) => (party.type === 'user' ? party.userId : undefined);

/** Reasons why a transfer fails. */
const FAILURES = {
  unanswered: {
    code: 'provider_unavailable',
    detail: 'A check did not answer in time.',
    retryable: true,
  },
  suspended: {
    code: 'transfer_party_suspended',
    detail: 'A user on one side was suspended or closed.',
    retryable: false,
  },
};

const hasStopped = (world: W, party: Party): boolean =>
  ['suspended', 'closed'].includes(userOf(world, idOf(party))?.value.status ?? '');

/** Returns the parties whose limits a transfer counts against. */
function countingParties({
  reason,
  source,
  destination,
}: Pick<Transfer, 'reason' | 'source' | 'destination'>) {
  if (reason === 'collection') return [source];
  return reason === 'user_to_user' ? [source, destination] : [];
}

/** Types of source and destination by reason; a refund goes back to the source of the original. */
const PARTIES: Readonly<Record<string, string>> = {
  funding: 'partner user',
  collection: 'user partner',
  user_to_user: 'user user',
};

function checkReason({ body, refuse }: Call): void {
  const { reason, source, destination, reversalOf } = body;
  const expected = PARTIES[reason];
  if (reason === 'refund' && reversalOf === undefined) {
    refuse('validation_failed', 'A refund names the original.', ['/reversalOf', 'required']);
  }
  if (expected !== undefined && expected !== `${source.type} ${destination.type}`) {
    refuse('validation_failed', `\`${reason}\` is not between these two balances.`, '/reason');
  }
}

/** Returns the amount of a transfer that can still be reversed. */
const leftOf = ({ amount, reversedAmount }: Transfer): Amount =>
  reversedAmount ? minus(amount, reversedAmount) : amount;

function checkReversal({ body, refuse }: Call, world: W): void {
  if (body.reversalOf === undefined) return;
  const original = world.get('Transfer', body.reversalOf);
  if (!original) return;
  const { source, destination, amount } = original.value;
  const isSwapped =
    ownerOf(source) === ownerOf(body.destination) && ownerOf(destination) === ownerOf(body.source);
  if (original.value.reversalOf !== undefined || !isSwapped || body.reason !== 'refund') {
    refuse('reversal_not_possible');
  }
  if (unitOf(amount) !== unitOf(body.amount)) refuse('currency_mismatch');
  const left = leftOf(original.value);
  if (isMore(body.amount, left)) {
    const most = `At most ${left.amount} ${unitOf(left)} of the original can still be reversed.`;
    refuse('reversal_exceeds_original', most, '/amount/amount');
  }
}

/** Adds a transfer to the reversed amount of its original, or subtracts it again. */
function countReversal(world: W, { reversalOf, amount }: Transfer, add: boolean): void {
  const original = reversalOf === undefined ? undefined : world.get('Transfer', reversalOf);
  if (!original) return;
  const before = original.value.reversedAmount ?? zeroOf(original.value.amount);
  const reversed = add ? plus(before, amount) : minus(before, amount);
  world.change(original, { reversedAmount: isZero(reversed) ? null : reversed });
}

/**
 * Id of the hold for fees. Your program pays them, so they are reserved separately from the amount.
 */
const feeHold = (id: string): string => `${id} fee`;

/** Books a completed transfer from what was reserved for it. */
function complete({ ledger }: W, { id, destination }: Transfer): void {
  ledger.capture(id, ownerOf(destination), 'transfer');
  ledger.capture(feeHold(id), FEES, 'fee', undefined, id);
}

/** Reserves the amount of a transfer and its fees, and books a completed one. */
function book(world: W, { value }: Stored<Transfer>): void {
  const { id, status, source, amount, fees } = value;
  if (status === 'failed') return;
  world.ledger.hold(ownerOf(source), amount, id);
  for (const fee of fees) world.ledger.hold(PARTNER, fee.amount, feeHold(id));
  if (status === 'completed') complete(world, value);
}

/** Transfers between balances of the program. */
export const transfer = behavior<Shared>({
  seeded: {
    Transfer: (object, world) => {
      const { id, source, destination, amount } = object.value;
      const opening = { type: 'adjustment', relatedId: id };
      world.ledger.move(EXAMPLES, ownerOf(source), amount, opening);
      book(world, object);
      world.ledger.move(ownerOf(destination), EXAMPLES, amount, opening);
    },
  },
  check: {
    createTransfer: (call, world) => {
      const { amount } = call.body;
      if (!isOffered(unitOf(amount))) {
        if ('currency' in amount) call.refuse('currency_mismatch');
        call.refuse('asset_not_supported', undefined, '/amount/asset');
      }
      checkAmount(world, call.refuse, amount);
      checkReason(call);
    },
  },
  before: {
    createTransfer: (call, world) => {
      const { body, steered, refuse } = call;
      checkReversal(call, world);
      const outcome = steered.find(({ state }) => state !== undefined)?.state ?? 'completed';
      const status = outcome as Transfer['status'];
      const added = { status, completedAt: status === 'completed' ? world.timestamp() : null };
      if (status === 'failed') return { ...added, failure: FAILURES.unanswered };
      const fee =
        body.reason === 'user_to_user' &&
        unitOf(body.amount) === 'EUR' &&
        world.fee('transfer-user-to-user', body.amount);
      const source = ownerOf(body.source);
      const total = fee && source === PARTNER ? plus(body.amount, fee) : body.amount;
      if (!world.ledger.covers(source, total) || (fee && !world.ledger.covers(PARTNER, fee))) {
        refuse('insufficient_balance');
      }
      const users = countingParties(body).map((party) => userOf(world, idOf(party)));
      const isWithin = users.every((user) =>
        fitsLimits(world, { product: 'transfer', amount: body.amount, user }),
      );
      if (!isWithin) refuse('limit_exceeded');
      return added;
    },
  },
  after: {
    createTransfer: (object, _call, world) => {
      book(world, object);
      if (object.value.status === 'failed') return;
      countReversal(world, object.value, true);
      for (const [index, party] of countingParties(object.value).entries()) {
        const user = userOf(world, idOf(party));
        const isCountedForProgram = index > 0;
        const { amount } = object.value;
        const use = { product: 'transfer', amount, user, isCountedForProgram } as const;
        countAgainstLimits(world, `${object.key} ${ownerOf(party)}`, use);
      }
    },
  },
  moved: {
    Transfer: (object, { from, to }, world) => {
      const { value, key } = object;
      if (from !== 'pending') return;
      if (to === 'completed') {
        complete(world, value);
      } else {
        world.ledger.release(key);
        world.ledger.release(feeHold(key));
        const isStopped = [value.source, value.destination].some((one) => hasStopped(world, one));
        world.change(object, { failure: FAILURES[isStopped ? 'suspended' : 'unanswered'] });
        countReversal(world, value, false);
        for (const party of countingParties(value))
          uncountFromLimits(world, `${key} ${ownerOf(party)}`);
      }
    },
  },
});
