import { add, compare, formatDecimal, round, type Decimal } from '../../fees/decimal';
import { Holds, Overdraft } from './holds';
import { decimalOf, unitOf, type Amount } from '.';
import type { Booking, Cause } from './booking';
import { isCurrency } from '../contract/units';

export type { Booking, Cause } from './booking';

/** A part of a balance. `pending` money is on its way in, and can still fail to arrive. */
export type Part = 'available' | 'reserved' | 'pending';

/** One side of an entry. The sides of an entry add up to zero. */
interface Line {
  /** Id of the owner, such as a user's, or the name of a counterparty: `outside:sepa`. */
  readonly owner: string;
  readonly part: Part;
  /** Signed. */
  readonly amount: Decimal;
}

export type Balance = Readonly<Record<Part, Amount>>;

const ZERO: Decimal = { digits: 0n, scale: 0 };
const COUNTERPARTY = 'outside:';

const negative = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

/**
 * Double-entry ledger: owners and counterparties have an account per unit and part. Only entries
 * change balances. No part of a balance falls below zero, except `available` in examples and by a
 * booking whose cause says why (`overdraft`).
 */
export class Ledger {
  private readonly accounts = new Map<string, Decimal>();
  private readonly unitsByOwner = new Map<string, Set<string>>();
  private readonly bookingsByOwner = new Map<string, Booking[]>();
  private readonly holds = new Holds((unit, value) => this.amount(unit, value));
  private isExample = false;

  /**
   * @param scaleOf returns the decimals of a unit
   * @param now returns the milliseconds since 1970
   * @param newId returns the id of a new booking
   * @param onSpend called when `available` of an owner has fallen, with the balance before
   */
  constructor(
    private readonly scaleOf: (unit: string) => number,
    private readonly now: () => number,
    private readonly newId: () => string,
    private readonly onSpend: (owner: string, before: Amount) => void = () => undefined,
  ) {}

  /** Books the history of an example. Its owner needs no money: balances may fall below zero. */
  bookExample(book: () => void): void {
    this.isExample = true;
    try {
      book();
    } finally {
      this.isExample = false;
    }
  }

  /** Moves money between `available` balances; either side may be a counterparty, `outside:card`. */
  move(from: string, to: string, amount: Amount, cause: Cause): void {
    this.enter(amount, cause, [from, 'available', -1], [to, 'available', 1]);
  }

  /** Reserves money for an object. The amounts of several holds for the same object add up. */
  hold(owner: string, amount: Amount, relatedId: string): void {
    const cause = { type: 'hold', relatedId };
    this.enter(amount, cause, [owner, 'available', -1], [owner, 'reserved', 1]);
    this.holds.change(owner, relatedId, amount, 1);
  }

  /** Releases money reserved for an object; all of it if no amount is given. */
  release(relatedId: string, amount?: Amount): void {
    for (const { owner, held } of this.holds.of(relatedId, amount)) {
      const cause = { type: 'release', relatedId };
      this.holds.change(owner, relatedId, held, -1);
      this.enter(held, cause, [owner, 'reserved', -1], [owner, 'available', 1]);
    }
  }

  /**
   * Pays money reserved for an object to `to`; all of it if no amount is given.
   *
   * @param relatedId object that the booking belongs to, if the money is reserved under another name
   */
  capture(hold: string, to: string, type: string, amount?: Amount, relatedId = hold): void {
    for (const { owner, held } of this.holds.of(hold, amount)) {
      this.holds.change(owner, hold, held, -1);
      this.enter(held, { type, relatedId }, [owner, 'reserved', -1], [to, 'available', 1]);
    }
  }

  /** Announces money that is on its way in. */
  announce(owner: string, amount: Amount, relatedId: string): void {
    const cause = { type: 'announcement', relatedId };
    const from = `${COUNTERPARTY}announced`;
    this.enter(amount, cause, [from, 'available', -1], [owner, 'pending', 1]);
  }

  /** Withdraws an announcement: the money was credited, or will not arrive. */
  withdrawAnnouncement(owner: string, amount: Amount, relatedId: string): void {
    const cause = { type: 'announcement', relatedId };
    const to = `${COUNTERPARTY}announced`;
    this.enter(amount, cause, [owner, 'pending', -1], [to, 'available', 1]);
  }

  /** Returns the money reserved for an object, one amount for each unit. */
  held(relatedId: string): readonly Amount[] {
    return this.holds.of(relatedId).map(({ held }) => held);
  }

  covers(owner: string, amount: Amount): boolean {
    return compare(this.at(owner, unitOf(amount), 'available'), decimalOf(amount)) >= 0;
  }

