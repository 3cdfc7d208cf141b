import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../contract/problem';
import { type Allowed, figureProblems, rangesOf } from './figures';
import { proseOf } from './prose';

const page = (source: string) => proseOf('partners/general/a.mdx', source);
const faultsOf = (source: string, list: readonly Allowed[] = []): readonly string[] =>
  figureProblems(page(source), list).map(formatProblem);
const SCRIPTS: Allowed = { file: '*', under: 'Script: ', why: 'example' };

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
    'sandbox: Wait 5 minutes.',
  ])('leaves %j alone', (source) => expect(faultsOf(source)).toEqual([]));

  it('ignores figures below a heading, up to the next section', () => {
    const source = '### Script: a\n\nWait 5 minutes.\n\n#### End\n\n2 days.\n\n## Next\n\n6 hours.';
    expect(faultsOf(source, [SCRIPTS])).toEqual([expect.stringContaining(':11:1 "6 hours"')]);
  });

  it('ignores figures that are allowed in a file, and returns their ranges', () => {
    const good: Allowed = { file: 'a.mdx', text: 'takes 24 hours', why: 'advice' };
    const source = 'It takes\n24 hours.';
    expect(faultsOf(source, [good])).toEqual([]);
    expect(faultsOf(source, [{ file: 'a.mdx', why: 'example' }])).toEqual([]);
    expect(faultsOf(source, [{ ...good, file: 'b.mdx' }])).toHaveLength(1);
    expect(rangesOf(good, page(source))).toHaveLength(1);
    expect(rangesOf(SCRIPTS, page(source))).toEqual([]);
  });
});
