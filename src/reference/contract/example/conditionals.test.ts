import { describe, expect, it } from 'vitest';
import { conditionalsIn } from './conditionals';
import { breaches, conform } from '../schema/conform';
import type { Conditionals, JsonObject } from '../model';

const NOW = Date.parse('2026-01-15T10:00:00.000Z');
const text = { type: 'string', examples: ['e'] };

const SCHEMAS = {
  Book: {
    properties: {
      title: text,
      lentTo: { ...text, 'x-present-when': { '/title': 'lent' } },
      sequel: { $ref: '#/components/schemas/Book' },
    },
  },
  Loan: {
    required: ['status', 'bookId'],
    properties: {
      status: text,
      bookId: { ...text, 'x-present-when': { text: 'it is required anyway' } },
      url: { ...text, 'x-present-when': { '/status': 'open' } },
      urlUntil: { ...text, 'x-present-when': { '/url': { present: true } } },
      note: { ...text, 'x-present-when': { '/status': 'open', given: true } },
      review: { ...text, 'x-present-when': { text: 'somebody reviewed it' } },
      book: { $ref: '#/components/schemas/Book', description: 'The book.' },
      fees: {
        items: {
          properties: { type: text, rate: { ...text, 'x-present-when': { '/type': 'share' } } },
        },
      },
    },
  },
};
const CONDITIONALS = conditionalsIn({ $ref: '#/components/schemas/Loan' }, SCHEMAS);

it('finds conditions in nested objects and lists, and not on required properties', () => {
  expect(CONDITIONALS).toEqual({
    '/url': { when: { '/status': 'open' }, example: 'e' },
    '/urlUntil': { when: { '/url': { present: true } }, example: 'e' },
    '/note': { when: { '/status': 'open' }, given: true },
    '/review': { when: {}, text: true },
    '/book/lentTo': { when: { '/title': 'lent' }, example: 'e' },
    '/fees/-/rate': { when: { '/type': 'share' }, example: 'e' },
  });
});

describe('breaches', () => {
  it.each<[string, JsonObject, string[]]>([
    ['nothing', { status: 'open', url: 'a', urlUntil: 'b' }, []],
    ['a missing property', { status: 'open' }, ['/url missing']],
    [
      'a property that must be absent',
      { status: 'done', url: 'a', urlUntil: 'b' },
      ['/url unexpected'],
    ],
    ['a property that was not given: nothing', { status: 'open', url: 'a', urlUntil: 'b' }, []],
    [
      'a property that was given in the wrong state',
      { status: 'done', note: 'a' },
      ['/note unexpected'],
    ],
    ['a text alone: nothing', { status: 'done', review: 'a' }, []],
    ['a nested property', { book: { title: 'lent' } }, ['/book/lentTo missing']],
    [
      'properties of items',
      { fees: [{ type: 'share' }, { type: 'fixed', rate: '1' }, 'odd'] },
      ['/fees/0/rate missing', '/fees/1/rate unexpected'],
    ],
    ['objects of another kind: nothing', { book: 'text', fees: { rate: 'a' } }, []],
  ])('%s', (_what, value, expected) => {
    const reports = breaches(CONDITIONALS, value, NOW);
    expect(reports.map(({ pointer, fault }) => `${pointer} ${fault}`)).toEqual(expected);
  });

  it('depend on the current time', () => {
    const dated: Conditionals = { '/reminder': { when: { '/dueAt': { past: true } } } };
    const value = { dueAt: '2026-01-15T10:00:00.000Z' };
    expect(breaches(dated, value, NOW)).toEqual([{ pointer: '/reminder', fault: 'missing' }]);
    expect(breaches(dated, value, NOW - 1)).toEqual([]);
  });
});

describe('conform', () => {
  it('adds and removes properties, and then those that depend on them', () => {
    expect(conform(CONDITIONALS, { status: 'open' }, NOW)).toEqual({
      status: 'open',
      url: 'e',
      urlUntil: 'e',
    });
    const done = { status: 'done', urlUntil: 'b', url: 'a', note: 'n', review: 'r' };
    expect(conform(CONDITIONALS, done, NOW)).toEqual({ status: 'done', review: 'r' });
  });

  it('returns a correct object unchanged', () => {
    const value = { status: 'open', url: 'mine', urlUntil: 'b', note: 'n' };
    expect(conform(CONDITIONALS, value, NOW)).toBe(value);
  });

  it('reaches into nested objects and items', () => {
    const value = { book: { title: 'lent' }, fees: [{ type: 'fixed', rate: '1' }, 'odd'] };
    expect(conform(CONDITIONALS, value, NOW)).toEqual({
      book: { title: 'lent', lentTo: 'e' },
      fees: [{ type: 'fixed' }, 'odd'],
    });
  });

  it('adapts the examples that it adds', () => {
    const value = { status: 'open', urlUntil: 'b' };
    expect(conform(CONDITIONALS, value, NOW, (example) => [example, '!'])).toEqual({
      ...value,
      url: ['e', '!'],
    });
  });

  it('adds nothing without an example, and stops if conditions contradict each other', () => {
    const absent = { when: { '/b': { present: false } } };
    expect(conform({ '/a': absent }, {}, NOW)).toEqual({});
    const circle: Conditionals = {
      '/a': { when: { '/b': { present: true } }, example: 1 },
      '/b': { when: { '/a': { present: false } }, example: 2 },
    };
    expect(conform(circle, {}, NOW)).toBeTypeOf('object');
  });
});
