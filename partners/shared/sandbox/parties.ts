import type { Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { Shared } from './types';

/**
 * Owner of your program's balances in the ledger. The owner of a user's balances is the user's id.
 */
export const PARTNER = 'partner';

/** The user of the examples. */
export const EXAMPLE_USER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';

type User = Shared['schemas']['User'];

/** Returns the owner of a balance in the ledger: the user, or your program without one. */
export const ownerOf = (userId: string | undefined): string => userId ?? PARTNER;

export const userOf = (
  world: World<Shared>,
  userId: string | undefined,
): Stored<User> | undefined => (userId === undefined ? undefined : world.get('User', userId));

/** Whether the owner of a balance is a closed user, who receives no more credits. */
export const isClosed = (world: World<Shared>, userId: string | undefined): boolean =>
  userOf(world, userId)?.value.status === 'closed';

/**
 * Returns the owner of later credits and debits of a payment: your program if the user is closed.
 */
export const heirOf = (world: World<Shared>, userId: string | undefined): string =>
  isClosed(world, userId) ? PARTNER : ownerOf(userId);

/** Counterparties in the ledger, for money that leaves or enters the balances of the program. */
export const FEES = 'outside:fees';
export const MARKET = 'outside:market';
export const CHAIN = 'outside:chain';
export const SEPA = 'outside:sepa';
export const CARD_NETWORK = 'outside:card';
/** Counterparty for the money of the contract's examples. */
export const EXAMPLES = 'outside:examples';
