import { describe, expect, it } from 'vitest';
import type { Prose } from '../glossary/prose';
import { checkFigures, figureProse, type Allowed } from './figures';

const page = (source: string): readonly Prose[] => [figureProse('partners/general/a.mdx', source)];
const faultsOf = (source: string, list: readonly Allowed[] = []): readonly string[] =>
  checkFigures(page(source), list).faults;

describe('a figure written by hand', () => {
  it.each([
    ['It takes 24 hours.', '1:10 "24 hours"'],
    ['It takes\ntwo business days.', '2:1 "two business days"'],
    ['At most 10 MiB.', '1:9 "10 MiB"'],
    ['| a | b |\n| - | - |\n| c | 3 more attempts |', '3:7 "3 more attempts"'],
    ['Until 16:00 CET.', '1:7 "16:00 CET"'],
    ['The fee rose by 1.5 percent.', '1:17 "1.5 percent"'],
  ])('finds the one in %j', (source, fault) => {
    expect(faultsOf(source)).toEqual([expect.stringContaining(`partners/general/a.mdx:${fault}`)]);
  });

  it.each([
    'It takes <Figure id="addressCoolingOff" />.',
    'See `24 hours`.',
    'Pay 25.50 EUR to two users.',
    'It began on 2 May.',
    '### Script: from start to end\n\n1. **Wait** for 5 minutes.\n\n## Next',
  ])('leaves %j alone', (source) => expect(faultsOf(source)).toEqual([]));

  it('reads on after a script', () => {
    const source = '### Script: a\n\nWait 5 minutes.\n\n## Next\n\nWait 6 minutes.';
    expect(faultsOf(source)).toEqual([expect.stringContaining(':7:6 "6 minutes"')]);
  });

  it('wants a source for every standard, and a use for every allowance', () => {
    const unsourced: Allowed = { file: 'a.mdx', text: 'takes 24 hours', why: 'standard' };
    expect(faultsOf('It takes 24 hours.', [unsourced])).toEqual([
      expect.stringContaining('a standard has a source'),
    ]);
    const good: Allowed = { ...unsourced, source: 'A rulebook' };
    expect(faultsOf('It takes 24 hours.', [good])).toEqual([]);
    expect(faultsOf('Nothing.', [good])).toEqual([expect.stringContaining('is nowhere')]);
    expect(faultsOf('It takes 24 hours.', [{ ...good, file: 'b.mdx' }])).toHaveLength(2);
  });
});
