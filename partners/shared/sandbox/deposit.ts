import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { isMore, minus } from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import {
  addressError,
  addressFor,
  canonicalAddress,
  hasLogIndex,
  transactionHashFor,
} from './addresses';
import { ASSETS, assetOf, checkAmount, checkAsset, isBelow, timeToFinality } from './assets';
import { countAgainstLimits, fitsLimits, uncountFromLimits } from './limits';
import { CHAIN, EXAMPLES, FEES, isClosed, ownerOf, userOf } from './parties';
import type { Shared } from './types';
import { NETWORK_FEE } from './withdrawal';

type Deposit = Shared['schemas']['Deposit'];
type Address = Shared['schemas']['DepositAddress'];
type W = World<Shared>;

/** States in which a deposit can still be credited. */
const IS_OPEN: ReadonlySet<string> = new Set([
  'detected',
  'confirming',
  'screening',
  'awaiting_originator',
  'on_hold',
]);

/** Deposits that exceeded a limit on arrival. Transactions on a chain cannot be refused. */
const aboveLimits = new WeakSet<Stored<Deposit>>();

const addressesOf = (world: W, userId: string | undefined, chain: string) =>
  world
    .where('DepositAddress', 'chain', chain)
    .filter(({ value }: Stored<Address>) => value.userId === userId);

/** Whether a deposit is below the minimum of its asset. */
const isTooSmall = ({ amount }: Deposit): boolean =>
  isBelow(amount, assetOf(amount.asset)?.depositMin ?? '0');

/** Returns the amount that the balance gets. */
const netOf = ({ amount, fees }: Deposit) => minus(amount, ...fees.map((fee) => fee.amount));

/** A deposit to a balance below zero may not lift it above zero, but more arrives than the fee. */
const FROM_AMOUNT = 'A fee that is deducted from an amount never uses all of it';

/** Books the whole amount, and each fee separately. */
function credit({ ledger }: W, { key, value }: Stored<Deposit>): void {
  const owner = ownerOf(value.userId);
  ledger.move(CHAIN, owner, value.amount, { type: 'deposit', relatedId: key });
  for (const { amount } of value.fees) {
    const owed = ledger.covers(owner, amount) ? {} : { overdraft: FROM_AMOUNT };
    ledger.move(owner, FEES, amount, { type: 'fee', relatedId: key, ...owed });
  }
}

/** Returns the network fees of a deposit that is sent back. */
function wayBack(world: W, value: Deposit): Deposit['fees'] {
  const amount = { ...value.amount, amount: NETWORK_FEE };
  const fees = [{ feeId: 'crypto-withdrawal-network', type: 'network', amount }] as const;
  return world.priced('Deposit', { ...value, status: 'returned', fees: [...fees] }).fees;
}

/** Whether the owner has proven control of the wallet that a deposit comes from. */
const comesFromProven = (world: W, { fromAddresses, userId }: Deposit): boolean =>
  fromAddresses.every((address) =>
    world
      .where('WithdrawalAddress', 'address', canonicalAddress(address))
      .some(
        ({ value }) =>
          value.userId === userId && value.ownership === 'proven' && value.status !== 'revoked',
      ),
  );

