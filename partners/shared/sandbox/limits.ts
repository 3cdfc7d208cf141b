import { oncePer } from '../../../src/reference/contract/once-per';
import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { isMore, minus, plus, zeroOf, type Amount } from '../../../src/reference/mock/money';
import { endOf, periodOf } from './calendar';
import { inEuros } from './rates';
import { PARTNER } from './parties';
import type { Shared } from './types';

type User = Shared['schemas']['User'];
type Limit = Shared['schemas']['UserLimit'];
export type Product = Limit['product'];
type Period = Limit['period'];
type CalendarPeriod = Exclude<Period, 'transaction'>;
type Maxima = Readonly<Partial<Record<Period, string>>>;

/**
 * Limits of a user in euros. A product that a level does not have is not available at that level.
 */
const USER_LIMITS: Readonly<Record<User['kycLevel'], Readonly<Partial<Record<Product, Maxima>>>>> =
  {
    none: {},
    basic: {
      crypto_deposit: { day: '1000.00', month: '5000.00' },
      exchange: { transaction: '500.00', day: '1000.00', month: '5000.00' },
      order: { transaction: '500.00', day: '1000.00', month: '5000.00' },
      transfer: { transaction: '500.00', day: '1000.00', month: '5000.00' },
    },
    full: {
      card: { transaction: '5000.00', day: '10000.00', month: '50000.00' },
      crypto_deposit: { day: '50000.00', month: '250000.00' },
      crypto_withdrawal: { transaction: '25000.00', day: '50000.00', month: '250000.00' },
      exchange: { transaction: '25000.00', day: '50000.00', month: '250000.00' },
      order: { transaction: '15000.00', day: '30000.00', month: '100000.00' },
      transfer: { transaction: '10000.00', day: '10000.00', month: '100000.00' },
      sepa_transfer: { transaction: '15000.00', day: '30000.00', month: '150000.00' },
    },
  };

/** Limits of the program in euros, for all its users together. */
const PROGRAM_LIMITS: Maxima = { day: '250000.00', month: '5000000.00' };

/** A movement that counts against limits. `user` is missing if your program itself moves money. */
export interface Use {
  readonly product: Product;
  readonly amount: Amount;
  readonly user?: Pick<Stored<User>, 'key' | 'value'> | undefined;
  /** Whether it already counts against the program's limits, for the other user of the object. */
  readonly isCountedForProgram?: boolean;
}

/** The part of a world that limits need. */
interface Clock {
  readonly now: number;
}

type Euros = Shared['schemas']['Money'];

interface Counted {
  readonly amount: Euros;
  readonly accounts: readonly string[];
}

/** Used amounts by account, and by the object that used them. */
class Usage {
  readonly byAccount = new Map<string, Euros>();
  readonly byObject = new Map<string, readonly Counted[]>();
}

const usageIn = oncePer<Clock, Usage>(() => new Usage());

const euros = (amount: string): Euros => ({ amount, currency: 'EUR' });

const accountOf = (owner: string, product: Product, period: CalendarPeriod, ms: number): string =>
  `${owner} ${product} ${periodOf(period, ms)}`;

const usedBy = (world: Clock, owner: string, product: Product, period: CalendarPeriod) =>
  usageIn(world).byAccount.get(accountOf(owner, product, period, world.now)) ?? euros('0.00');

/** Whether a product is available at the verification level of a user. */
export const isOpenTo = ({ value }: Pick<Stored<User>, 'value'>, product: Product): boolean =>
  Object.hasOwn(USER_LIMITS[value.kycLevel], product);

/** Whether an amount is within the limits of its user and of the program. */
export function fitsLimits(world: Clock, { product, amount, user }: Use): boolean {
  const value = inEuros(amount);
  const fits = (owner: string, maxima: Maxima): boolean =>
    (Object.entries(maxima) as [Period, string][]).every(([period, max]) => {
      const used = period === 'transaction' ? euros('0.00') : usedBy(world, owner, product, period);
      return !isMore(plus(used, value), euros(max));
    });
  const ofUser = user && (USER_LIMITS[user.value.kycLevel][product] ?? { transaction: '0.00' });
  return (!user || !ofUser || fits(user.key, ofUser)) && fits(PARTNER, PROGRAM_LIMITS);
}

/**
 * Counts an amount against the limits, as soon as its object is accepted.
 *
 * @param at a time on the day that it counts for
 */
export function countAgainstLimits(
  world: Clock,
  objectId: string,
  use: Use,
  at: number = world.now,
): void {
  const { byAccount, byObject } = usageIn(world);
  const amount = inEuros(use.amount);
  const owners = [
    ...(use.isCountedForProgram === true ? [] : [PARTNER]),
    ...(use.user ? [use.user.key] : []),
  ];
  const accounts = owners.flatMap((owner) =>
    (['day', 'month'] as const).map((period) => accountOf(owner, use.product, period, at)),
  );
  for (const account of accounts) {
    byAccount.set(account, plus(byAccount.get(account) ?? zeroOf(amount), amount));
  }
  byObject.set(objectId, [...(byObject.get(objectId) ?? []), { amount, accounts }]);
}

/** Removes the amounts of a failed object from the limits. */
export function uncountFromLimits(world: Clock, objectId: string): void {
  const { byAccount, byObject } = usageIn(world);
  for (const { amount, accounts } of byObject.get(objectId) ?? []) {
    for (const account of accounts) {
      const used = byAccount.get(account);
      if (used) byAccount.set(account, minus(used, amount));
    }
  }
  byObject.delete(objectId);
}

/** Returns a limit of a period, with its used and remaining amounts. */
function limitOf(
  world: Clock,
  owner: string,
  product: Product,
  period: CalendarPeriod,
  most: string,
) {
  const [max, used] = [euros(most), usedBy(world, owner, product, period)];
  const remaining = isMore(used, max) ? zeroOf(max) : minus(max, used);
  const resetsAt = new Date(endOf(period, world.now)).toISOString();
  return { product, max, used, remaining, resetsAt } as const;
}

/**
 * Limits of users and of the program.
 *
 * @param products products of the program
 */
export const limits = (products: readonly Product[]) =>
  behavior<Shared>({
    answer: {
      getUserLimits: ({ path }, world) => {
        const kycLevel = world.get('User', path.userId)?.value.kycLevel ?? 'none';
        const list = products.flatMap((product): Limit[] =>
          (Object.entries(USER_LIMITS[kycLevel][product] ?? {}) as [Period, string][]).map(
            ([period, max]) =>
              period === 'transaction'
                ? { product, period, max: euros(max) }
                : { ...limitOf(world, path.userId, product, period, max), period },
          ),
        );
        return { kycLevel, limits: list };
      },
      listPartnerLimits: (_call, world) => ({
        data: products.flatMap((product) =>
          (['day', 'month'] as const).map((period) => ({
            ...limitOf(world, PARTNER, product, period, PROGRAM_LIMITS[period] ?? '0.00'),
            period,
          })),
        ),
      }),
    },
  });
