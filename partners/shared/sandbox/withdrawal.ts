import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import {
  compareAmounts,
  isMore,
  minus,
  plus,
  unitOf,
  type Amount,
} from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { canonicalAddress, transactionHashFor } from './addresses';
import { assetOf, checkAmount, checkAsset, isBelow, timeToFinality } from './assets';
import { checkCode } from './confirmation';
import { countAgainstLimits, fitsLimits, isOpenTo, uncountFromLimits } from './limits';
import { CHAIN, EXAMPLES, FEES, ownerOf, userOf } from './parties';
import { inEuros } from './rates';
import type { Shared } from './types';
import { checkAddress, checkBeneficiary, checkReceiver, needsProof } from './withdrawal-address';

type Withdrawal = Shared['schemas']['Withdrawal'];
type Estimate = Shared['schemas']['WithdrawalEstimate'];
type Destination = Withdrawal['destination'];
type Fees = Pick<Withdrawal, 'networkFee' | 'providerFee'>;
type CreateCall = OpenCall<Shared['operations']['createWithdrawal']>;
type W = World<Shared>;

/** Above this value, users must prove control of their own wallets (Regulation (EU) 2023/1113). */
const PROOF_ABOVE = { amount: '1000.00', currency: 'EUR' };

const IS_OVER: ReadonlySet<string> = new Set(['rejected', 'failed', 'canceled']);

/** Returns the amount that arrives at the address. */
const sentOf = ({ total, networkFee, providerFee }: Fees & { readonly total: Amount }): Amount =>
  minus(total, networkFee, providerFee);

/** Returns a destination as the API shows it: a plain address with its checksum. */
const returned = (destination: Destination): Destination =>
  'address' in destination
    ? { ...destination, address: canonicalAddress(destination.address) }
    : destination;

const isLarge = (amount: Amount): boolean => isMore(inEuros(amount), PROOF_ABOVE);

/** Refuses an invalid destination, or an address that cannot receive as much without a proof. */
function checkDestination({ body, refuse }: CreateCall): void {
  const { destination, chain, userId, amount } = body;
  if ('address' in destination) {
    if (userId !== undefined) {
      const only = 'Withdrawals of users go to an entry of the address book.';
      refuse('validation_failed', only, ['/destination/addressId', 'required']);
    }
    checkReceiver(refuse, chain, destination, '/destination');
    checkBeneficiary(refuse, destination.beneficiary, '/destination/beneficiary');
    if (isLarge(amount) && needsProof(destination.beneficiary)) refuse('ownership_proof_required');
  }
}

/** Refuses an entry of another address book, or one that needs a proof to receive as much. */
function checkEntry({ body, refuse }: CreateCall, world: W): void {
  const { destination, chain, userId, amount } = body;
  if ('address' in destination) return;
  const entry = world.get('WithdrawalAddress', destination.addressId);
  if (!entry) return;
  if (entry.value.userId !== userId || entry.value.chain !== chain) {
    const other = 'The entry is of another address book or of another chain.';
    refuse('validation_failed', other, '/destination/addressId');
  }
  if (isLarge(amount) && entry.value.ownership === 'required') refuse('address_not_verified');
}

/** Refuses an invalid amount, or one that is too small for its asset. */
function checkSize(
  { body: { chain, amount, feeMode }, refuse }: Pick<CreateCall, 'body' | 'refuse'>,
  fees: Fees,
  world: W,
): void {
  const asset = checkAsset(refuse, amount.asset, chain, '/amount/asset');
  checkAmount(world, refuse, amount);
  const received =
    feeMode === 'included' ? minus(amount, fees.networkFee, fees.providerFee) : amount;
  if (isBelow(received, asset.withdrawalMin)) {
    const least = `The smallest withdrawal of this asset is ${asset.withdrawalMin}.`;
    refuse('withdrawal_amount_below_minimum', least, '/amount/amount');
  }
}

/** Network fee of the sandbox, which the fee schedule passes on. */
export const NETWORK_FEE = '1.200000';

const estimateOf = (world: W, id: string | undefined) =>
  id === undefined ? undefined : world.get('WithdrawalEstimate', id);

/** The amounts of estimates. The estimate of the examples has none, and is valid for any amount. */
const asked = new WeakMap<Stored<Estimate>, Pick<Withdrawal, 'amount' | 'feeMode'>>();

/** Whether an estimate is for another amount, asset or fee mode. */
function isOfAnother(estimate: Stored<Estimate>, amount: Amount, feeMode: string): boolean {
  if (unitOf(estimate.value.amount) !== unitOf(amount)) return true;
  const question = asked.get(estimate);
  if (!question) return false;
  return question.feeMode !== feeMode || compareAmounts(question.amount, amount) !== 0;
}

