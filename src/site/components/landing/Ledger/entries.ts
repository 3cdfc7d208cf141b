/** Returns the sum of the changes in EUR, calculated in cents. */
export const closingBalance = (
  entries: readonly { readonly amount?: number | undefined }[],
): number => entries.reduce((cents, { amount = 0 }) => cents + Math.round(amount * 100), 0) / 100;

const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Formats a change: `500` → `+500.00`, `-24.9` → `−24.90` (U+2212, as wide as the plus). */
export const formatChange = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${figures.format(Math.abs(amount))}`;
