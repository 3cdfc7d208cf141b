import { expect, it } from 'vitest';
import { withoutLinks } from './plain-text';

it('makes a title of a summary with links and lines', () => {
  expect(withoutLinks('Merges [two](/two)\n  shelves.\n')).toBe('Merges two shelves.');
});
