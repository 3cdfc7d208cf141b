import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import type { Refuse } from '../../../src/reference/mock/problems';
import type { World } from '../../../src/reference/mock/world';
import { addressError, canonicalAddress } from './addresses';
import { needsMemo } from './checks';
import type { Shared } from './types';

type Entry = Shared['schemas']['WithdrawalAddress'];
type Beneficiary = Shared['schemas']['Beneficiary'];
type Proof = Shared['schemas']['OwnershipProof'];
type VerifyCall = OpenCall<Shared['operations']['verifyWithdrawalAddress']>;

const sameAddress = (a: string, b: string): boolean => canonicalAddress(a) === canonicalAddress(b);

/** Refuses an address that is not valid on its chain, or has a wrong checksum. */
export function checkAddress(refuse: Refuse, chain: string, address: string, place: string): void {
  const error = addressError(chain, address);
  if (error !== undefined) refuse(error, undefined, place);
}

/** Refuses an address that an asset cannot be sent to, such as one without a required memo. */
export function checkReceiver(
  refuse: Refuse,
  chain: string,
  { address, memo }: { readonly address: string; readonly memo?: string },
  place: string,
): void {
  checkAddress(refuse, chain, address, `${place}/address`);
  if (memo === undefined && needsMemo(address)) refuse('memo_required', undefined, `${place}/memo`);
}

/** Refuses a hosted wallet without its provider. */
export function checkBeneficiary(refuse: Refuse, beneficiary: Beneficiary, place: string): void {
  if (beneficiary.walletType === 'hosted' && !beneficiary.vasp) {
    const needed = 'The provider of a hosted wallet is required.';
    refuse('validation_failed', needed, [`${place}/vasp`, 'required']);
  }
}

/** Whether control of a wallet must be proven before a large amount is sent to it. */
export const needsProof = ({ type, walletType }: Beneficiary): boolean =>
  type === 'self' && walletType === 'self_hosted';

/** Whether a deposit was paid from the address to a deposit address of its owner. */
function isSatoshiTest(
  world: World<Shared>,
  { address, userId }: Entry,
  depositId: string,
): boolean {
  const deposit = world.get('Deposit', depositId)?.value;
  return (
    deposit?.status === 'credited' &&
    deposit.userId === userId &&
    deposit.fromAddresses.some((from) => sameAddress(from, address))
  );
}

/**
 * Checks a proof. The sandbox verifies no signature, only that the message contains the address.
 */
function checkProof(
  { refuse }: VerifyCall,
  { method, message, signature, depositId }: Proof,
  entry: Stored<Entry>,
  world: World<Shared>,
): void {
  if (method === 'signed_message') {
    if (message === undefined) {
      refuse('validation_failed', 'The message is missing.', ['/message', 'required']);
    }
    if (signature === undefined) {
      refuse('validation_failed', 'The signature is missing.', ['/signature', 'required']);
    }
    const holdsAddress = message?.toLowerCase().includes(entry.value.address.toLowerCase());
    if (holdsAddress !== true || message?.endsWith('\n') === true) {
      refuse(
        'ownership_proof_invalid',
        'The message does not contain the address, or ends with a line break.',
        '/message',
      );
    }
    return;
  }
  if (depositId === undefined) {
    return refuse('validation_failed', 'The deposit is missing.', ['/depositId', 'required']);
  }
  if (!isSatoshiTest(world, entry.value, depositId)) {
    refuse('ownership_proof_invalid', 'No such deposit came from the address.', '/depositId');
  }
}

/** The address book. */
export const withdrawalAddress = behavior<Shared>({
  seeded: {
    /**
     * An example that can be used is old enough to have passed its cooling-off period. The memo
     * distinguishes it from the entry that a guide adds for the same address.
     */
    WithdrawalAddress: (entry, world) => {
      if (entry.value.status === 'pending') return;
      const createdAt = world.now - world.delay('WithdrawalAddress', 'pending', 'active');
      world.change(entry, {
        createdAt: world.timestamp(createdAt),
        usableFrom: world.timestamp(),
        memo: 'example',
      });
    },
  },
  before: {
    createWithdrawalAddress: ({ body, refuse }, world) => {
      checkReceiver(refuse, body.chain, body, '');
      checkBeneficiary(refuse, body.beneficiary, '/beneficiary');
      const coolingOff = world.delay('WithdrawalAddress', 'pending', 'active');
      return {
        address: canonicalAddress(body.address),
        ownership: needsProof(body.beneficiary) ? 'required' : 'not_needed',
        usableFrom: world.timestamp(world.now + coolingOff),
      };
    },
    verifyWithdrawalAddress: (call, world) => {
      if (call.target) checkProof(call, call.body, call.target, world);
      return { ownership: 'proven' };
    },
  },
  moved: {
    User: ({ key }, { to }, world) => {
      if (to !== 'closed') return;
      const entries = world.where('WithdrawalAddress', 'userId', key);
      for (const entry of entries) {
        if (entry.value.status !== 'revoked') world.move(entry, 'revoked');
      }
    },
  },
  next: {
    WithdrawalAddress: ({ value }) =>
      value.status === 'pending' ? { to: 'active', at: Date.parse(value.usableFrom) } : undefined,
  },
  answer: {
    /** Returns the existing entry for an address that was added before. */
    createWithdrawalAddress: ({ body }, world) =>
      world
        .where('WithdrawalAddress', 'address', canonicalAddress(body.address))
        .find(
          ({ value }) =>
            value.status !== 'revoked' &&
            value.chain === body.chain &&
            value.userId === body.userId &&
            value.memo === body.memo,
        )?.value,
  },
});
