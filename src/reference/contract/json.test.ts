import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  child,
  formatPointer,
  isArray,
  isObject,
  objectEntries,
  objects,
  objectsIn,
  omit,
  parseFragment,
  parsePointer,
  references,
  texts,
  textsIn,
  valueAt,
} from './json';
import type { JsonValue } from './model';

const VALUES: readonly (JsonValue | undefined)[] = [{}, [], '', 'a', 0, 7, true, null, undefined];

describe('kinds of values', () => {
  it('are distinguished', () => {
    expect(VALUES.filter(isObject)).toEqual([{}]);
    expect(VALUES.filter(isArray)).toEqual([[]]);
    expect(VALUES.map(asText).filter((text) => text !== undefined)).toEqual(['', 'a']);
    expect(VALUES.map(asNumber).filter((number) => number !== undefined)).toEqual([0, 7]);
  });

  it('default to empty for a value of another kind', () => {
    expect(VALUES.map(asObject)).toEqual(VALUES.map(() => ({})));
    expect(VALUES.map(asArray)).toEqual(VALUES.map(() => []));
    expect(asObject({ a: 1 })).toEqual({ a: 1 });
    expect(asArray([1])).toEqual([1]);
  });

  it('are selected from a list or an object', () => {
    const list = ['a', 1, {}, null, ['b'], { c: 1 }];
    expect(texts(list)).toEqual(['a']);
    expect(objects(list)).toEqual([{}, { c: 1 }]);
    expect(texts('a')).toEqual([]);
    expect(objectEntries({ a: {}, b: 1, c: [] })).toEqual([['a', {}]]);
    expect(objectEntries([{}])).toEqual([]);
    expect(omit({ a: 1, b: 2, c: 3 }, 'a', 'c', 'd')).toEqual({ b: 2 });
  });
});

describe('pointers', () => {
  it('are RFC 6901', () => {
    expect(parsePointer('/a~1b/~01/0')).toEqual(['a/b', '~1', '0']);
    expect(parsePointer('')).toEqual([]);
    expect(parsePointer('#/a')).toEqual(['a']);
    expect(parseFragment('/~1a~1%7Bid%7D/50%')).toEqual(['/a/{id}', '50%']);
    expect(formatPointer(['a/b', '~1', ''])).toBe('/a~1b/~01/');
    expect(formatPointer([])).toBe('');
  });

  it('are parsed to the path that they were formatted from', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(parsePointer(formatPointer(path))).toEqual(path);
      }),
    );
  });

  it('resolve to existing values only', () => {
    const value = { a: [{ b: 1 }, 2], c: null };
    expect(valueAt(value, ['a', '0', 'b'])).toBe(1);
    expect(valueAt(value, [])).toBe(value);
    expect(valueAt(value, ['c'])).toBeNull();
    for (const path of [['a', 'length'], ['a', '1x'], ['a', 'x1'], ['a', '2'], ['toString']]) {
      expect(valueAt(value, path)).toBeUndefined();
    }
    expect(child('text', '0')).toBeUndefined();
    expect(child(null, 'a')).toBeUndefined();
    expect(
      child(
        Array.from({ length: 11 }, (_, at) => at),
        '10',
      ),
    ).toBe(10);
  });
});

describe('parts of a value, at any depth', () => {
  const value = {
    a: 'x',
    b: ['y', { c: 'z', $ref: '#/d' }, 7, null],
    d: { $ref: { $ref: '#/a' } },
  };

  it('are texts with their paths', () => {
    expect([...textsIn(value)]).toEqual([
      [['a'], 'x'],
      [['b', '0'], 'y'],
      [['b', '1', 'c'], 'z'],
      [['b', '1', '$ref'], '#/d'],
      [['d', '$ref', '$ref'], '#/a'],
    ]);
    expect([...textsIn(7)]).toEqual([]);
  });

  it('are objects, outer ones first', () => {
    expect([...objectsIn(value)]).toEqual([value, value.b[1], value.d, value.d.$ref]);
    expect([...objectsIn(undefined)]).toEqual([]);
  });

  it('are references, which are texts', () => {
    expect(references(value)).toEqual(['#/d', '#/a']);
  });
});
