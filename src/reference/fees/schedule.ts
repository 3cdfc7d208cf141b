import type { Rounding } from './decimal';

/** A fee schedule: `partners/<set>/fees.yaml`. */
export interface FeeSchedule {
  /** `true` while the figures are placeholders; pages then say so. */
  readonly illustrative: boolean;
  readonly fees: readonly Fee[];
}

/** Currency (ISO 4217) or asset (CAIP-19) of a figure. */
export interface Unit {
  readonly code: string;
  /** Shown to readers: `EUR`, `USDC`. */
  readonly label: string;
  /** Decimals of an amount in this unit. */
  readonly scale: number;
}

/**
 * Whether a fee comes on top of the amount, is taken from it, is part of it already, or is no
 * concern of it.
 */
export type Collected = 'on_top' | 'from_amount' | 'included' | 'apart';

interface FeeCommon {
  /** Identifier in `fees[].feeId` of the API. */
  readonly id: string;
  readonly title: string;
  /** Topic of the page whose operations are charged. */
  readonly product: string;
  /** When it is charged, in Markdown. */
  readonly charged: string;
  readonly payer: 'partner' | 'user';
  /** Undefined if the call decides. */
  readonly collected: Collected | undefined;
  /** Identifier of the fee that this one is charged together with. */
  readonly alongWith: string | undefined;
  readonly unit: Unit;
  readonly taxIncluded: boolean;
  readonly rounding: Rounding;
  /** First day it applies, ISO 8601. */
  readonly effectiveFrom: string;
  /** Last day it applies, ISO 8601. */
  readonly effectiveTo: string | undefined;
  /** Worked examples, verified by the tests. */
  readonly examples: readonly WorkedExample[];
}

export interface WorkedExample {
  readonly amount: string;
  readonly fee: string;
}

interface Bounds {
  /** Smallest and largest fee, decimal strings in `unit`. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

export interface FixedFee extends FeeCommon {
  readonly basis: 'fixed';
  /** Decimal string in `unit`. */
  readonly fixed: string;
}

export interface PercentFee extends FeeCommon, Bounds {
  readonly basis: 'percent';
  /** 1 basis point is 0.01 percent. */
  readonly rateBps: number;
}

export interface Tier {
  /** Decimal strings in `unit`; the last tier has no `to`. */
  readonly from: string;
  readonly to: string | undefined;
  readonly rateBps: number;
}

/** Each part of the amount is charged at the rate of the tier it falls in. */
export interface TieredFee extends FeeCommon, Bounds {
  readonly basis: 'tiered';
  readonly tiers: readonly Tier[];
}

/** The cost of a third party, passed on unchanged. */
export interface PassThroughFee extends FeeCommon {
  readonly basis: 'pass_through';
}

export type Fee = FixedFee | PercentFee | TieredFee | PassThroughFee;

interface Scaled {
  readonly unit: Pick<Unit, 'code' | 'scale'>;
  readonly rounding: Rounding;
}

/** The properties of a fee that determine its amount. */
export type FeeRule =
  | (Scaled & Pick<FixedFee, 'basis' | 'fixed'>)
  | (Scaled & Pick<PercentFee, 'basis' | 'rateBps'> & Partial<Bounds>)
  | (Scaled & Pick<TieredFee, 'basis' | 'tiers'> & Partial<Bounds>)
  | (Scaled & Pick<PassThroughFee, 'basis'>);
