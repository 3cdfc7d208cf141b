import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { indexedPng } from './indexed-png';

const RED = [255, 0, 0, 255];
const INK = [22, 26, 32, 255];
/** Differs from INK in the low bits only. */
const NEAR_INK = [23, 27, 33, 255];

/** Data of the first chunk of a type. */
function dataOf(png: Buffer, type: string): Buffer {
  const start = png.indexOf(type, 0, 'latin1');
  return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
}

describe('indexedPng', () => {
  const png = indexedPng(Uint8Array.from([...INK, ...RED, ...NEAR_INK, ...INK]), 2, 2);

  it('has the right size and color type 3', () => {
    expect([...dataOf(png, 'IHDR')]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  });

  it('puts the most frequent color first and merges similar ones', () => {
    expect([...dataOf(png, 'PLTE')]).toEqual([22, 26, 32, 255, 0, 0]);
  });

  it('writes one unfiltered row of indices per line', () => {
    expect([...inflateSync(dataOf(png, 'IDAT'))]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('has 32 colors and replaces the rest by the nearest', () => {
    const shades = Array.from({ length: 33 }, (_, index) => [index * 7, 0, 0, 255]);
    const many = indexedPng(Uint8Array.from([[0, 0, 0, 255], ...shades.slice(1)].flat()), 33, 1);
    expect(dataOf(many, 'PLTE').length).toBeLessThanOrEqual(32 * 3);
  });
});
