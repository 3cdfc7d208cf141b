import type { Amount } from '.';

/** The reason for an entry, as statements show it. */
export interface Cause {
  /** Kind of booking, as the contract names it. */
  readonly type: string;
  /** Object that the booking belongs to. */
  readonly relatedId: string;
  /** The sentence that tells partners why this booking may take `available` below zero. */
  readonly overdraft?: string;
}

/** An entry as the owner of a balance sees it. */
export interface Booking extends Omit<Cause, 'overdraft'> {
  readonly id: string;
  readonly at: number;
  readonly direction: 'credit' | 'debit';
  /** Never negative. */
  readonly amount: Amount;
  /** Sum of `available` and `reserved` after it. */
  readonly balanceAfter: Amount;
}
