import { seededRandom } from '../../src/reference/mock/ids';

/** Random choices for a page. */
export interface Chance {
  /** Returns one of the items. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Returns the given number of distinct items, in their original order. */
  readonly some: <T>(items: readonly T[], count: number) => readonly T[];
  /** Returns hexadecimal digits. */
  readonly hex: (digits: number) => string;
}

export function chanceFrom(seed: number): Chance {
  const random = seededRandom(seed);
  return {
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    some: (items, count) => {
      const ranked = items.map((item, place) => ({ item, place, rank: random() }));
      const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.sort((a, b) => a.place - b.place).map(({ item }) => item);
    },
    hex: (digits) =>
      Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join(''),
  };
}
