import { expect, it } from 'vitest';
import { lead } from './words';

it('combines sets with the same text in a sentence', () => {
  const usual = 'has a reference.';
  const sets = ['Pets', 'Toys', 'News'].map((title) => ({ title, does: usual }));
  const own = { title: 'Cards', does: 'pays with cards.' };
  expect(lead(sets.slice(0, 1))).toBe('Pets has a reference.');
  expect(lead([...sets, own])).toBe(
    'Pets, Toys and News: each has a reference. Cards pays with cards.',
  );
});
