import { describe, expect, it } from 'vitest';
import type { MockOperation, MockParameter } from './contract';
import { Refused } from './problems';
import type { Session } from './session';
import { documentsOf, objectsReferredBy, objectsOnPath, type CheckedRequest } from './surroundings';
import {
  addCard,
  CARD_ID,
  CONTRACT,
  FROZEN_ID,
  idOf,
  openSession,
  operation,
  USER_ID,
} from './testing/cards';

const inPath = (name: string, example: string): MockParameter => ({
  in: 'path',
  name,
  required: true,
  schema: true,
  example,
});

const input = (
  members: Partial<MockOperation>,
  path: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): CheckedRequest => ({
  operation: operation(members),
  path: new Map(Object.entries(path)),
  body: undefined,
  query: new Map(),
  triggers: [],
  idsByExample: new Map(Object.entries(names)),
  headers: new Headers(),
});

const CARD = inPath('cardId', CARD_ID);
const OBJECT = { kind: 'object', type: 'Card', parameter: 'cardId' } as const;
const CASE = { kind: 'document', type: 'Case', template: '/cards/{cardId}/case' } as const;

function around(
  members: Partial<MockOperation>,
  path: Readonly<Record<string, string>>,
  session: Session = openSession().session,
) {
  const { target, parents, belongsToCreated } = objectsOnPath(session, input(members, path));
  return { target: target?.key, parents: parents.map(({ key }) => key), belongsToCreated };
}

describe('objectsOnPath', () => {
  it.each<[string, Partial<MockOperation>, Record<string, string>, ReturnType<typeof around>]>([
    [
      'of a path without names',
      {},
      {},
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'are the object of the path',
      { target: OBJECT, parameters: [CARD] },
      { cardId: FROZEN_ID },
      { target: FROZEN_ID, parents: [], belongsToCreated: false },
    ],
    [
      'are objects that something is made for',
      { parameters: [CARD] },
      { cardId: FROZEN_ID },
      { target: undefined, parents: [FROZEN_ID], belongsToCreated: false },
    ],
    [
      'are the object and its parent',
      { target: OBJECT, parameters: [inPath('other', CARD_ID), CARD] },
      { cardId: FROZEN_ID, other: CARD_ID },
      { target: FROZEN_ID, parents: [CARD_ID], belongsToCreated: false },
    ],
    [
      'are not what is no object',
      { parameters: [inPath('name', 'daily'), inPath('userId', USER_ID)] },
      { name: 'weekly', userId: idOf('usr', 2) },
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'are not in the query, nor missing',
      { parameters: [{ ...CARD, in: 'query' }, inPath('gone', CARD_ID)] },
      { cardId: idOf('crd', 404) },
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'are the document of the path',
      { target: CASE, parameters: [CARD] },
      { cardId: CARD_ID },
      { target: `/cards/${CARD_ID}/case`, parents: [CARD_ID], belongsToCreated: false },
    ],
    [
      'are a document whose path lacks a name',
      { target: CASE },
      {},
      { target: '/cards//case', parents: [], belongsToCreated: false },
    ],
  ])('%s', (_what, members, path, found) => {
    expect(around(members, path)).toEqual(found);
  });

  it.each<[string, Partial<MockOperation>, string]>([
    ['an unknown object', { target: OBJECT, parameters: [CARD] }, idOf('crd', 404)],
    ['an unknown parent', { parameters: [CARD] }, idOf('crd', 404)],
    ['no identifier', { target: OBJECT, parameters: [CARD] }, 'first'],
    ['another identifier', { parameters: [inPath('cardId', USER_ID)] }, CARD_ID],
    [
      'an object under another example',
      { target: OBJECT, parameters: [inPath('cardId', 'x')] },
      'x',
    ],
  ])('refuse %s', (_what, members, cardId) => {
    const call = () => around(members, { cardId });
    expect(call).toThrow(Refused);
    expect(call).toThrow('not_found');
    try {
      call();
    } catch (error) {
      expect((error as Refused).options.detail).toBe(
        `There is nothing with the identifier ${cardId}.`,
      );
    }
  });

  it('belong to a created object when a call made them', () => {
    const { session } = openSession();
    const card = addCard(session, {});
    expect(around({ parameters: [CARD] }, { cardId: card.key }, session).belongsToCreated).toBe(
      true,
    );
    const members = { target: CASE, parameters: [CARD] };
    const { target } = objectsOnPath(session, input(members, { cardId: card.key }));
    expect(target?.value.state).toBe('open');
  });

  it('are in the state in which the call works', () => {
    const { session } = openSession();
    const call = { id: 'unfreezeCard', target: OBJECT, parameters: [CARD] };
    expect(objectsOnPath(session, input(call, { cardId: CARD_ID })).target?.value.status).toBe(
      'frozen',
    );
    const approve = { id: 'approve', target: CASE, parameters: [CARD] };
    const path = { cardId: FROZEN_ID };
    const { target } = objectsOnPath(session, input(approve, path, { [CARD_ID]: FROZEN_ID }));
    expect(target?.value).toMatchObject({ state: 'open', cardId: FROZEN_ID });
  });
});

describe('documentsOf', () => {
  const reading = operation({ id: 'readCase', method: 'GET', target: CASE });
  const contract = {
    ...CONTRACT,
    operations: [
      operation({ id: 'replaceCase', method: 'PUT', target: { ...CASE, template: '/wrong' } }),
      operation({ id: 'readCard', method: 'GET', target: OBJECT }),
      reading,
    ],
  };
  const path = { cardId: CARD_ID };
  const at = `/cards/${CARD_ID}/case`;
  const found = (type: string | undefined, belongsToCreated: boolean, known = false) => {
    const { session } = openSession(contract);
    if (known) session.add({ type: 'Case', key: at, value: { known }, seed: false });
    const refusals = [{ error: 'case_open', ...(type === undefined ? {} : { of: type }) }];
    return documentsOf(session, input({ refusals }, path, { [CARD_ID]: 'me' }), belongsToCreated);
  };

  it('are there, or come with what a call made', () => {
    expect(found('Case', false, true).map(({ value }) => value)).toEqual([{ known: true }]);
    expect(found('Case', true).map(({ key, value }) => [key, value.state, value.cardId])).toEqual([
      [at, 'open', 'me'],
    ]);
    expect(found('Case', false)).toEqual([]);
  });

  it('are not what lives elsewhere', () => {
    expect(found('Card', true)).toEqual([]);
    expect(found('Limits', true)).toEqual([]);
    expect(found(undefined, true)).toEqual([]);
  });

  it('have a path of their own where the request lacks a name', () => {
    const { session } = openSession(contract);
    const none = input({ refusals: [{ error: 'case_open', of: 'Case' }] }, {});
    expect(documentsOf(session, none, true).map(({ key }) => key)).toEqual(['/cards//case']);
  });
});

describe('objectsReferredBy', () => {
  it('are objects that are there already', () => {
    const { session } = openSession();
    const one = addCard(session, {}, idOf('crd', 8));
    const card = addCard(session, {
      parentId: one.key,
      exampleId: CARD_ID,
      label: 'x',
      list: [one.key],
      count: 1,
    });
    expect(objectsReferredBy(session, card)).toEqual([one]);
    expect(objectsReferredBy(session, one)).toEqual([]);
    expect(objectsReferredBy(session, undefined)).toEqual([]);
  });
});
