import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractProblems, readContract } from './load';
import { isError } from './problem';
import { readSetFile, setFilePath } from './set-file';
import { SiteCopy } from './testing/site-copy';
import { workspaceAt } from './testing/workspace';

/** A copy of the library whose set `general` has the given file, and one mistake of each level. */
function libraryWith(file: string): SiteCopy {
  const site = new SiteCopy();
  writeFileSync(setFilePath(site.dir, 'general'), file);
  site.edit('general/contract/loan.yaml', '        x-unit: days\n', '');
  site.edit('general/contract/loan.yaml', 'Lend a book', 'Lend a book.');
  site.edit('general/contract/loan.yaml', 'description: Length of the loan.', 'title: Days');
  return site;
}

const rulesOf = async (
  site: SiteCopy,
  isDevelopment = false,
): Promise<Record<string, readonly string[]>> => {
  const problems = await contractProblems(workspaceAt(site.dir, isDevelopment), 'general');
  const ids = (isWanted: boolean) =>
    problems.filter((problem) => isError(problem) === isWanted).map(({ rule = '' }) => rule);
  return { errors: [...new Set(ids(true))].sort(), warnings: [...new Set(ids(false))].sort() };
};

describe('the level of a set', () => {
  it.each([
    ['partner', ['number-unit', 'schema-words', 'summary-style'], []],
    ['good', ['schema-words'], ['number-unit', 'summary-style']],
    ['publish', [], ['number-unit', 'schema-words', 'summary-style']],
  ])('%s', async (level, errors, warnings) => {
    using site = libraryWith(`level: ${level}\nconventions: shared\n`);
    expect(await rulesOf(site)).toEqual({ errors, warnings });
  });

  it('accepts the contract with its warnings', async () => {
    using site = libraryWith('level: publish\nconventions: shared\n');
    const contract = await readContract(workspaceAt(site.dir), 'general');
    expect(contract.operations).toHaveLength(4);
  });

  it('turns warnings off in a dev server', async () => {
    using site = libraryWith('level: good\nconventions: shared\n');
    expect(await rulesOf(site, true)).toEqual({ errors: ['schema-words'], warnings: [] });
  });

  it('can be overridden for a rule', async () => {
    using site = libraryWith(
      'level: good\nconventions: shared\nrules: { summary-style: error, schema-words: off }\n',
    );
    expect(await rulesOf(site)).toEqual({ errors: ['summary-style'], warnings: ['number-unit'] });
  });
});

it('reports an invalid file at its place, and then checks everything', () => {
  using site = libraryWith('level: lax\nconventions: shared\n');
  const { level, problems } = readSetFile(workspaceAt(site.dir), 'general');
  expect(level).toBe('partner');
  expect(problems).toMatchObject([{ place: { file: 'partners/general/set.yaml', line: 1 } }]);
});
