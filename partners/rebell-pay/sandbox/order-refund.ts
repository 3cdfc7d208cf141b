import { isZero } from '../../../src/reference/mock/money';
import {
  book,
  PAYER,
  referenceOf,
  txHashFor,
  type Order,
  type OrderAmount,
  type OrderValue,
  type OrderWorld,
  type Refund,
} from './order-money';

/** Returns the user whose balance receives a refund of an asset; undefined for a closed user. */
function creditedUser(order: OrderValue, world: OrderWorld): string | undefined {
  const { side, userId, refundAddress } = order;
  if (side === 'buy' || refundAddress || userId === undefined) return undefined;
  const user = world.get('User', userId);
  return user && user.value.status !== 'closed' ? user.key : undefined;
}

/**
 * Whether a refund can be sent: always for fiat money, for an asset with an address or a balance.
 */
export const hasWayBack = (order: OrderValue, world: OrderWorld): boolean =>
  order.side === 'buy' ||
  order.refundAddress !== undefined ||
  creditedUser(order, world) !== undefined;

export const isOpen = ({ progress }: Refund): boolean => progress !== 'sent';

/** Adds a refund, which is sent later or waits for an address. */
export function refund(
  order: Order,
  reason: Refund['reason'],
  amount: OrderAmount,
  world: OrderWorld,
): void {
  if (isZero(amount)) return;
  const { key, value } = order;
  const progress = hasWayBack(value, world) ? 'processing' : 'awaiting_address';
  const noted: Refund = { reason, progress, amount, createdAt: world.timestamp() };
  const user = creditedUser(value, world);
  if (user !== undefined) world.ledger.announce(user, amount, key);
  world.change(order, { refunds: [...(value.refunds ?? []), noted] });
  sendLater(order, world);
}

/** Withdraws announced refunds to the user's balance: they now have an address, or are canceled. */
export function withdrawRefunds({ key, value }: Order, world: OrderWorld): void {
  const user = creditedUser(value, world);
  if (user === undefined) return;
  for (const { progress, amount } of value.refunds ?? []) {
    if (progress === 'processing') world.ledger.withdrawAnnouncement(user, amount, key);
  }
}

/** Schedules the refunds, unless the order is `refund_pending`: then its transition sends them. */
function sendLater({ key, value }: Order, world: OrderWorld): void {
  if (value.status !== 'refund_pending') {
    world.schedule('send-order-refunds', key, world.now + world.figure('orderRefund'));
  }
}

/** Continues refunds that were waiting for an address. */
export function resumeRefunds(order: Order, world: OrderWorld): void {
  const { refunds } = order.value;
  if (!refunds?.some(({ progress }) => progress === 'awaiting_address')) return;
  world.change(order, {
    refunds: refunds.map(
      (each): Refund => (isOpen(each) ? { ...each, progress: 'processing' } : each),
    ),
  });
  world.plan(order);
  sendLater(order, world);
}

/** Sends the refunds of an order that are `processing` and were created at or before a time. */
export function sendRefunds(order: Order, world: OrderWorld, notedBefore = world.now): void {
  const { key, value } = order;
  const user = creditedUser(value, world);
  const proof = (number: number) => {
    if (value.side === 'buy') return { endToEndId: `${referenceOf(key)}R${number}` };
    return user === undefined ? { txHash: txHashFor(key, `refund ${number}`) } : {};
  };
  const sent = value.refunds?.map((each, index): Refund => {
    const isDue = each.progress === 'processing' && Date.parse(each.createdAt) <= notedBefore;
    if (!isDue) return each;
    if (user !== undefined) world.ledger.withdrawAnnouncement(user, each.amount, key);
    book(world, key, key, user ?? PAYER, each.amount);
    return { ...each, progress: 'sent', ...proof(index + 1), sentAt: world.timestamp() };
  });
  if (sent) world.change(order, { refunds: sent });
}
