import type { Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { Shared } from './types';

/** Owner of your program's own balances in the ledger; users own theirs under their id. */
export const PARTNER = 'partner';

/** The user of the examples. */
export const EXAMPLE_USER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';

type User = Shared['schemas']['User'];

/** Owner of a balance in the ledger: a user, or your program when none is named. */
export const ownerOf = (userId: string | undefined): string => userId ?? PARTNER;

export const userOf = (
  world: World<Shared>,
  userId: string | undefined,
): Stored<User> | undefined => (userId === undefined ? undefined : world.get('User', userId));

/** Whether the owner of a balance is a user who was closed: nothing is credited any more. */
export const isClosed = (world: World<Shared>, userId: string | undefined): boolean =>
  userOf(world, userId)?.value.status === 'closed';

/** Who has what earlier payments bring back or still cost: your program, once the user is closed. */
export const heirOf = (world: World<Shared>, userId: string | undefined): string =>
  isClosed(world, userId) ? PARTNER : ownerOf(userId);

/** Counterparties: what leaves the balances of the program goes there, what arrives comes from there. */
export const FEES = 'outside:fees';
export const MARKET = 'outside:market';
export const CHAIN = 'outside:chain';
export const SEPA = 'outside:sepa';
export const CARD_NETWORK = 'outside:card';
/** Pays for what the examples of the contract show. */
export const EXAMPLES = 'outside:examples';
