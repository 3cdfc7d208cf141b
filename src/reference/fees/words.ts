import { decimal, formatDecimal, trimDecimal } from './decimal';
import type { Collected, Fee, Unit } from './schedule';

const NO_BREAK_SPACE = '\u00a0';

/** Formats an amount so that it stays on one line: `6.00 EUR`. */
export const money = (amount: string, unit: Unit): string =>
  `${amount}${NO_BREAK_SPACE}${unit.label}`;

/** Like `money`, but with the decimals of the unit, and more if the amount needs them. */
export const exactMoney = (amount: string, unit: Unit): string =>
  money(formatDecimal(trimDecimal(decimal(amount), unit.scale)), unit);

/** Formats basis points: `0.30%` for 30. */
export const percent = (bps: number): string =>
  `${formatDecimal({ digits: BigInt(bps), scale: 2 })}%`;

const bounds = ({ min, max, unit }: Fee & { min: string | undefined; max: string | undefined }) =>
  [
    ...(min === undefined ? [] : [`, at least ${money(min, unit)}`]),
    ...(max === undefined ? [] : [`, at most ${money(max, unit)}`]),
  ].join('');

/** Describes how a fee is calculated. */
export function feeInWords(fee: Fee): string {
  switch (fee.basis) {
    case 'fixed':
      return money(fee.fixed, fee.unit);
    case 'percent':
      return `${percent(fee.rateBps)} of the amount${bounds(fee)}`;
    case 'tiered': {
      const tiers = fee.tiers.map(({ from, to, rateBps }) =>
        to === undefined
          ? `${percent(rateBps)} of the part above ${money(from, fee.unit)}`
          : `${percent(rateBps)} of the part up to ${money(to, fee.unit)}`,
      );
      return tiers.join(', ') + bounds(fee);
    }
    case 'pass_through':
      return 'At cost';
  }
}

const COLLECTED: Readonly<Record<Collected, string>> = {
  on_top: ' The fee comes on top of the amount.',
  from_amount: ' The fee is taken from the amount.',
  included: ' The fee is part of the amount.',
  apart: '',
};

/** Describes who pays a fee, when, and what it does to the amount. */
export const termsInWords = ({ payer, charged, collected }: Fee): string =>
  `${payer === 'partner' ? 'You pay' : 'The user pays'}. ${charged}` +
  (collected === undefined ? '' : COLLECTED[collected]);

/** Describes when a fee applies: `from 2026-01-01 until 2026-06-30`. */
export const periodInWords = ({ effectiveFrom, effectiveTo }: Fee): string =>
  effectiveTo === undefined
    ? `from ${effectiveFrom}`
    : `from ${effectiveFrom} until ${effectiveTo}`;

/** Whether two fees, perhaps in different units or periods, are charged for the same event. */
export const isSameEvent = (a: Fee, b: Fee): boolean =>
  a.title === b.title && a.product === b.product;

/** Describes what sets a fee of an event apart: its unit, with its period if that is shared. */
export const unitInWords = (fee: Fee, event: readonly Fee[]): string =>
  event.filter(({ unit }) => unit.code === fee.unit.code).length > 1
    ? `${fee.unit.label}, ${periodInWords(fee)}`
    : fee.unit.label;

/** Returns the title of a fee, with what distinguishes it from others of the same title. */
export function feeName(fee: Fee, schedule: readonly Fee[]): string {
  const event = schedule.filter((other) => isSameEvent(other, fee));
  return event.length > 1 ? `${fee.title}, ${unitInWords(fee, event)}` : fee.title;
}
