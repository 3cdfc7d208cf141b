import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import { mergePatch } from '../contract/json';
import {
  diffPatch,
  equal,
  mapTexts,
  replaceAt,
  textOf,
  withMember,
  withMemberAt,
  omit,
} from './json';

const proto = JSON.parse('{"__proto__": 1}') as JsonValue;
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);
/** A value without null, as `diffPatch` requires. */
const full = json.map(
  (value) => JSON.parse(JSON.stringify(value).replaceAll('null', '0')) as JsonValue,
);

describe('equal', () => {
  it.each<[JsonValue | undefined, JsonValue | undefined, boolean]>([
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [1, 3], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ toString: 1 }, { a: 1 }, false],
    [{ a: null }, { b: null }, false],
    [null, undefined, false],
    [null, {}, false],
    ['1', 1, false],
    [0, false, false],
    [undefined, undefined, true],
  ])('%j and %j: %s', (a, b, same) => {
    expect(equal(a, b)).toBe(same);
  });

  it('is true of any value and its copy', () => {
    fc.assert(fc.property(json, (value) => equal(value, structuredClone(value))));
  });
});

describe('textOf', () => {
  it.each<[JsonValue | undefined, string]>([
    ['a"b', 'a"b'],
    [7, '7'],
    [null, '""'],
    [undefined, '""'],
    [{ a: [1] }, '{"a":[1]}'],
  ])('returns for %j: %s', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('members', () => {
  it('are set and removed without changing the original', () => {
    const object = { a: 1, b: 2 };
    expect(Object.entries(withMember(object, 'a', 3))).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    expect(omit(object, 'a')).toEqual({ b: 2 });
    expect(omit(object, 'c')).toEqual(object);
    expect(object).toEqual({ a: 1, b: 2 });
    expect(JSON.stringify(withMember({}, '__proto__', 1))).toBe(JSON.stringify(proto));
  });
});

describe('replaceAt', () => {
  const value = { a: [1, { b: 2 }], c: 3 };

  it.each<[readonly string[], JsonValue]>([
    [['a', '1', 'b'], { a: [1, { b: 9 }], c: 3 }],
    [['a', '0'], { a: [9, { b: 2 }], c: 3 }],
    [['c'], { a: [1, { b: 2 }], c: 9 }],
    [[], 9],
    [['a', '2'], value],
    [['d'], value],
    [['toString'], value],
    [['c', 'd'], value],
  ])('changes only the place %j', (path, expected) => {
    expect(replaceAt(value, path, 9)).toEqual(expected);
    expect(value).toEqual({ a: [1, { b: 2 }], c: 3 });
  });
});

describe('withMemberAt', () => {
  const value = { a: [1, { b: 2 }], c: 3 };

  it.each<[string, JsonValue]>([
    ['/a/0', { a: [9, { b: 2 }], c: 3 }],
    ['/a/1/b', { a: [1, { b: 9 }], c: 3 }],
    ['/a/1/d', { a: [1, { b: 2, d: 9 }], c: 3 }],
    ['/d', { ...value, d: 9 }],
    ['/d/e', value],
    ['/c/d', value],
  ])('sets %s', (pointer, expected) => {
    expect(withMemberAt(value, pointer, 9)).toEqual(expected);
  });
});

describe('diffPatch', () => {
  it('turns one value into another', () => {
    fc.assert(
      fc.property(full, full, (from, to) => {
        expect(mergePatch(from, diffPatch(from, to))).toEqual(to);
      }),
    );
    expect(diffPatch({ a: 1, b: { c: 1, d: 2 }, e: 1 }, { a: 1, b: { c: 2, d: 2 }, f: 1 })).toEqual(
      { b: { c: 2 }, e: null, f: 1 },
    );
  });

  it('treats a member called `__proto__` like any other', () => {
    const proto = JSON.parse('{ "__proto__": 0 }') as JsonValue;
    expect(mergePatch(proto, diffPatch(proto, {}))).toEqual({});
    expect(JSON.stringify(mergePatch({}, diffPatch({}, proto)))).toBe(JSON.stringify(proto));
  });
});

describe('texts of a value', () => {
  const value = { a: 'x', b: ['y', { c: 'z' }, 7, null], d: true };

  it('are changed with their paths', () => {
    expect(mapTexts(value, (_text, path) => path.join('.'))).toMatchObject({
      a: 'a',
      b: ['b.0', { c: 'b.1.c' }, 7, null],
    });
  });

  it('are changed, and nothing else', () => {
    expect(mapTexts(value, (text) => `${text}!`)).toEqual({
      a: 'x!',
      b: ['y!', { c: 'z!' }, 7, null],
      d: true,
    });
  });
});
