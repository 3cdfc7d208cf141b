import { describe, expect, it } from 'vitest';
import { asObject } from '../../../src/reference/contract/json';
import { eur } from './accounts';
import {
  ALL_CHANNELS,
  cardOf,
  pay,
  PHYSICAL,
  read,
  replaced,
  withCard,
  withPlastic,
} from './card-program';
import { programOf } from './program';
import { says } from './says';
import { EXAMPLE_USER } from './support';
import { KEY } from '../../mock/support';

const EXPIRED = { label: 'expire-after-issuing' };
const OF_PROVIDER = { label: 'block-after-issuing' };

/** A card in each state in which a call can find it. */
const IN_STATE = {
  requested: () => withCard({}, 'PT0S'),
  produced: () => withCard(PHYSICAL, 'PT20H30M5S'),
  dispatched: () => withCard(PHYSICAL, 'P1D'),
  active: () => withCard(),
  frozen: async () => {
    const card = await withCard();
    await card.p.done('freezeCard', card.at);
    return card;
  },
  blocked: () => withCard(OF_PROVIDER, 'PT1M'),
  closed: async () => {
    const card = await withCard();
    await card.p.done('closeCard', card.at);
    return card;
  },
  expired: () => withCard(EXPIRED, 'P30D'),
} as const;
type State = keyof typeof IN_STATE;
const STATES = Object.keys(IN_STATE) as readonly State[];
const ended = (state: State) => state === 'closed' || state === 'expired';

describe('a freeze', () => {
  it('stops payments as soon as it is answered, each time again, and declined payments are not repeated', async () => {
    says(
      'Stops new payments with the card within 1 second; the user or your program can undo it.',
      'The `200` of the freeze is the boundary: no payment is authorized after it.',
      'Lets a frozen card pay again.',
      'Declined payments are not repeated.',
      'The card cannot pay for the time being.',
      'The card, in state `frozen`.',
      'The card, in state `active`.',
    );
    const card = await withCard();
    for (const amount of ['1.00', '2.00']) {
      expect((await card.p.done('freezeCard', card.at)).status).toBe('frozen');
      expect(await pay(card, amount)).toBe('card_not_active');
      expect((await card.p.done('unfreezeCard', card.at)).status).toBe('active');
      expect(await pay(card, amount)).toBe('authorized');
    }
    card.p.newEvents();
    card.p.advance('PT1H');
    expect(card.p.eventTypes()).toEqual(['card.transaction.cleared', 'card.transaction.cleared']);
  });

  it('declines a check of the card as well', async () => {
    const card = await IN_STATE.frozen();
    expect(await pay(card, '0.00')).toBe('card_not_active');
  });

  it.each([
    ['requested', 'card_not_active', 'card_not_frozen'],
    ['produced', 'card_not_active', 'card_not_frozen'],
    ['dispatched', 'card_not_active', 'card_not_frozen'],
    ['active', undefined, 'card_not_frozen'],
    ['frozen', 'card_already_frozen', undefined],
    ['blocked', 'card_blocked_by_provider', 'card_blocked_by_provider'],
    ['closed', 'card_closed', 'card_closed'],
    ['expired', 'card_closed', 'card_closed'],
  ] as const)('is for active cards, and undone for frozen ones: %s', async (state, on, off) => {
    says(
      'The call needs a card in another state, usually `active`.',
      'The card is frozen, blocked, closed or expired.',
      'The card is physical and was not activated.',
      'The card was ordered a few seconds ago and is still `requested`.',
      'You are unfreezing a card that is not frozen.',
      'The card was never frozen; it is `active`, or not activated yet.',
    );
    const outcome = async (id: string) => {
      const card = await IN_STATE[state]();
      return card.p.refused(id, card.at);
    };
    expect([await outcome('freezeCard'), await outcome('unfreezeCard')]).toEqual([on, off]);
    expect(await outcome('createCardRevealSession')).toBe(
      state === 'active' ? undefined : 'card_not_active',
    );
  });

  it('cannot be undone while the user is suspended', async () => {
    says('A freeze can be undone, though not while the user is suspended.');
    const card = await IN_STATE.frozen();
    await card.p.done('suspendUser', { path: { userId: EXAMPLE_USER } });
    expect(await card.p.refused('unfreezeCard', card.at)).toBe('user_suspended');
    expect(await card.p.refused('replaceCard', card.at)).toBe('user_suspended');
    expect(await card.p.refused('blockCard', card.at)).toBeUndefined();
  });
});