/** Returns the fees of a withdrawal: those of its estimate, or else the current ones. */
function feesOf(world: W, amount: Shared['schemas']['CryptoAmount'], estimateId?: string): Fees {
  const estimate = estimateOf(world, estimateId);
  if (estimate) return estimate.value;
  const networkFee = { ...amount, amount: NETWORK_FEE };
  const draft = {
    id: '',
    amount,
    networkFee,
    providerFee: networkFee,
    total: amount,
    expiresAt: '',
  };
  return world.priced('WithdrawalEstimate', draft);
}

function pay({ ledger }: W, { key, value }: Stored<Withdrawal>): void {
  ledger.capture(key, CHAIN, 'withdrawal', sentOf(value));
  ledger.capture(key, FEES, 'fee', value.networkFee);
  ledger.capture(key, FEES, 'fee', value.providerFee);
}

/** Withdrawals of crypto-assets, and estimates of their fees. */
export const withdrawal = behavior<Shared>({
  seeded: {
    Withdrawal: (object, world) => {
      const { key, value } = object;
      if (IS_OVER.has(value.status)) return;
      const owner = ownerOf(value.userId);
      world.ledger.move(EXAMPLES, owner, value.total, { type: 'adjustment', relatedId: key });
      world.ledger.hold(owner, value.total, key);
      if (value.status === 'completed') pay(world, object);
    },
  },
  check: {
    createWithdrawal: (call, world) => {
      const { amount, estimateId, feeMode = 'on_top' } = call.body;
      const offer = estimateOf(world, estimateId);
      if (offer && isOfAnother(offer, amount, feeMode)) {
        const other = 'The estimate is for another amount, asset or fee mode.';
        call.refuse('validation_failed', other, '/estimateId');
      }
      checkSize(call, feesOf(world, amount, estimateId), world);
      checkDestination(call);
    },
  },
  before: {
    estimateWithdrawal: (call, world) => {
      const { body, refuse } = call;
      checkSize(
        { body: { ...body, destination: { addressId: '' } }, refuse },
        feesOf(world, body.amount),
        world,
      );
      checkAddress(
        (_code, ...rest) => refuse('address_invalid', ...rest),
        body.chain,
        body.address,
        '/address',
      );
      return { expiresAt: world.timestamp(world.now + world.figure('estimateValidity')) };
    },
    createWithdrawal: (call, world) => {
      const { body, steered, refuse } = call;
      const { amount, userId, feeMode = 'on_top' } = body;
      const fees = feesOf(world, amount, body.estimateId);
      const total = feeMode === 'on_top' ? plus(amount, fees.networkFee, fees.providerFee) : amount;
      checkEntry(call, world);
      const user = userOf(world, userId);
      if (user && !isOpenTo(user, 'crypto_withdrawal')) refuse('user_not_eligible');
      if (!world.ledger.covers(ownerOf(userId), total)) refuse('insufficient_balance');
      const most = assetOf(amount.asset)?.withdrawalMax;
      const isTooMuch = most !== undefined && isMore(amount, { ...amount, amount: most });
      if (isTooMuch || !fitsLimits(world, { product: 'crypto_withdrawal', amount, user })) {
        refuse('limit_exceeded');
      }
      const offer = estimateOf(world, body.estimateId);
      if (offer && steered.some(({ error }) => error === 'network_fee_changed')) {
        world.change(offer, { expiresAt: world.timestamp() });
        refuse('network_fee_changed');
      }
      return {
        status: userId === undefined ? 'screening' : 'pending_confirmation',
        feeMode,
        destination: returned(body.destination),
        networkFee: fees.networkFee,
        attemptsLeft: world.figure('confirmationAttempts'),
      };
    },
    confirmWithdrawal: (call, world) =>
      checkCode(call, world, 'confirmation_code_invalid', 'failed'),
    setWithdrawalBeneficiary: ({ body, refuse, target }) => {
      checkBeneficiary(refuse, body, '');
      const destination = target?.value.destination;
      return destination && 'address' in destination
        ? { destination: { ...destination, beneficiary: body } }
        : undefined;
    },
  },
  after: {
    estimateWithdrawal: (estimate, { body: { amount, feeMode = 'on_top' } }) => {
      asked.set(estimate, { amount, feeMode });
    },
    createWithdrawal: ({ key, value }, _call, world) => {
      world.ledger.hold(ownerOf(value.userId), value.total, key);
      const user = userOf(world, value.userId);
      countAgainstLimits(world, key, { product: 'crypto_withdrawal', amount: value.amount, user });
    },
  },
  moved: {
    Withdrawal: (object, { to }, world) => {
      const { key, value } = object;
      if (to === 'broadcasting')
        world.change(object, { txHash: transactionHashFor(value.chain, key) });
      if (to === 'completed') pay(world, object);
      if (!IS_OVER.has(to)) return;
      world.ledger.release(key);
      uncountFromLimits(world, key);
    },
  },
  next: {
    Withdrawal: ({ value: { status, chain } }, world) =>
      status === 'confirming'
        ? { to: 'completed', at: world.now + timeToFinality(world, chain) }
        : undefined,
  },
});
