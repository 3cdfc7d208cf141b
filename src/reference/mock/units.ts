const CURRENCY = /^[A-Z]{3}$/;

/** Whether a unit is a currency (ISO 4217) and not an asset (CAIP-19). */
export const isCurrency = (unit: string): boolean => CURRENCY.test(unit);

/**
 * Decimals of a unit: ISO 4217 defines those of currencies, the contract those of assets.
 *
 * @param scales decimals of the assets that the contract describes
 */
export function scaleOf(scales: Readonly<Record<string, number>>, unit: string): number {
  if (!isCurrency(unit)) return scales[unit] ?? 0;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: unit });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