describe('a block', () => {
  it('for a missing letter is refused if there was no letter, or if it has arrived', async () => {
    says(
      'Refused for a virtual card, which has none, and for a card that was ever `active`, whose letter has arrived.',
      'Refused for a virtual card, and for one that was ever `active`.',
      'Blocking or replacing a card as `not_received` is refused with `validation_failed` if the card is virtual or was ever `active`.',
    );
    const plastic = await withCard(PHYSICAL, 'P1D');
    await plastic.p.done('activateCard', plastic.at);
    const frozen = await withCard(PHYSICAL, 'P1D');
    await frozen.p.done('activateCard', frozen.at);
    await frozen.p.done('freezeCard', frozen.at);
    const missing = { reason: 'not_received' };
    for (const card of [await withCard(), plastic, frozen]) {
      const { status } = await read(card);
      for (const call of ['blockCard', 'replaceCard']) {
        const wrong = await card.p.refused(call, { ...card.at, body: missing });
        expect(wrong, call).toBe('validation_failed');
      }
      expect((await read(card)).status).toBe(status);
    }
    await frozen.p.done('blockCard', { ...frozen.at, body: { reason: 'stolen' } });
    const replaced = await frozen.p.refused('replaceCard', { ...frozen.at, body: missing });
    expect(replaced).toBe('validation_failed');
  });

  it.each(['lost', 'stolen', 'compromised', 'not_received'])(
    'as `%s` is final: the card can only be closed or replaced',
    async (reason) => {
      says(
        'A block with one of these reasons cannot be undone',
        'can only be closed or replaced',
        'The card is given up.',
        'Block, replace and close cannot be undone.',
        'The card was blocked as lost, stolen, not received or compromised.',
        'Replace the card; a block with one of these reasons cannot be undone.',
        'after the others only a replacement helps',
        'Final; replace it.',
        'Why the card is blocked for good.',
        'New authorizations are declined, wallet tokens are deleted',
        'What the user told you, for a later dispute. Not returned.',
      );
      for (const end of ['closeCard', 'replaceCard']) {
        const card = await (reason === 'not_received' ? withCard(PHYSICAL, 'P1D') : withCard());
        const body = { reason, note: 'Last seen on the bus' };
        const blocked = await card.p.done('blockCard', { ...card.at, body });
        expect(blocked).toMatchObject({ status: 'blocked', statusReason: { code: reason } });
        expect(JSON.stringify(blocked)).not.toContain(body.note);
        card.p.advance('P30D');
        for (const call of ['freezeCard', 'unfreezeCard', 'blockCard']) {
          expect(await card.p.refused(call, card.at), call).toBe('card_blocked');
        }
        expect(card.p.sandbox.move(KEY, card.cardId, 'active')).toBe(false);
        expect(await pay(card, '1.00')).toBe('card_not_active');
        await card.p.done(end, end === 'closeCard' ? card.at : { ...card.at, body: { reason } });
        expect((await read(card)).status).toBe('closed');
      }
    },
  );

  it('by the provider is lifted only by the provider, and takes over your reason', async () => {
    says(
      'The provider blocked the card, and only the provider can lift the block.',
      'The provider or the network. Your program cannot undo it.',
      'after pin_tries, cvv_tries and suspected_fraud the provider may lift the block',
      'If the user reports a loss or theft, block the card with that reason and replace it.',
      "The provider's review ended in the user's favor, or the user proved that they hold the card.",
    );
    const card = await IN_STATE.blocked();
    expect((await read(card)).statusReason).toMatchObject({ by: 'provider' });
    for (const call of ['freezeCard', 'unfreezeCard']) {
      expect(await card.p.refused(call, card.at)).toBe('card_blocked_by_provider');
    }
    card.p.sandbox.move(KEY, card.cardId, 'active');
    expect(await read(card)).not.toHaveProperty('statusReason');
    expect(await pay(card, '1.00')).toBe('authorized');
    const other = await IN_STATE.blocked();
    const body = { reason: 'stolen' };
    await other.p.done('blockCard', { ...other.at, body });
    expect((await replaced(other, 'stolen')).cardId).not.toBe(other.cardId);
  });
});

