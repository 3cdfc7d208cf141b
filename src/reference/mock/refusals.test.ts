import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import type { MockOperation, Refusal } from './contract';
import { Refused } from './problems';
import { checkRefusals, checkUnique, namedObjects, unknownObjectError } from './refusals';
import type { Entity, Session } from './session';
import {
  addCard,
  CARD_ID,
  CONTRACT,
  day,
  FROZEN_ID,
  idOf,
  openSession,
  operation,
} from './testing/cards';

/** The code a call is refused with, or nothing. */
function codeOf(call: () => void): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('checkRefusals', () => {
  const opened = openSession();
  const { session } = opened;
  const card = addCard(session, { status: 'active', ends: day(-1) });
  const limits = session.add({ type: 'Limits', key: '', value: { daily: '5' }, seed: false });
  const example = session.add({ type: 'Case', key: 'x', value: { state: 'open' }, seed: true });

  const refused = (
    members: Partial<MockOperation>,
    {
      target,
      related = [],
      lastSerialBefore = 0,
      body,
    }: {
      target?: Entity;
      related?: readonly Entity[];
      lastSerialBefore?: number;
      body?: JsonValue;
    },
  ) =>
    codeOf(() =>
      checkRefusals(session, operation(members), { target, related, lastSerialBefore }, body),
    );

  it.each<[string, Refusal, Parameters<typeof refused>[1], boolean]>([
    ['nothing is asked', { error: 'no' }, {}, true],
    [
      'its object matches',
      { error: 'no', object: { '/status': 'active' } },
      { target: card },
      true,
    ],
    ['its object differs', { error: 'no', object: { '/status': 'x' } }, { target: card }, false],
    ['there is no object', { error: 'no', object: { '/status': { present: false } } }, {}, false],
    [
      'another object matches',
      { error: 'no', of: 'Limits', object: { '/daily': '5' } },
      { target: card, related: [limits] },
      true,
    ],
    [
      'that object is the target',
      { error: 'no', of: 'Card', object: { '/status': 'active' } },
      { target: card, related: [limits] },
      true,
    ],
    [
      'no such object is there',
      { error: 'no', of: 'Case', object: {} },
      { target: card, related: [limits] },
      false,
    ],
    [
      'the target is another object',
      { error: 'no', object: { '/daily': '5' } },
      { target: card, related: [limits] },
      false,
    ],
    [
      'its time has passed',
      { error: 'no', object: { '/ends': { past: true } } },
      { target: card },
      true,
    ],
    ['the body matches', { error: 'no', body: { '/a': 1 } }, { body: { a: 1 } }, true],
    ['the body differs', { error: 'no', body: { '/a': 1 } }, { body: { a: 2 } }, false],
    ['there is no body', { error: 'no', body: { '/a': { present: false } } }, {}, true],
    [
      'the body matches and the object does not',
      { error: 'no', object: { '/status': 'x' }, body: { '/a': 1 } },
      { target: card, body: { a: 1 } },
      false,
    ],
    [
      'an example is as the call needs it',
      { error: 'no', object: { '/state': 'open' } },
      { target: example, lastSerialBefore: 2 },
      false,
    ],
    [
      'an example was there before',
      { error: 'no', object: { '/state': 'open' } },
      { target: example, lastSerialBefore: 3 },
      true,
    ],
    [
      'a new object was made before',
      { error: 'no', object: { '/status': 'active' } },
      { target: card, lastSerialBefore: 0 },
      true,
    ],
  ])('%s', (_what, refusal, subjects, isRefused) => {
    expect(refused({ refusals: [refusal] }, subjects)).toBe(isRefused ? 'no' : undefined);
  });

  it('takes the first refusal that holds', () => {
    const refusals = [{ error: 'a', body: { '/x': 1 } }, { error: 'b', body: {} }, { error: 'c' }];
    expect(refused({ refusals }, {})).toBe('b');
  });

  it('refuses because of a state: that of the target, then of others', () => {
    const errors = ['card_active', 'case_open', 'limits_open'];
    expect(refused({ errors }, { target: card })).toBe('card_active');
    expect(refused({ errors }, { target: card, related: [example] })).toBe('card_active');
    expect(refused({ errors }, { target: limits, related: [example, card] })).toBe('case_open');
    expect(refused({ errors }, { target: limits })).toBeUndefined();
    expect(refused({ errors, id: 'freezeCard' }, { target: card })).toBeUndefined();
    expect(refused({ errors: [] }, { target: card })).toBeUndefined();
  });
});