  balance(owner: string, unit: string): Balance {
    const part = (name: Part) => this.amount(unit, this.at(owner, unit, name));
    return { available: part('available'), reserved: part('reserved'), pending: part('pending') };
  }

  /** Returns all owners that have or had money, including counterparties. */
  owners(): Iterable<string> {
    return this.unitsByOwner.keys();
  }

  /** Returns the units in which an owner has or had money, in the order of their first entry. */
  units(owner: string): readonly string[] {
    return [...(this.unitsByOwner.get(owner) ?? [])];
  }

  /** Returns the bookings of an owner, oldest first. Holds are not bookings. */
  bookings(owner: string): readonly Booking[] {
    return this.bookingsByOwner.get(owner) ?? [];
  }

  /** Returns the sum of all accounts of a unit, including counterparties: always zero. */
  total(unit: string): Decimal {
    return [...this.accounts]
      .filter(([account]) => account.endsWith(` ${unit}`))
      .reduce((sum, [, value]) => add(sum, value), ZERO);
  }

  /** Returns an amount with the decimals of its unit. */
  amount(unit: string, value: Decimal): Amount {
    const amount = formatDecimal(round(value, this.scaleOf(unit), 'half_even'));
    return isCurrency(unit) ? { amount, currency: unit } : { amount, asset: unit };
  }

  private at(owner: string, unit: string, part: Part): Decimal {
    return this.accounts.get(`${owner} ${part} ${unit}`) ?? ZERO;
  }

  /** Stops a booking if an owner has too little money for it. Counterparties may owe any amount. */
  private expect({ owner, part, amount }: Line, unit: string, { overdraft }: Cause): void {
    const mayOwe = this.isExample || (part === 'available' && overdraft !== undefined);
    if (mayOwe || owner.startsWith(COUNTERPARTY) || amount.digits >= 0n) return;
    if (add(this.at(owner, unit, part), amount).digits >= 0n) return;
    const needed = this.amount(unit, negative(amount)).amount;
    throw new Overdraft(`${owner} has less than ${needed} ${unit} ${part}.`);
  }

  private enter(
    amount: Amount,
    cause: Cause,
    ...sides: readonly (readonly [owner: string, part: Part, sign: 1 | -1])[]
  ): void {
    const [unit, value] = [unitOf(amount), decimalOf(amount)];
    if (value.digits < 0n) throw new RangeError(`A negative amount was booked: ${amount.amount}.`);
    if (value.digits === 0n) return;
    const lines = sides.map(([owner, part, sign]) => ({
      owner,
      part,
      amount: sign === 1 ? value : negative(value),
    }));
    for (const line of lines) this.expect(line, unit, cause);
    for (const { owner, part, amount: change } of lines) this.apply(owner, part, unit, change);
    for (const owner of new Set(lines.map((line) => line.owner))) {
      this.addBooking(owner, unit, lines, cause);
    }
    for (const { owner, part, amount: change } of lines) {
      if (part !== 'available' || change.digits > 0n || owner.startsWith(COUNTERPARTY)) continue;
      if (this.isExample) continue;
      this.onSpend(owner, this.amount(unit, add(this.at(owner, unit, part), value)));
    }
  }

  private apply(owner: string, part: Part, unit: string, change: Decimal): void {
    this.accounts.set(`${owner} ${part} ${unit}`, add(this.at(owner, unit, part), change));
    const units = this.unitsByOwner.get(owner) ?? new Set();
    this.unitsByOwner.set(owner, units.add(unit));
  }

  /** Adds a booking if the sum of `available` and `reserved` has changed. */
  private addBooking(owner: string, unit: string, lines: readonly Line[], cause: Cause): void {
    const change = lines
      .filter((line) => line.owner === owner && line.part !== 'pending')
      .reduce((sum, line) => add(sum, line.amount), ZERO);
    if (change.digits === 0n || owner.startsWith(COUNTERPARTY)) return;
    const sum = add(this.at(owner, unit, 'available'), this.at(owner, unit, 'reserved'));
    const isCredit = change.digits > 0n;
    const bookings = this.bookingsByOwner.get(owner) ?? [];
    bookings.push({
      id: this.newId(),
      at: this.now(),
      type: cause.type,
      relatedId: cause.relatedId,
      direction: isCredit ? 'credit' : 'debit',
      amount: this.amount(unit, isCredit ? change : negative(change)),
      balanceAfter: this.amount(unit, sum),
    });
    this.bookingsByOwner.set(owner, bookings);
  }
}