describe('a call that is repeated', () => {
  it.each([
    ['freezeCard', 'active', 'frozen', 'card_already_frozen'],
    ['unfreezeCard', 'frozen', 'active', 'card_not_frozen'],
    ['blockCard', 'active', 'blocked', 'card_blocked'],
    ['closeCard', 'active', 'closed', 'card_closed'],
  ] as const)('%s moves the card once, with one key or with two', async (id, state, to, code) => {
    says(
      'Repeat at once with the same idempotency key, and do not show the card as frozen before a 200 arrives.',
      '`card_already_frozen` means the card is safe.',
      'Repeat with the same idempotency key; `card_not_frozen` then means the first attempt worked.',
      'Repeat at once with the same idempotency key; `card_blocked` then means the first attempt worked.',
      'Repeat with the same idempotency key; `card_closed` then means the first attempt worked.',
      'A retry was sent with a new `Idempotency-Key`.',
      'Nothing is left to do; the card cannot pay.',
      'The card was unfrozen a moment ago.',
      'The block was sent twice, with two keys.',
      'After each move in the lifecycle, including those you made yourself.',
      'The card, in state `blocked`.',
      'The card, in state `closed`.',
      '`data.status` is the new state, and `data.statusReason` the reason.',
      'You are freezing a card that is already frozen.',
    );
    const card = await IN_STATE[state]();
    card.p.newEvents();
    const call = { ...card.at, headers: { 'Idempotency-Key': `card-stops-${id}` } };
    const first = await card.p.done(id, call);
    expect(first.status).toBe(to);
    card.p.advance('PT1S');
    expect(await card.p.done(id, call)).toEqual(first);
    expect(await card.p.refused(id, card.at)).toBe(code);
    expect(card.p.newEvents()).toEqual([{ type: 'card.status_changed', data: first }]);
    expect(await read(card)).toEqual(first);
  });

  it.each(['createCard', 'replaceCard'])('%s creates one card', async (id) => {
    says(
      'Send the same body with the same `Idempotency-Key`; one card is created.',
      'Send the same body with the same `Idempotency-Key`; one new card is ordered.',
      'Within seconds of a successful `POST /cards` or `POST /cards/{cardId}/replace`.',
      'A card was ordered, by you or as a replacement.',
      'When a card becomes usable; that is `card.status_changed` with `active`.',
    );
    const { p, at } = await withCard();
    const path = id === 'createCard' ? {} : at.path;
    const headers = { 'Idempotency-Key': `card-stops-${id}` };
    const call = { path, headers, body: { externalId: 'card-stops-once' } };
    const made = await p.done(id, call);
    expect(await p.done(id, call)).toEqual(made);
    p.advance('PT5S');
    const events = p.newEvents().filter(({ data }) => data.id === made.id);
    expect(events.map(({ type, data }) => [type, data.status])).toEqual([
      ['card.created', 'requested'],
      ['card.status_changed', 'active'],
    ]);
    const query = { externalId: 'card-stops-once' };
    const list = await p.done('listUserCards', { path: { userId: EXAMPLE_USER }, query });
    expect(list.data).toHaveLength(1);
  });
});

