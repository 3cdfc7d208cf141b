import { ownMember } from '../json';

/** Decimals of the assets that the contract describes, by CAIP-19 id. */
export type Scales = Readonly<Record<string, number>>;

const CURRENCY = /^[A-Z]{3}$/;

/** Whether a unit is a currency (ISO 4217) and not an asset (CAIP-19). */
export const isCurrency = (unit: string): boolean => CURRENCY.test(unit);

/** Decimals of a unit: ISO 4217 defines them for currencies, the contract for assets. */
export function scaleOf(scales: Scales, unit: string, otherwise = 0): number {
  if (!isCurrency(unit)) return ownMember(scales, unit) ?? otherwise;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: unit });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
