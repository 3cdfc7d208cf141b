import { seededRandom } from '../../src/reference/mock/ids';

/** What a page needs of chance. */
export interface Chance {
  /** One of the items. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** So many different items, in their order. */
  readonly some: <T>(items: readonly T[], count: number) => readonly T[];
  /** Hexadecimal digits. */
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