describe('the end', () => {
  it.each(STATES)('of a card that is `%s`', async (state) => {
    says(
      'Ends a card for good, in any state but `closed` and `expired`.',
      'The card is closed or expired; neither ever changes again.',
      'Closed with `POST /cards/{cardId}/close`.',
      'The order is canceled before the card is issued.',
      'Ended for good.',
      'New authorizations are declined.',
    );
    const card = await IN_STATE[state]();
    const before = await read(card);
    expect(before.status).toBe(state);
    expect(await card.p.refused('closeCard', card.at)).toBe(
      ended(state) ? 'card_closed' : undefined,
    );
    const after = await read(card);
    if (ended(state)) expect(after).toEqual(before);
    else {
      const statusReason = { by: 'partner', code: 'closed_by_partner' };
      expect(after).toMatchObject({ status: 'closed', statusReason });
    }
    const calls = ['freezeCard', 'unfreezeCard', 'blockCard', 'closeCard', 'setCardLimits'];
    for (const call of calls) expect(await card.p.refused(call, card.at), call).toBe('card_closed');
    card.p.advance('P1D');
    expect(await read(card)).toEqual(after);
    expect(await pay(card, '1.00')).toBe(state === 'expired' ? 'card_expired' : 'card_not_active');
  });
});

describe('a replacement', () => {
  it.each(STATES)('of a card that is `%s`', async (state) => {
    says(
      'The old card has to be `dispatched`, `active`, `frozen` or `blocked`.',
      'The new card, in state `requested`; `replaces` names the old one.',
      'Orders a new card with a new number in place of this one.',
      'Card that this one replaces.',
      'Card that replaces this one.',
      'Another card took its place; see `replacedBy`.',
      'The card was replaced; `replacedBy` names the new one.',
      'the card was made by `POST /cards/{cardId}/replace`',
      'a replacement was ordered',
    );
    const refusal = { requested: 'card_not_active', produced: 'card_not_active' };
    const code = ended(state) ? 'card_closed' : new Map(Object.entries(refusal)).get(state);
    const card = await IN_STATE[state]();
    if (code !== undefined) {
      expect(await card.p.refused('replaceCard', card.at)).toBe(code);
      return;
    }
    const before = Object.keys(await read(card)).filter((name) => name.startsWith('replace'));
    expect(before).toEqual([]);
    const next = await replaced(card, 'stolen');
    const [old, fresh] = [await read(card), await read(next)];
    expect(old).toMatchObject({ status: 'closed', statusReason: { code: 'replaced' } });
    expect(old.replacedBy).toBe(next.cardId);
    expect(fresh).toMatchObject({ status: 'requested', replaces: card.cardId, type: old.type });
    expect(fresh.last4).not.toBe(old.last4);
  });

  it.each([
    ['lost', 'closed'],
    ['stolen', 'closed'],
    ['compromised', 'closed'],
    ['damaged', 'active'],
    ['expiring', 'active'],
  ])('as `%s` leaves the old card `%s`', async (reason, status) => {
    says(
      'The old card is closed at once.',
      'The old card works until the new one is active.',
      'Why the card is replaced; decides when the old one ends.',
      'When activating a replacement closes the old card, one for each card.',
      "Order a replacement in time, in the card's last 60 days, with the reason `expiring`.",
      'A replacement took its place, or the user was closed.',
    );
    const card = await withCard(EXPIRED);
    const next = await replaced(card, reason);
    expect((await read(card)).status).toBe(status);
    expect(await pay(card, '1.00')).toBe(status === 'active' ? 'authorized' : 'card_not_active');
    card.p.newEvents();
    card.p.advance('PT5S');
    const moves = card.p.newEvents().filter(({ type }) => type === 'card.status_changed');
    expect(moves.map(({ data }) => [data.id, data.status]).sort()).toEqual(
      [...(status === 'active' ? [[card.cardId, 'closed']] : []), [next.cardId, 'active']].sort(),
    );
  });

  it('does not count toward the cards that a user may have, and keeps no metadata', async () => {
    says(
      'Replace a card instead of adding one.',
      'List the cards of the user and close those no longer in use.',
      'The user has as many open cards as your program allows.',
    );
    const p = programOf('general');
    const create = () => p.call('createCard', { body: { externalId: null, metadata: { a: '1' } } });
    let last = await create();
    for (let next = last; next.status === 201; next = await create()) last = next;
    p.advance('PT5S');
    expect((await create()).body.code).toBe('card_limit_reached');
    const next = await replaced(cardOf(p, last.body.id), 'lost');
    expect(await read(next)).not.toHaveProperty('metadata');
    expect((await create()).body.code).toBe('card_limit_reached');
    await p.done('closeCard', next.at);
    expect((await create()).status).toBe(201);
  });
});

