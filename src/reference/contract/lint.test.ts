import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { daily } from '../../../tests/support/daily';
import { loadContract } from './testing/load-contract';
import { ContractError, formatPlace } from './problem';
import { fixtureOptions, positionOf, SiteCopy } from './testing/site-copy';

/** A mistake: the edit that makes it, and the problem reported for it. */
interface Mistake {
  readonly mistake: string;
  /** File to edit, below `partners`. */
  readonly file: string;
  /** File that is reported, if it is another one. */
  readonly reportedIn?: string;
  readonly find: string;
  readonly replacement: string;
  /** Text that starts at the place reported. */
  readonly at: string;
  readonly message: string;
  readonly next: string;
}

const table = readFileSync(join(import.meta.dirname, 'fixtures/mistakes.yaml'), 'utf8');
const MISTAKES = parse(table) as readonly Mistake[];

async function problemsOf(siteDir: string): Promise<ContractError> {
  const error: unknown = await loadContract(fixtureOptions(siteDir)).catch((e: unknown) => e);
  if (error instanceof ContractError) return error;
  throw new Error('No mistake was found.', { cause: error });
}

describe('a seeded mistake is reported at its place, with the next step', () => {
  it.each(daily(MISTAKES, 5))('$mistake', async (row) => {
    using site = new SiteCopy();
    site.edit(row.file, row.find, row.replacement);
    const file = row.reportedIn ?? row.file;
    const source = readFileSync(join(site.dir, 'partners', file), 'utf8');
    const { problems } = await problemsOf(site.dir);
    const reported = problems.map(({ place, message, next }) => ({
      place: formatPlace(place),
      message,
      next,
    }));
    expect(reported).toContainEqual({
      place: `partners/${file}:${positionOf(source, row.at)}`,
      message: expect.stringContaining(row.message) as string,
      next: expect.stringContaining(row.next) as string,
    });
    // A mistake may cause other problems, but must not overwhelm the writer.
    expect(problems.length).toBeLessThanOrEqual(3);
  });
});

describe('a run', () => {
  it('is tried with many kinds of mistakes', () => {
    expect(MISTAKES.length).toBeGreaterThan(60);
  });

  it('reports every mistake, sorted by place, one line each', async () => {
    using site = new SiteCopy();
    site.edit('shared/contract/reader.yaml', 'Get a reader', 'Get a Reader');
    site.edit('general/contract/loan.yaml', '        x-unit: days\n', '');
    site.edit('general/contract/loan.yaml', 'Lend a book', 'Lend a book.');
    const { message, problems } = await problemsOf(site.dir);
    expect(problems).toHaveLength(3);
    expect(message.split('\n')).toEqual([
      expect.stringMatching(
        /^partners\/general\/contract\/loan\.yaml:\d+:\d+ The summary .+\. Next: .+\.$/,
      ),
      expect.stringMatching(/^partners\/general\/contract\/loan\.yaml:\d+:\d+ The number /),
      expect.stringMatching(/^partners\/shared\/contract\/reader\.yaml:\d+:\d+ The summary /),
    ]);
  });

  it('finds nothing in the contract without mistakes', async () => {
    await expect(loadContract(fixtureOptions())).resolves.toMatchObject({ set: 'general' });
  });
});
