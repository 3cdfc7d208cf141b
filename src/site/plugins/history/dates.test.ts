import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceAt } from '../../../reference/contract/testing/workspace';
import { newestCommits, readLog } from './commits';
import { PageDates } from './dates';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const repository = join(folder, 'site');

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@docs.example', ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const commit = (day: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  git('add', '--all');
  const date = `${day}T12:00:00Z`;
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@docs.example', 'commit', '-qm', day],
    {
      cwd: repository,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    },
  );
};

const PAGE = 'partners/general/intro.mdx';
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

beforeAll(() => {
  mkdirSync(repository);
  git('init', '--quiet');
  commit('2026-01-01', {
    [PAGE]: "import Limits from '../shared/prose/_limits.mdx';\n\n# Introduction\n\n<Limits />\n",
    'partners/general/fees.mdx': '# Fees\n',
    'partners/shared/prose/_limits.mdx': 'Ten.\n',
    'src/site/components/landing/Hero/index.tsx': 'hero\n',
  });
  commit('2026-02-01', { 'partners/shared/prose/_limits.mdx': 'Twenty.\n' });
  commit('2026-03-01', { 'README.md': 'Read me.\n' });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('dates of pages', () => {
  it('come from the newest commit of a page or its imports', () => {
    const dates = new PageDates(workspaceAt(repository));
    expect(dates.areKnown).toBe(true);
    expect(day(dates.ofPage(PAGE))).toBe('2026-02-01');
    expect(day(dates.ofPage('partners/general/fees.mdx'))).toBe('2026-01-01');
    expect(day(dates.ofFiles(['src/site/components/landing/Hero']))).toBe('2026-01-01');
  });

  it('are known even if a page imports a missing file or itself', () => {
    const text = (name: string) => `import Part from '${name}';\n\n<Part />\n`;
    writeFileSync(join(repository, PAGE), text('../shared/prose/_Limits.mdx'));
    writeFileSync(join(repository, 'partners/general/fees.mdx'), text('./fees.mdx'));
    const dates = new PageDates(workspaceAt(repository));
    expect(day(dates.ofPage(PAGE))).toBe('2026-01-01');
    expect(day(dates.ofPage('partners/general/fees.mdx'))).toBe('2026-01-01');
    git('checkout', '--quiet', '.');
  });

  it('are unknown for a page that is not committed', () => {
    expect(
      new PageDates(workspaceAt(repository)).ofPage('partners/general/new.mdx'),
    ).toBeUndefined();
  });

  it('are unknown without a history, and in a shallow clone', () => {
    expect(new PageDates(workspaceAt(folder)).areKnown).toBe(false);
    const shallow = join(folder, 'shallow');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, shallow]);
    expect(newestCommits(shallow)).toBeUndefined();
    expect(new PageDates(workspaceAt(shallow)).ofPage(PAGE)).toBeUndefined();
  });

  it('use the newest time of a file, regardless of the order of commits', () => {
    expect(
      readLog(['', '100\n\na.mdx\n', '300\n\na.mdx\nb.mdx\n', '200\n\nb.mdx\n'].join('\0')),
    ).toEqual(
      new Map([
        ['a.mdx', 300],
        ['b.mdx', 300],
      ]),
    );
  });
});
