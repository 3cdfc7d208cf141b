import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import {
  add,
  compare,
  decimal,
  formatDecimal,
  subtract,
} from '../../../src/reference/fees/decimal';
import { eur } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

const amountOf = (value: JsonObject, name: string) => decimal(textOf(asObject(value[name]).amount));
const isEuro = ({ amount }: JsonObject) => asObject(amount).currency === 'EUR';

/** Returns all bookings of the program that match the filters, page by page, newest first. */
async function listAll(partner: Partner, query: Record<string, string>) {
  const all: JsonObject[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const more = cursor === '' ? {} : { cursor };
    const { body } = await partner.ask('listPartnerTransactions', {
      query: { ...query, ...more, limit: '2' },
    });
    all.push(...objects(body.data ?? []));
    const page = asObject(body.page);
    expect(page.hasMore).toBe(page.nextCursor !== undefined);
    cursor = asText(page.nextCursor);
  }
  return all;
}

describe.each(['general', 'rebell-pay'])('%s: a day of bookings', (set) => {
  it('adds up from its opening balance to `balanceAfter`', async () => {
    says(
      'Follow `page.nextCursor` until `page.hasMore` is `false`.',
      'Whether there are older entries after this page.',
      '`createdTo` is not included, so no booking belongs to two days.',
      'Opening balance plus all `credit`, minus all `debit`.',
      'The sum must equal `balanceAfter` of the newest booking of the day, to the last decimal.',
      'That amount is the opening balance of the next day.',
      '`balanceAfter` is `available` plus `reserved` at that moment.',
      'A reservation is not a booking; it is part of `reserved`.',
      '`available` falls when an operation is accepted, and the booking appears when it is finished.',
      'Each currency and each asset has one balance.',
    );
    const partner = partnerOf(set);
    const source = { type: 'user', userId: EXAMPLE_USER };
    const send = (externalId: string, amount: string, body: JsonObject = {}) =>
      partner.send('createTransfer', {}, { externalId, amount: eur(amount), ...body });
    await send('a', '100.00');
    partner.advance('PT14H30M'); // 00:00 of the next day
    await send('b', '40.00');
    await send('c', '25.00', { reason: 'collection', source, destination: { type: 'partner' } });
    partner.advance('PT1H');
    await send('d', '77.01');
    const midnight = '2026-11-03T00:00:00.000Z';
    const before = (await listAll(partner, { createdTo: midnight })).filter(isEuro);
    const day = (await listAll(partner, { createdFrom: midnight })).filter(isEuro);
    expect(day.map(({ type, direction }) => `${textOf(type)} ${textOf(direction)}`)).toEqual([
      'transfer credit',
      'transfer debit',
    ]);
    const opening = amountOf(before[0] ?? {}, 'balanceAfter');
    const sum = day.reduce(
      (total, booking) =>
        (booking.direction === 'credit' ? add : subtract)(total, amountOf(booking, 'amount')),
      opening,
    );
    const closing = amountOf(day[0] ?? {}, 'balanceAfter');
    expect(formatDecimal(sum)).toBe(formatDecimal(closing));
    const { body } = await partner.ask('listPartnerBalances', { query: { unit: 'EUR' } });
    const balances = objects(body.data ?? []);
    expect(balances).toHaveLength(1);
    const [balance = {}] = balances;
    const [available, reserved] = [amountOf(balance, 'available'), amountOf(balance, 'reserved')];
    expect(compare(add(available, reserved), closing)).toBe(0);
    expect(formatDecimal(reserved)).toBe('77.01');
  });
});
