import { expect, it } from 'vitest';
import { namesNote } from './parts';

it('a line contains as many names as fit', () => {
  const codes = Array.from({ length: 250 }, (_, index) => `C${index + 100}`);
  expect(namesNote(codes.slice(0, 3))).toBe('C100, C101, C102');
  const note = namesNote(codes);
  expect(note.length).toBeLessThan(500);
  expect(note).toMatch(/^C100, C101, .*, C179 and 170 more$/);
});
