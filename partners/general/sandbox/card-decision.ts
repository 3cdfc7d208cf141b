import type { Stored } from '../../../src/reference/mock/behavior';
import { isZero, plus, zeroOf, type Amount } from '../../../src/reference/mock/money';
import { fitsLimits } from '../../shared/sandbox/limits';
import type { Card, CardTransaction, CardWorld, Money } from './cards';
import { NETWORK_RATE, toBilling, toFunding, totalOf } from './card-funding';
import { exceedsLimits, limitsOf } from './card-limits';
import { lacksPin } from './card-session';
import { nextTry } from './card-tries';
import type { Used } from './card-usage';

type DeclineReason = NonNullable<CardTransaction['declineReason']>;

/** A card transaction that the sandbox does not keep yet. */
export type Payment = Omit<CardTransaction, 'id'>;

/** A payment that a merchant requests. */
export interface Attempt {
  readonly card: Stored<Card>;
  readonly amount: Money;
  readonly channel?: CardTransaction['channel'] | undefined;
  readonly merchant?: CardTransaction['merchant'] | undefined;
  readonly walletProvider?: CardTransaction['walletProvider'] | undefined;
  /** Id of the authorization that your endpoint was asked about. */
  readonly authorizationId?: string | undefined;
  /** Reason of your endpoint's refusal, which takes precedence over all others. */
  readonly partnerReason?: DeclineReason | undefined;
  /** Reason of a refusal by the network or the merchant, or of a simulated one by your endpoint. */
  readonly refusedFor?: DeclineReason | undefined;
}

/** Default merchant of a simulation. */
export const BOOKSTORE = { name: 'EXAMPLE BOOKS', mcc: '5942', city: 'Ljubljana', country: 'SI' };

/** Whether a merchant is a car rental, hotel or cruise line, by category code (ISO 18245). */
const isTravel = ({ mcc }: CardTransaction['merchant']): boolean =>
  (mcc >= '3351' && mcc <= '3999') || ['4411', '7011', '7512'].includes(mcc);

/** Channels that require a physical card. */
const TAKES_PLASTIC: ReadonlySet<CardTransaction['channel']> = new Set(['pos', 'atm']);

/** Whether a card of this type can be used over a channel at all. */
export const canUse = ({ type }: Card, channel: CardTransaction['channel']): boolean =>
  type === 'physical' || !TAKES_PLASTIC.has(channel);

/** Whether a payment fails because its card has no PIN yet. This does not count as a wrong PIN. */
export const asksForMissingPin = (
  world: CardWorld,
  card: Stored<Card>,
  { channel }: Payment,
): boolean => TAKES_PLASTIC.has(channel) && lacksPin(world, card);

/** Returns when the hold of a payment expires. */
export const holdEnd = (world: CardWorld, { createdAt, merchant }: Payment): number =>
  Date.parse(createdAt) + world.figure(isTravel(merchant) ? 'holdOfTravel' : 'hold');

/**
 * Returns why the provider declines a payment; undefined if it does not.
 *
 * @param funding amount that the funding balance pays; `use` counts against the limits
 */
export function reasonToDecline(
  world: CardWorld,
  card: Stored<Card>,
  { channel, billingAmount }: Payment,
  funding: Amount,
  use: Used,
): DeclineReason | undefined {
  const { userId, status, statusReason } = card.value;
  const user = world.get('User', userId);
  if (user?.value.status === 'suspended') return 'user_suspended';
  if (status === 'expired') return 'card_expired';
  if (status !== 'active') {
    return statusReason?.code === 'pin_tries' ? 'pin_tries_exceeded' : 'card_not_active';
  }
  const isOn = canUse(card.value, channel) && limitsOf(world, card).channels[channel];
  if (!isOn) return 'channel_disabled';
  if (exceedsLimits(world, card, billingAmount, use)) return 'limit_exceeded';
  if (!fitsLimits(world, { product: 'card', amount: use.amount, user })) return 'limit_exceeded';
  return world.ledger.covers(userId, funding) ? undefined : 'insufficient_balance';
}

function typeOf(amount: Money, channel: CardTransaction['channel']): CardTransaction['type'] {
  if (isZero(amount)) return 'card_check';
  return channel === 'atm' ? 'cash_withdrawal' : 'purchase';
}

/** Returns the payment that the merchant requests, with its fees. */
export function priced(
  world: CardWorld,
  {
    card,
    amount,
    channel = 'ecom',
    merchant = BOOKSTORE,
    walletProvider,
    authorizationId,
  }: Attempt,
): Payment {
  const billingAmount = toBilling(amount, card.value.currency);
  const isForeign = amount.currency !== card.value.currency;
  const asked: Payment = {
    cardId: card.key,
    userId: card.value.userId,
    type: typeOf(amount, channel),
    status: 'authorized',
    channel,
    merchant,
    transactionAmount: amount,
    billingAmount,
    fundingAmount: toFunding(card.value, billingAmount),
    fees: [],
    authorizationId: authorizationId ?? world.newId('ath'),
    createdAt: world.timestamp(),
    updatedAt: world.timestamp(),
    ...(walletProvider ? { walletProvider } : {}),
    ...(isForeign ? { fxRate: NETWORK_RATE } : {}),
  };
  const { fees } = world.priced('CardTransaction', { ...asked, id: '' });
  const fundingAmount = toFunding(card.value, plus(billingAmount, totalOf(fees, billingAmount)));
  return { ...asked, fees, fundingAmount };
}

/** Decides on a payment, and returns it as `authorized` or `declined`. */
export function decide(world: CardWorld, attempt: Attempt): Payment {
  const { card } = attempt;
  const payment = priced(world, attempt);
  const { refusedFor } = attempt;
  const { billingAmount, fundingAmount } = payment;
  const declineReason =
    attempt.partnerReason ??
    reasonToDecline(world, card, payment, fundingAmount, { amount: billingAmount, count: 1 }) ??
    (asksForMissingPin(world, card, payment) ? 'pin_incorrect' : undefined) ??
    (refusedFor && nextTry(world, card, refusedFor));
  return declineReason
    ? {
        ...payment,
        status: 'declined',
        declineReason,
        fees: [],
        fundingAmount: zeroOf(fundingAmount),
      }
    : { ...payment, expiresAt: world.timestamp(holdEnd(world, payment)) };
}
