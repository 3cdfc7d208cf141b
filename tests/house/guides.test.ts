import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guideIsTrue, type Repository } from './guides';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const repository: Repository = { scripts, exists: existsSync };

describe('guides', () => {
  it.each([
    ['README.md', 12],
    ['CONTRIBUTING.md', 15],
    ['docs/own-product.md', 12],
    ['SECURITY.md', 1],
  ])('%s names what is there', (file, atLeast) => {
    const { checked, faults } = guideIsTrue(file, readFileSync(file, 'utf8'), repository);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    '[guide](GONE.md)',
    '![picture](docs/gone.png)',
    'See `src/gone/`.',
    'See `tests/gone.ts`.',
    'Run `npm run gone`.',
  ])('reports "%s"', (markdown) => {
    expect(guideIsTrue('a.md', markdown, repository).faults).toHaveLength(1);
  });

  it('ignores patterns and web addresses', () => {
    const markdown = 'Edit `partners/<set>/*.mdx`, see [it](https://standards.example/).';
    expect(guideIsTrue('a.md', markdown, repository)).toEqual({ checked: 0, faults: [] });
  });
});