/** Deposit addresses, and deposits of crypto-assets. */
export const deposit = behavior<Shared>({
  seeded: {
    Deposit: (object, world) => {
      const { key, value } = object;
      const owner = ownerOf(value.userId);
      if (IS_OPEN.has(value.status)) world.ledger.announce(owner, netOf(value), key);
      if (value.status !== 'credited') return;
      credit(world, object);
      world.ledger.move(owner, EXAMPLES, netOf(value), { type: 'adjustment', relatedId: key });
    },
  },
  before: {
    createDepositAddress: ({ body, refuse }, world) => {
      const { chain, userId } = body;
      checkAsset(refuse, body.asset, chain, '/asset');
      const most = world.figure('depositAddresses');
      if (addressesOf(world, userId, chain).length >= most) {
        refuse('address_limit_reached', `The owner has ${most} addresses on this chain.`);
      }
      const credited = ASSETS.filter((asset) => asset.chain === chain && asset.enabled);
      const assets = credited.map(({ asset }) => asset);
      return { address: addressFor(chain, world.newId('adr')), assets, memo: null };
    },
    simulateDeposit: ({ body, refuse }, world) => {
      const address = canonicalAddress(body.address);
      const [target] = world.where('DepositAddress', 'address', address);
      if (!target) return refuse('deposit_address_unknown');
      const { chain, userId } = target.value;
      if (addressError(chain, body.address)) refuse('deposit_address_unknown');
      const asset = assetOf(body.amount.asset);
      if (!asset?.enabled || asset.chain !== chain) {
        return refuse('asset_not_supported_on_chain', undefined, '/amount/asset');
      }
      checkAmount(world, refuse, body.amount);
      const seed = world.newId('evt');
      return {
        addressId: target.value.id,
        userId: userId ?? null,
        chain,
        txHash: transactionHashFor(chain, seed),
        logIndex: hasLogIndex(chain) ? Math.floor(world.random() * 200) : null,
        confirmations: 0,
        requiredConfirmations: asset.confirmations,
        fromAddresses: [canonicalAddress(body.fromAddress ?? addressFor(chain, seed))],
        originator: null,
      };
    },
    setDepositOriginator: ({ body: { type, address, walletType, vasp }, refuse }) => {
      const missing = [
        ...(type === 'third_party' && !address ? ['/address'] : []),
        ...(walletType === 'hosted' && !vasp ? ['/vasp'] : []),
      ];
      const needed = 'A third party has a postal address, and a hosted wallet a provider.';
      if (missing.length > 0) refuse('originator_incomplete', needed, ...missing);
      return undefined;
    },
  },
  after: {
    simulateDeposit: (object, _call, world) => {
      const { key, value } = object;
      const { userId, amount } = value;
      if (isTooSmall(value)) {
        world.move(object, 'rejected');
        return;
      }
      world.ledger.announce(ownerOf(userId), netOf(value), key);
      const use = { product: 'crypto_deposit', amount, user: userOf(world, userId) } as const;
      if (!fitsLimits(world, use)) aboveLimits.add(object);
      countAgainstLimits(world, key, use);
    },
  },
  moved: {
    Deposit: (object, { from, to }, world) => {
      const { key, value } = object;
      if (IS_OPEN.has(from) && !IS_OPEN.has(to) && !isTooSmall(value)) {
        const announced = world.priced('Deposit', { ...value, status: 'detected' });
        world.ledger.withdrawAnnouncement(ownerOf(value.userId), netOf(announced), key);
        if (to !== 'credited') uncountFromLimits(world, key);
      }
      if (to === 'confirming') {
        world.change(object, { confirmations: 1 });
        world.schedule('confirmDeposit', key, world.now + blockTime(world, value));
      }
      if (to === 'screening') world.change(object, { confirmations: value.requiredConfirmations });
      if (to === 'awaiting_originator') {
        const due = world.now + world.delay('Deposit', 'awaiting_originator', 'expired');
        world.change(object, { originatorDueAt: world.timestamp(due) });
      }
      if (to === 'credited') credit(world, object);
      if (to === 'returned') {
        world.change(object, {
          returnAddress: value.fromAddresses[0] ?? null,
          fees: wayBack(world, value),
        });
      }
    },
  },
  next: {
    Deposit: (object, world) => {
      const { status, userId, chain } = object.value;
      if (status === 'confirming' && world.steeredTo(object)?.state !== 'orphaned') {
        return { to: 'screening', at: world.now + timeToFinality(world, chain) };
      }
      if (status === 'rejected') {
        const { amount } = object.value;
        const isLeft = wayBack(world, object.value).every((fee) => isMore(amount, fee.amount));
        return isLeft && !isTooSmall(object.value) ? undefined : 'nothing';
      }
      if (status !== 'screening') return undefined;
      const at = world.now + world.delay('Deposit', 'screening', 'credited');
      if (isClosed(world, userId)) return { to: 'rejected', at };
      const goal = world.steeredTo(object)?.state;
      const isAsked = goal === 'awaiting_originator';
      const passes = goal === undefined || (isAsked && comesFromProven(world, object.value));
      if (!passes) return undefined;
      return { to: aboveLimits.has(object) ? 'on_hold' : 'credited', at };
    },
  },
  jobs: {
    /** Adds a confirmation while the deposit waits for more. */
    confirmDeposit: (id, world) => {
      const object = world.get('Deposit', id);
      if (object?.value.status !== 'confirming') return;
      const { confirmations, requiredConfirmations } = object.value;
      if (confirmations + 1 >= requiredConfirmations) return;
      world.change(object, { confirmations: confirmations + 1 });
      world.schedule('confirmDeposit', id, world.now + blockTime(world, object.value));
    },
  },
  answer: {
    listAssets: ({ query }) => ({
      data: ASSETS.filter(({ chain }) => query.chain === undefined || chain === query.chain),
    }),
  },
});

const blockTime = (world: W, { chain, requiredConfirmations }: Deposit): number =>
  timeToFinality(world, chain) / requiredConfirmations;