describe('namedObjects', () => {
  const named = (body: JsonValue, id = 'call', session: Session = openSession().session) =>
    [...namedObjects(session, operation({ id }), body)].map(({ path, entity }) => [
      path.join('/'),
      entity?.type,
      entity?.value.status,
    ]);

  it.each<[string, JsonValue, (string | undefined)[][]]>([
    ['nothing', { label: 'x', userId: idOf('usr', 1) }, []],
    ['an example', { card: { id: CARD_ID } }, [['card/id', 'Card', 'active']]],
    [
      'two',
      [CARD_ID, FROZEN_ID],
      [
        ['0', 'Card', 'active'],
        ['1', 'Card', 'frozen'],
      ],
    ],
    ['what is not there', { cardId: idOf('crd', 404) }, [['cardId', undefined, undefined]]],
  ])('%s', (_what, body, found) => {
    expect(named(body)).toEqual(found);
  });

  it('are in the state in which the call works', () => {
    expect(named([CARD_ID], 'unfreezeCard')).toEqual([['0', 'Card', 'frozen']]);
  });

  it('are those that the call moves, when ids of two schemas look alike', () => {
    const make = () => {
      const { session } = openSession({
        ...CONTRACT,
        resources: {
          Wallet: { prefix: 'crd', example: {}, conditional: {}, seeds: {} },
          ...CONTRACT.resources,
        },
      });
      const key = idOf('crd', 9);
      session.add({ type: 'Wallet', key, value: { status: 'full' }, seed: false });
      addCard(session, { status: 'active' }, key);
      return session;
    };
    const found = (id: string) => named([idOf('crd', 9)], id, make());
    expect(found('freezeCard')).toEqual([['0', 'Card', 'active']]);
    expect(found('readCard')).toEqual([['0', 'Wallet', 'full']]);
  });
});

describe('unknownObjectError', () => {
  it.each<[readonly string[], readonly string[], string]>([
    [['card_not_found'], ['cardId'], 'card_not_found'],
    [['card_unknown'], ['a', 'cardId'], 'card_unknown'],
    [['user_unknown', 'bank_account_not_found'], ['bankAccountId'], 'bank_account_not_found'],
    [['user_unknown', 'card_not_found'], ['walletId'], 'user_unknown'],
    [['card_not_found', 'card_closed'], ['walletId'], 'validation_failed'],
    [['card_unknowns', 'id_not_found'], ['cardIdNumber'], 'validation_failed'],
    [['_not_found'], [], '_not_found'],
    [[], ['cardId'], 'validation_failed'],
  ])('with %j at %j is %s', (errors, path, code) => {
    const pointer = path.map((one) => `/${one}`).join('');
    expect(unknownObjectError(operation({ errors }), path)).toMatchObject({
      code,
      options: {
        detail: `${pointer} names nothing.`,
        breaches: [{ path, code: 'unknown', detail: 'Nothing has this identifier.' }],
      },
    });
  });
});

describe('checkUnique', () => {
  const { session } = openSession();
  addCard(session, { externalId: 'mine' });
  session.add({ type: 'Card', key: 'e', value: { externalId: 'example' }, seed: true });
  session.add({ type: 'Case', key: 'c', value: { externalId: 'case' }, seed: false });
  const taken = (body: JsonValue | undefined, errors: readonly string[], of = 'Card') =>
    codeOf(() =>
      checkUnique(session, operation({ errors, target: { kind: 'new', type: of } }), body),
    );

  it.each<[JsonValue | undefined, readonly string[], string | undefined]>([
    [{ externalId: 'mine' }, ['card_closed', 'card_exists'], 'card_exists'],
    [{ externalId: 'mine' }, ['external_id_taken'], 'external_id_taken'],
    [{ externalId: 'mine' }, ['card_exists_not', 'taken'], undefined],
    [{ externalId: 'other' }, ['card_exists'], undefined],
    [{ externalId: 'example' }, ['card_exists'], undefined],
    [{ externalId: 'case' }, ['card_exists'], undefined],
    [{ label: 'mine' }, ['card_exists'], undefined],
    [undefined, ['card_exists'], undefined],
    [['mine'], ['card_exists'], undefined],
  ])('%j with %j: %s', (body, errors, code) => {
    expect(taken(body, errors)).toBe(code);
  });

  it('is one name among objects of the same schema, not among those without one', () => {
    addCard(session, {}, 'nameless');
    expect(taken({ externalId: 'case' }, ['card_exists'], 'Case')).toBe('card_exists');
    expect(taken({}, ['card_exists'])).toBeUndefined();
  });
});
