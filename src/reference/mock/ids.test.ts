import { describe, expect, it } from 'vitest';
import { seededRandom, uuidv7, webhookSecret } from './ids';

const NOW = Date.parse('2026-11-02T09:30:00.000Z');

describe('uuidv7', () => {
  it('contains the time, version 7 and the variant of RFC 9562', () => {
    const random = seededRandom(1);
    const made = Array.from({ length: 200 }, () => uuidv7(NOW, random));
    expect(new Set(made).size).toBe(200);
    for (const id of made) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(NOW);
    }
    expect(new Set(made.map((id) => id.charAt(19)))).toEqual(new Set('89ab'));
    expect(new Set(made.map((id) => id.at(-1)))).toEqual(new Set('0123456789abcdef'));
  });

  it('accepts any number as a time', () => {
    expect(uuidv7(-5, () => 0)).toBe('00000000-0000-7000-8000-000000000000');
    expect(uuidv7(1.9, () => 0.999)).toBe('00000000-0001-7fff-bfff-ffffffffffff');
  });
});

describe('webhookSecret', () => {
  it('contains 32 bytes of any value', () => {
    const random = seededRandom(1);
    const secrets = Array.from({ length: 100 }, () => webhookSecret(random));
    const bytes = secrets.map((secret) => {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      return [...Buffer.from(secret.slice(6), 'base64')];
    });
    expect(Math.max(...bytes.flat())).toBe(255);
    expect(Math.min(...bytes.flat())).toBe(0);
  });
});

describe('seededRandom', () => {
  it('repeats with its seed, evenly from 0 to below 1', () => {
    const [a, b, c] = [seededRandom(7), seededRandom(7), seededRandom(8)];
    const numbers = Array.from({ length: 1000 }, a);
    expect(Array.from({ length: 1000 }, b)).toEqual(numbers);
    expect(Array.from({ length: 1000 }, c)).not.toEqual(numbers);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(share).toBeGreaterThan(60);
    }
  });

  it('returns the numbers of mulberry32', () => {
    // The first numbers of the reference implementation for seed 0.
    const random = seededRandom(0);
    expect([random(), random()].map((number) => Math.round(number * 2 ** 32))).toEqual([
      1144304738, 1416247,
    ]);
  });
});
