import { expect, it } from 'vitest';
import { withoutLinks } from './plain-text';

it('makes a title from a summary with links and line breaks', () => {
  expect(withoutLinks('Merges [two](/two)\n  shelves.\n')).toBe('Merges two shelves.');
});
