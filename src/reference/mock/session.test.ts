import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import {
  addCard,
  CARD_ID,
  CONTRACT,
  day,
  idOf,
  openSession,
  START,
  USER_ID,
} from './testing/cards';

const DAY = 86_400_000;
const SECRET = 'whsec_Zmlyc3Q=';

describe('a session', () => {
  it('starts at the time of the clock, which runs on and can be moved', () => {
    const { session, clock } = openSession();
    expect([session.time, session.now()]).toEqual([START, START]);
    clock.ms += 1500;
    session.skip(60_000);
    session.skip(1000);
    expect([session.time, session.now()]).toEqual([START, START + 62_500]);
  });

  it('keeps objects by schema and key, and counts them', () => {
    const { session } = openSession();
    expect(session.lastSerial).toBe(0);
    const card = addCard(session, {}, 'a');
    const other = session.add({ type: 'Case', key: 'a', value: {}, seed: true });
    expect([card.serial, other.serial, session.lastSerial]).toEqual([1, 2, 2]);
    expect(session.find('Card', 'a')).toBe(card);
    expect(session.find('Case', 'a')).toBe(other);
    expect(session.find('Limits', 'a')).toBeUndefined();
  });

  it('knows the resources of the contract', () => {
    const { session } = openSession();
    expect(session.resource('Card')).toBe(CONTRACT.resources.Card);
    expect(session.resource('Nothing')).toBeUndefined();
    expect(session.resource(undefined)).toBeUndefined();
  });

  it('makes ids of the moment it has reached', () => {
    const { session } = openSession();
    const hex = START.toString(16).padStart(12, '0');
    expect(session.newId('crd')).toMatch(
      new RegExp(`^crd_${hex.slice(0, 8)}-${hex.slice(8)}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-`),
    );
  });
});

describe('a notification', () => {
  it('holds the object, and is kept and sent', () => {
    const { session, sent } = openSession(CONTRACT, SECRET);
    const card = addCard(session, { status: 'active' });
    session.emit('card.active', card);
    expect(session.events).toEqual(sent);
    const [event] = sent;
    expect(event).toMatchObject({ type: 'card.active', timestamp: day(0), secrets: [SECRET] });
    expect(event?.id).toMatch(/^evt_/);
    expect(JSON.parse(event?.body ?? '')).toEqual({
      id: event?.id,
      type: 'card.active',
      timestamp: day(0),
      data: card.value,
    });
  });

  it('is not sent when the contract does not have it', () => {
    const { session, sent } = openSession();
    session.emit('card.sold', addCard(session, {}));
    expect(sent).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    // `userId` is no part of a case.
    ['case.opened', { ...CONTRACT.resources.Case?.example, id: 'new', cardId: idOf('crd', 3) }],
    ['limits.changed', { cardId: idOf('crd', 3), daily: '5.00' }],
    ['log.written', { id: idOf('crd', 9), cardId: idOf('crd', 3), userId: USER_ID, daily: '1.00' }],
  ])('%s is about another object, with what they share', (type, data) => {
    const { session, sent } = openSession();
    const card = addCard(session, { cardId: idOf('crd', 3), userId: USER_ID, daily: '1.00' });
    session.emit(type, card);
    const { data: shown } = JSON.parse(sent[0]?.body ?? '') as { data: JsonObject };
    if (data.id !== 'new') expect(shown).toEqual(data);
    else {
      expect(shown).toEqual({ ...data, id: shown.id });
      expect(shown.id).toMatch(/^cas_/);
      expect(shown.id).not.toBe(idOf('cas', 1));
    }
  });

  it('is signed with the secret before for 24 hours more', () => {
    const { session, sent } = openSession(CONTRACT, SECRET);
    const card = addCard(session, { id: CARD_ID });
    const second = session.rotateSecret();
    expect(second).toMatch(/^whsec_/);
    session.emit('card.active', card);
    session.time += DAY;
    session.emit('card.active', card);
    const third = session.rotateSecret();
    session.time += 1;
    session.emit('card.active', card);
    expect(sent.map(({ secrets }) => secrets)).toEqual([
      [second, SECRET],
      [second, SECRET],
      [third, second],
    ]);
  });

  it('is signed with a secret that is made up when none is given', () => {
    const { session, sent } = openSession();
    session.emit('card.active', addCard(session, {}));
    expect(sent[0]?.secrets).toEqual([expect.stringMatching(/^whsec_.{44}$/)]);
  });
});
