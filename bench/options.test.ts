import { describe, expect, it } from 'vitest';
import { PARTS, readOptions } from './options';

describe('arguments of the bench', () => {
  it('measures everything on 33 pages by default', () => {
    expect(readOptions([])).toEqual({
      parts: PARTS,
      pages: 33,
      sizes: [33],
      passes: 5,
      reuse: false,
    });
  });

  it('takes parts, sizes and repetitions', () => {
    const args = ['--only', 'weight,build', '--pages', '33,500', '--passes', '7', '--reuse'];
    expect(readOptions(args)).toEqual({
      parts: ['weight', 'build'],
      pages: 33,
      sizes: [33, 500],
      passes: 7,
      reuse: true,
    });
  });

  it.each([
    [['--only', 'wieght'], 'There is no part wieght'],
    [['--pages', 'many'], 'many is not a positive whole number'],
    [['--passes', '0'], '0 is not a positive whole number'],
    [['--page', '33'], "Unknown option '--page'"],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
