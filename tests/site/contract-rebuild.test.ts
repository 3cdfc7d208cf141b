import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContractSite } from '../support/contract-site';
import { ROOT } from '../support/paths';

const run = promisify(execFile);
type PageName = 'api/loan' | 'api/reader';

let site: ContractSite;

/** Builds the site; the persistent cache of the last build is in its `node_modules/.cache`. */
async function build(): Promise<void> {
  const args = [join(ROOT, 'scripts/docusaurus.mjs'), 'build', site.dir, '--no-minify'];
  await run(process.execPath, args, { cwd: site.dir, maxBuffer: 64 * 1024 * 1024 });
}

async function failedBuild(): Promise<string> {
  try {
    await build();
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
  throw new Error('The build went through.');
}

const textOf = (page: PageName): string =>
  readFileSync(join(site.dir, 'build', `${page}.html`), 'utf8');

const compiledAt = (page: PageName): readonly string[] =>
  textOf(page).match(/Compiled at \d+/g) ?? [];

beforeAll(async () => {
  site = new ContractSite();
  // Otherwise the page of readers lists an error of loans, and correctly depends on them.
  site.edit('general/errors.yaml', 'topic: reader', 'topic: loan');
  site.edit('general/api/reader.mdx', '## Errors\n\n<Errors />\n', '');
  await build();
}, 300_000);

afterAll(() => site.remove());

describe('a warm build', () => {
  it('shows the contract of the first build', () => {
    expect(textOf('api/loan')).toContain('Lend a book.');
    expect(textOf('api/reader')).toContain('Get a reader.');
    expect(compiledAt('api/loan')).toHaveLength(4);
  });

  it('compiles nothing when nothing has changed', { timeout: 300_000 }, async () => {
    const before = [compiledAt('api/loan'), compiledAt('api/reader')];
    await build();
    expect([compiledAt('api/loan'), compiledAt('api/reader')]).toEqual(before);
  });

  it(
    'rebuilds the pages of a changed contract file, and no others',
    { timeout: 300_000 },
    async () => {
      const [loan, reader] = [compiledAt('api/loan'), compiledAt('api/reader')];
      site.edit('general/contract/loan.yaml', 'summary: Lend a book', 'summary: Hand out a book');
      await build();
      expect(textOf('api/loan')).toContain('Hand out a book.');
      expect(textOf('api/loan')).not.toContain('Lend a book.');
      expect(compiledAt('api/loan')).not.toEqual(loan);
      expect(compiledAt('api/reader')).toEqual(reader);
    },
  );

  it('fails with the mistakes in pages before Docusaurus does', { timeout: 300_000 }, async () => {
    const page = 'general/api/loan.mdx';
    const undo: [string, string][] = [
      ['title: Loan\n', 'titel: Loan\n'],
      ['Lend books.', 'Lend [books](./book.mdx). ![](./shelf.png) <Bok />'],
    ];
    for (const [right, wrong] of undo) site.edit(page, right, wrong);
    const output = await failedBuild();
    const places = output.match(/partners\/general\/api\/loan\.mdx:\d+:\d+ .+ Next: /g) ?? [];
    expect(places.map((line) => /:(\d+:\d+)/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['2:1', '8:6', '8:27', '8:44']),
    );
    for (const [right, wrong] of undo) site.edit(page, wrong, right);
    await build();
  });

  it('fails with every mistake and its place, and recovers', { timeout: 300_000 }, async () => {
    site.edit('shared/contract/reader.yaml', 'summary: Get a reader', 'summary: Get a Reader');
    const output = await failedBuild();
    expect(output).toMatch(
      /partners\/shared\/contract\/reader\.yaml:6:16 The summary .+ Next: write/,
    );
    site.edit('shared/contract/reader.yaml', 'summary: Get a Reader', 'summary: Look up a reader');
    await build();
    expect(textOf('api/reader')).toContain('Look up a reader.');
  });

  it('fails on an operation that is on no page', { timeout: 300_000 }, async () => {
    site.edit('general/api/loan.mdx', '<Operation id="returnLoan" />\n', '');
    expect(await failedBuild()).toMatch(
      /partners\/general\/contract\/loan\.yaml:\d+:\d+ Operation `returnLoan` is on no page\. Next: put <Operation id="returnLoan" \/> on the page api\/loan\./,
    );
  });
});
