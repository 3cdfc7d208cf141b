import type { Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import { PARTNER } from './owners';
import type { Shared } from './types';

type User = Shared['schemas']['User'];

/** Owner of a balance in the ledger: a user, or your program when none is named. */
export const ownerOf = (userId: string | undefined): string => userId ?? PARTNER;

export const userOf = (
  world: World<Shared>,
  userId: string | undefined,
): Stored<User> | undefined => (userId === undefined ? undefined : world.get('User', userId));

/** Counterparties: what leaves the balances of the program goes there, what arrives comes from there. */
export const FEES = 'outside:fees';
export const MARKET = 'outside:market';
export const CHAIN = 'outside:chain';
export const SEPA = 'outside:sepa';
/** Pays for what the examples of the contract show. */
export const EXAMPLES = 'outside:examples';
