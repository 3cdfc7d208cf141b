import { decimal, formatDecimal, parseDecimal, round } from './decimal';
import type { Unit } from './schedule';

/** A typed amount with the decimals of its unit, or one sentence that says how to write it. */
export type ReadAmount = { readonly amount: string } | { readonly fault: string };

/** Maximum number of digits before the full stop. */
const MOST_DIGITS = 15;

/** Reads an amount as people type it. It does not guess: `1,000` could mean two amounts. */
export function readAmount(text: string, { label, scale }: Unit): ReadAmount {
  const typed = text.trim();
  const example = formatDecimal(round(decimal('125.5'), scale, 'half_up'));
  if (typed === '') return { fault: `Enter an amount, such as ${example}.` };
  if (/^[\d.]*,[\d.,]*$/.test(typed)) {
    return { fault: `Write no comma: decimals follow a full stop, as in ${example}.` };
  }
  const value = parseDecimal(typed);
  if (!value) return { fault: `Write digits and at most one full stop, as in ${example}.` };
  if (typed.startsWith('-')) return { fault: 'Enter zero or more; amounts are never negative.' };
  if (value.scale > scale) {
    const decimals = scale === 0 ? 'no decimals' : `at most ${scale} decimals`;
    return { fault: `${label} has ${decimals}; ${typed} has ${value.scale}.` };
  }
  const amount = formatDecimal(round(value, scale, 'half_up'));
  return (amount.split('.')[0] ?? '').length > MOST_DIGITS
    ? { fault: `Enter at most ${MOST_DIGITS} digits before the full stop.` }
    : { amount };
}