describe('an activation', () => {
  it('is possible for dispatched cards, once', async () => {
    says(
      'Activates a dispatched card with the code from the letter it came with',
      'A virtual card can pay within seconds; a physical one is produced, sent by mail and activated by the user.',
      'The card is virtual or already active, or it expired on its way.',
      'The card is not dispatched yet, so nobody has the code.',
      'Offer the activation in state `dispatched` only.',
      'The card is not waiting for its activation.',
      'The user has the letter and enters its code.',
      '| The user has to | do nothing | enter the activation code from the letter |',
      'The physical card is printed and waits for the mail.',
      'The physical card is on its way.',
    );
    for (const state of STATES) {
      const card = await IN_STATE[state]();
      expect(await card.p.refused('activateCard', card.at), state).toBe(
        state === 'dispatched' ? undefined : 'card_activation_not_possible',
      );
    }
    const { p, at } = await withPlastic();
    expect(await p.refused('activateCard', at)).toBe('card_activation_not_possible');
  });

  it('that is locked requires a replacement as `not_received`', async () => {
    says(
      'A wrong activation code was entered 5 times, and the code is locked for good.',
      'Authenticate the user, confirm the address and replace the card as `not_received`.',
      'After 5 wrong codes, the code is locked for good, and the card has to be replaced.',
      'Let the user try again; there are 5 attempts in all. To show how many are left, count these answers.',
    );
    const card = await IN_STATE.dispatched();
    const enter = (activationCode: string) =>
      card.p.refused('activateCard', { ...card.at, body: { activationCode } });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await enter('000000')).toBe('activation_code_invalid');
    }
    expect(await enter('482913')).toBe('activation_attempts_exceeded');
    card.p.advance('P30D');
    expect(await enter('482913')).toBe('activation_attempts_exceeded');
    const next = await replaced(card, 'not_received');
    card.p.advance('P1D');
    await card.p.done('activateCard', next.at);
    await card.p.done('setCardLimits', {
      ...next.at,
      body: { channels: ALL_CHANNELS, perTransaction: eur('20.00') },
    });
    expect(await pay(next, '1.00')).toBe('authorized');
  });

  it('waits for the letter, which takes days: 10 business days, 3 by courier', async () => {
    says(
      'Letter without tracking, 3 to 10 business days.',
      'Courier with a signature, 1 to 3 business days.',
      'Where the card was sent and when it should arrive.',
      'Moment the letter was handed to the carrier.',
    );
    const arrives = async (method: string) => {
      const { shipping } = PHYSICAL;
      const card = await withCard({ ...PHYSICAL, shipping: { ...shipping, method } }, 'P1D');
      const { dispatchedAt, expectedBy } = asObject((await read(card)).shipping);
      expect(dispatchedAt).toBe('2026-11-03T06:00:10.000Z');
      return expectedBy;
    };
    expect(await arrives('standard')).toBe('2026-11-17');
    expect(await arrives('express')).toBe('2026-11-06');
  });
});
