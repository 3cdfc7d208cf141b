import { behavior } from '../../../src/reference/mock/behavior';
import { isCurrency } from '../../../src/reference/mock/contract/units';
import { unitOf } from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { OPENING } from './opening';
import { PARTNER } from './parties';
import type { Shared } from './types';

/** Returns all balances of an owner: currencies first, each group in alphabetical order. */
function balancesOf(owner: string, { ledger, timestamp }: World<Shared>) {
  const units = [...ledger.units(owner)].sort();
  return [...units.filter(isCurrency), ...units.filter((unit) => !isCurrency(unit))].map(
    (unit) => ({ ...ledger.balance(owner, unit), asOf: timestamp() }),
  );
}

/** Returns one page of the bookings of an owner. */
const bookingsOf = (
  owner: string,
  call: { readonly operation: string; readonly path: object; readonly query: object },
  { ledger, page, timestamp }: World<Shared>,
): Shared['schemas']['LedgerTransactionList'] =>
  page(ledger.bookings(owner).toReversed(), call, ({ id, at, type, ...booking }) => ({
    id: `txn_${id}`,
    ...booking,
    type: type as Shared['schemas']['LedgerTransactionType'],
    createdAt: timestamp(at),
  }));

/** Balances and bookings of users and of your program, from the ledger. */
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
    listUserTransactions: (call, world) => bookingsOf(call.path.userId, call, world),
    listPartnerBalances: ({ query: { unit }, refuse }, world) => {
      const balances = balancesOf(PARTNER, world);
      if (unit === undefined) return { data: balances };
      const [balance] = balances.filter(({ available }) => unitOf(available) === unit);
      return { data: [balance ?? refuse('balance_not_found', `You have no balance in ${unit}.`)] };
    },
    listPartnerTransactions: (call, world) => bookingsOf(PARTNER, call, world),
  },
});
