import type { Stored } from '../../../src/reference/mock/behavior';
import { isMore, isZero, minus, plus, times, zeroOf } from '../../../src/reference/mock/money';
import { countAgainstLimits } from '../../shared/sandbox/limits';
import { CARD_NETWORK, FEES, heirOf } from '../../shared/sandbox/parties';
import type { CardTransaction, CardWorld, Money } from './cards';
import { toFunding, totalOf } from './card-funding';
import { addUsage } from './card-usage';

/** Returns a share of an amount, with the same decimals. */
export function share(amount: Money, factor: string): Money {
  const [, decimals = ''] = amount.amount.split('.');
  return { ...amount, amount: times(amount, factor, decimals.length, 'up') };
}

interface Counted {
  readonly key: string;
  readonly value: Pick<CardTransaction, 'cardId' | 'userId' | 'createdAt'>;
}

/** Counts an amount against the limits today, or a negative amount on the day of the payment. */
export function countUse(
  world: CardWorld,
  { key, value }: Counted,
  amount: Money,
  count = 0,
): void {
  const { cardId, userId, createdAt } = value;
  if (isZero(amount)) return;
  const at = isMore(amount, zeroOf(amount)) ? world.now : Date.parse(createdAt);
  addUsage(world, { key, cardId }, { amount, count }, at);
  countAgainstLimits(world, key, { product: 'card', amount, user: world.get('User', userId) }, at);
}

/** Why a payment may take a balance below zero; nothing else can. */
const MAY_OWE =
  'A merchant may collect more than was authorized, after the hold has ended, or without an authorization. Only then can a balance become negative';

interface Collection {
  /** Amount that the merchant collects now. */
  readonly part: Money;
  /** Amount that is still held. Collecting more than this may make the balance negative. */
  readonly held: Money;
  /** Amount that the merchant collected before. */
  readonly collected?: Money | undefined;
  readonly isLast: boolean;
}

/** Collects a part of a payment for the merchant; the last part includes the fees. */
export function collect(
  world: CardWorld,
  payment: Stored<CardTransaction>,
  { part, held, collected, isLast }: Collection,
): void {
  const { key, value } = payment;
  const card = world.get('Card', value.cardId)?.value;
  if (!card) return;
  const clearedAmount = collected ? plus(collected, part) : part;
  world.change(payment, { clearedAmount });
  const isCovered = !isMore(part, held);
  if (!isCovered) world.ledger.release(key);
  const book = (type: 'card' | 'fee', amount: Money, to: string): void => {
    const booked = toFunding(card, amount);
    if (isCovered) world.ledger.capture(key, to, type, booked);
    else {
      const cause = { type, relatedId: key, overdraft: MAY_OWE };
      world.ledger.move(heirOf(world, value.userId), to, booked, cause);
    }
  };
  book('card', part, CARD_NETWORK);
  if (!isLast) return;
  const { fees } = payment.value;
  for (const fee of fees) book('fee', totalOf([fee], part), FEES);
  world.ledger.release(key);
  countUse(world, payment, minus(part, held));
  world.change(payment, {
    fundingAmount: toFunding(card, plus(clearedAmount, totalOf(fees, part))),
  });
}

/** Pays money from the merchant or the network to the card. */
export function giveBack(
  world: CardWorld,
  { key, value }: Stored<CardTransaction>,
  amount: Money,
): void {
  const card = world.get('Card', value.cardId)?.value;
  if (!card) return;
  const owner = heirOf(world, value.userId);
  world.ledger.move(CARD_NETWORK, owner, toFunding(card, amount), { type: 'card', relatedId: key });
}
