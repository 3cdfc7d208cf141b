import { behavior } from '../../../src/reference/mock/behavior';
import { isCurrency } from '../../../src/reference/mock/units';
import type { World } from '../../../src/reference/mock/world';
import { OPENING } from './opening';
import { PARTNER } from './owners';
import type { Shared } from './types';

/** Every balance of an owner: currencies first, each group in alphabetical order. */
function balancesOf(owner: string, { ledger, timestamp }: World<Shared>) {
  const units = [...ledger.units(owner)].sort();
  return [...units.filter(isCurrency), ...units.filter((unit) => !isCurrency(unit))].map(
    (unit) => ({ ...ledger.balance(owner, unit), asOf: timestamp() }),
  );
}

/** The bookings of an owner, newest first. */
const bookingsOf = (owner: string, { ledger, timestamp }: World<Shared>) =>
  ledger
    .bookings(owner)
    .map(({ at, type, ...booking }) => ({
      ...booking,
      type: type as Shared['schemas']['LedgerTransactionType'],
      createdAt: timestamp(at),
    }))
    .reverse();

/** Balances and bookings of users and of your program: the ledger, as the API shows it. */
export const accounts = behavior<Shared>({
  start: ({ ledger, newId }) => {
    for (const { owner, amounts } of OPENING) {
      for (const amount of amounts) {
        ledger.move('outside:opening', owner, amount, {
          type: 'adjustment',
          relatedId: newId('adj'),
        });
      }
    }
  },
  answer: {
    getUserBalances: ({ path }, world) => ({ data: balancesOf(path.userId, world) }),
    listUserTransactions: (call, world) => world.page(bookingsOf(call.path.userId, world), call),
    listPartnerBalances: (_call, world) => ({ data: balancesOf(PARTNER, world) }),
    listPartnerTransactions: (call, world) => world.page(bookingsOf(PARTNER, world), call),
  },
});
