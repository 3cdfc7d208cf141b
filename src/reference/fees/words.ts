import { decimal, formatDecimal, trimDecimal } from './decimal';
import type { Collected, Fee, Unit } from './schedule';

const NO_BREAK_SPACE = '\u00a0';

/** `6.00 EUR`, on one line. */
export const money = (amount: string, unit: Unit): string =>
  `${amount}${NO_BREAK_SPACE}${unit.label}`;

/** Like `money`, with the decimals of the unit and as many more as the amount needs. */
export const exactMoney = (amount: string, unit: Unit): string =>
  money(formatDecimal(trimDecimal(decimal(amount), unit.scale)), unit);

/** `0.30%` for 30 basis points. */
export const percent = (bps: number): string =>
  `${formatDecimal({ digits: BigInt(bps), scale: 2 })}%`;

const bounds = ({ min, max, unit }: Fee & { min: string | undefined; max: string | undefined }) =>
  [
    ...(min === undefined ? [] : [`, at least ${money(min, unit)}`]),
    ...(max === undefined ? [] : [`, at most ${money(max, unit)}`]),
  ].join('');

/** The rule of a fee in words. */
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
      return 'At cost; known when it is charged';
  }
}

const COLLECTED: Readonly<Record<Collected, string>> = {
  on_top: ' The fee comes on top of the amount.',
  from_amount: ' The fee is taken from the amount.',
  apart: '',
};

/** Who pays a fee, when, and what it does to the amount. */
export const termsInWords = ({ payer, charged, collected }: Fee): string =>
  `${payer === 'partner' ? 'You pay' : 'The user pays'}. ${charged}` +
  (collected === undefined ? '' : COLLECTED[collected]);

/** When a fee applies: `from 2026-01-01 until 2026-06-30`. */
export const periodInWords = ({ effectiveFrom, effectiveTo }: Fee): string =>
  effectiveTo === undefined
    ? `from ${effectiveFrom}`
    : `from ${effectiveFrom} until ${effectiveTo}`;

/** The same event in another unit or period is another fee of the same title. */
export const isSameEvent = (a: Fee, b: Fee): boolean =>
  a.title === b.title && a.product === b.product;

/** What tells a fee from others of its event: its unit, with its period where two share the unit. */
export const unitInWords = (fee: Fee, event: readonly Fee[]): string =>
  event.filter(({ unit }) => unit.code === fee.unit.code).length > 1
    ? `${fee.unit.label}, ${periodInWords(fee)}`
    : fee.unit.label;

/** Title of a fee, with what tells it from others of the same title. */
export function feeName(fee: Fee, schedule: readonly Fee[]): string {
  const event = schedule.filter((other) => isSameEvent(other, fee));
  return event.length > 1 ? `${fee.title}, ${unitInWords(fee, event)}` : fee.title;
}
