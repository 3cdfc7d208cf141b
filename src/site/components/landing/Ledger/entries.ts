/**
 * An illustrative day: money in, card payment, payment out. Each event has the time of day in UTC
 * and the change of the available balance in EUR, if there is one.
 */
export const ledgerEntries = [
  { time: '09:12:31', event: 'user.activated', amount: undefined },
  { time: '09:12:40', event: 'card.created', amount: undefined },
  { time: '10:40:17', event: 'sepa.deposit.received', amount: 500 },
  { time: '11:05:52', event: 'card.transaction.authorized', amount: -24.9 },
  { time: '16:20:03', event: 'exchange.settled', amount: 180.25 },
  { time: '18:31:09', event: 'sepa.transfer.submitted', amount: -120 },
] as const;

/** Sum of the changes in EUR, calculated in cents. */
export const closingBalance = (
  entries: readonly { readonly amount?: number | undefined }[],
): number => entries.reduce((cents, { amount = 0 }) => cents + Math.round(amount * 100), 0) / 100;

const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** `500` → `+500.00`, `-24.9` → `−24.90` (U+2212, as wide as the plus). */
export const formatChange = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${figures.format(Math.abs(amount))}`;
