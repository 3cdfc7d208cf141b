import { describe, expect, it } from 'vitest';
import type { Operation } from '../contract/model';
import { listItem, prefixOf, successOf, targetOf } from './compile-targets';
import { answer, call, listOf, parameter, ref, written } from './testing/written';

const withId = (pattern: string) => ({
  type: 'object',
  properties: { id: { type: 'string', pattern } },
});
const SCHEMAS = {
  Card: withId('^crd_[0-9a-f]+$'),
  CardId: { type: 'string', pattern: '^crd_[0-9a-f]+$' },
  Referring: { type: 'object', properties: { id: ref('CardId') } },
  Composed: { allOf: [ref('Card'), { type: 'object', properties: { note: { type: 'string' } } }] },
  Short: withId('^c_'),
  Shortest: withId('^ca_'),
  Longest: withId('^abcdefgh_'),
  Long: withId('^abcdefghi_'),
  Upper: withId('^CRD_'),
  Later: withId('x^crd_'),
  Any: { type: 'object', properties: { id: { type: 'string' } } },
  Odd: { type: 'object', properties: { id: true } },
  Limits: { type: 'object', properties: { daily: { type: 'string' } } },
  Empty: {},
};

describe('prefixOf', () => {
  it.each<[string, string | undefined]>([
    ['Card', 'crd'],
    ['Referring', 'crd'],
    ['Composed', 'crd'],
    ['Short', undefined],
    ['Shortest', 'ca'],
    ['Longest', 'abcdefgh'],
    ['Long', undefined],
    ['Upper', undefined],
    ['Later', undefined],
    ['Any', undefined],
    ['Odd', undefined],
    ['Limits', undefined],
    ['Empty', undefined],
    ['Missing', undefined],
  ])('of %s is %s', (name, prefix) => {
    expect(prefixOf(written(SCHEMAS), name)).toBe(prefix);
  });
});

describe('successOf', () => {
  it.each<[Operation['responses'], string | undefined]>([
    [[answer('200', 'Card')], 'Card'],
    [[answer('404', 'Problem'), answer('201', 'Card')], 'Card'],
    [[answer('2XX', 'Card')], 'Card'],
    [[answer('404', 'Problem')], undefined],
    [[answer('204')], undefined],
    [[answer('200', { type: 'object' })], undefined],
    [[], undefined],
  ])('%#', (responses, name) => {
    expect(successOf(call('read', { responses }))).toBe(name);
  });
});

describe('listItem', () => {
  it.each<[Operation['responses'], ReturnType<typeof listItem>]>([
    [[answer('200', listOf(ref('Card')))], { name: 'Card' }],
    [[answer('404', 'Card'), answer('200', listOf(ref('Card')))], { name: 'Card' }],
    [[answer('200', listOf(ref('Limits')))], { name: undefined }],
    [[answer('200', listOf({ type: 'string' }))], { name: undefined }],
    [[answer('200', listOf(true))], undefined],
    [[answer('200', { type: 'object', properties: { data: true } })], undefined],
    [[answer('200', { type: 'object', properties: { other: {} } })], undefined],
    [[answer('200', 'Card')], undefined],
    [[answer('404', listOf(ref('Card')))], undefined],
    [[answer('204')], undefined],
    [[], undefined],
  ])('%#', (responses, item) => {
    expect(listItem(written(SCHEMAS), call('list', { responses }))).toEqual(item);
  });
});

describe('targetOf', () => {
  const cardId = parameter('path', 'cardId', 'crd_1');
  const limits = { path: '/cards/{cardId}/limits', parameters: [cardId] };
  const READ_LIMITS = call('readLimits', { ...limits, responses: [answer('200', 'Limits')] });
  const target = (one: Operation, ...others: readonly Operation[]) =>
    targetOf(written(SCHEMAS, { operations: [...others, one] }), one);

  it.each<[string, Operation, ReturnType<typeof targetOf>]>([
    [
      'a list',
      call('list', { responses: [answer('200', listOf(ref('Card')))] }),
      { kind: 'list', type: 'Card' },
    ],
    [
      'a list of what is not kept',
      call('list', { responses: [answer('200', listOf({}))] }),
      { kind: 'list', type: undefined },
    ],
    ['nothing', call('ping', { responses: [answer('204')] }), { kind: 'new', type: undefined }],
    [
      'the object of the path',
      call('read', {
        parameters: [parameter('path', 'userId', 'usr_1'), cardId],
        responses: [answer('200', 'Card')],
      }),
      { kind: 'object', type: 'Card', parameter: 'cardId' },
    ],
    [
      'a new object',
      call('create', { method: 'POST', responses: [answer('201', 'Card')] }),
      { kind: 'new', type: 'Card' },
    ],
    [
      'a new object beside another one',
      call('copy', { method: 'POST', parameters: [cardId], responses: [answer('201', 'Card')] }),
      { kind: 'new', type: 'Card' },
    ],
    [
      'an identifier that is not in the path',
      call('find', {
        method: 'POST',
        parameters: [parameter('query', 'cardId', 'crd_1')],
        responses: [answer('200', 'Card')],
      }),
      { kind: 'new', type: 'Card' },
    ],
    [
      'an identifier of something else',
      call('find', {
        method: 'POST',
        parameters: [parameter('path', 'cardId', 'crdx_1')],
        responses: [answer('200', 'Card')],
      }),
      { kind: 'new', type: 'Card' },
    ],
  ])('%s', (_what, one, found) => {
    expect(target(one)).toEqual(found);
  });

  it('a document at a path', () => {
    const document = { kind: 'document', type: 'Limits', template: '/cards/{cardId}/limits' };
    expect(target(READ_LIMITS)).toEqual(document);
    const change = (path: string, schema = 'Limits') =>
      call('change', { method: 'POST', path, responses: [answer('200', schema)] });
    expect(target(change(limits.path), READ_LIMITS)).toEqual(document);
    expect(target(change(`${limits.path}/daily`), READ_LIMITS)).toEqual(document);
    expect(target(change(`${limits.path}s`), READ_LIMITS)).toEqual({ kind: 'new', type: 'Limits' });
    expect(target(change('/cards'), READ_LIMITS)).toEqual({ kind: 'new', type: 'Limits' });
    expect(target(change(limits.path, 'Card'), READ_LIMITS)).toEqual({ kind: 'new', type: 'Card' });
  });

  it.each<[string, Partial<Operation>]>([
    ['what a query decides', { parameters: [cardId, parameter('query', 'day', 'x')] }],
    ['what is written', { method: 'PUT' }],
  ])('no document of %s', (_what, more) => {
    expect(target({ ...READ_LIMITS, ...more })).toEqual({ kind: 'new', type: 'Limits' });
  });

  it('no document of what has an identifier in its path', () => {
    const read = call('read', {
      path: '/cards/{cardId}',
      parameters: [cardId],
      responses: [answer('200', 'Card')],
    });
    const renew = call('renew', {
      method: 'POST',
      path: '/cards/{cardId}/renewals',
      responses: [answer('200', 'Card')],
    });
    expect(target(renew, read)).toEqual({ kind: 'new', type: 'Card' });
  });
});
