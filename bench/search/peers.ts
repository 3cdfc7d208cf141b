import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_URL, BUILD_DIR, ROOT } from '../../tests/support/paths';
import { withPage } from './browser';
import { pagefind, type Peer, searchLocal } from './peer-drivers';
import { type BenchQuery, mean, median, readQueries, reciprocalRank } from './queries';

const FOLDER = join(ROOT, '.cache/search-peers');
const PACKAGES = ['pagefind@1.6.0', '@easyops-cn/docusaurus-search-local@0.55.3'];
/** The peers must use the site's own copies of these. */
const SHARED = ['@docusaurus', 'react', 'react-dom', '@mdx-js'];

const run = (command: string, args: readonly string[], cwd: string, environment = {}): void => {
  execFileSync(command, [...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
};

/** Installs the peers beside the site: they are no part of it. */
const install = (): void => {
  if (existsSync(join(FOLDER, 'node_modules/pagefind'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...PACKAGES], FOLDER);
  for (const name of SHARED) {
    rmSync(join(FOLDER, 'node_modules', name), { recursive: true, force: true });
  }
};

const pathOf = (url: string): string => {
  const { pathname, hash } = new URL(url, 'https://site.example');
  const path = decodeURIComponent(pathname)
    .replace(BASE_URL, '/')
    .replace(/(?:\/index)?\.html$|\/$/, '');
  return path + decodeURIComponent(hash);
};
const pageOf = (path: string): string => path.split('#')[0] ?? '';

/** Current set first, as the embedded search has it: the peers know no sets. */
const inOrder = (found: readonly string[], { set }: BenchQuery): readonly string[] => {
  const isOfSet = (path: string) => path.startsWith(`/${set}`);
  return [...found.filter(isOfSet), ...found.filter((path) => !isOfSet(path))];
};

const SETS = ['tuning', 'held-out'] as const;

/** Figures of one engine, for the table. */
async function measure(root: string, peer: Peer): Promise<readonly string[]> {
  return withPage(root, async (bench) => {
    await bench.page.goto(`${bench.url}general`);
    await bench.page.waitForLoadState('networkidle');
    await bench.bytes();
    await peer.open(bench);
    await peer.ask(bench, 'card');
    const bytes = await bench.bytes();
    const times: number[] = [];
    const ranks: { readonly toHeading: string; readonly toPage: string }[] = [];
    for (const set of SETS) {
      const exact: number[] = [];
      const page: number[] = [];
      for (const query of readQueries(set)) {
        const answer = await peer.ask(bench, query.query);
        const found = inOrder(answer.found.map(pathOf), query);
        times.push(answer.time);
        exact.push(reciprocalRank(found, query.wanted));
        const pages = [...new Set(found.map(pageOf))];
        page.push(reciprocalRank(pages, query.wanted.map(pageOf)));
      }
      ranks.push({ toHeading: mean(exact).toFixed(3), toPage: mean(page).toFixed(3) });
    }
    return [
      ...ranks.map(({ toHeading }) => toHeading),
      ranks.map(({ toPage }) => toPage).join(', '),
      `${bytes} B`,
      `${median(times).toFixed(0)} ms`,
    ];
  });
}

/** One HTML file per page, without the copies for other addresses. */
const copyPages = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILD_DIR, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const page = file.replace(/[\\/]index\.html$/, '.html');
    if (page !== file && existsSync(join(folder, page))) rmSync(join(folder, file));
  }
};

const pagefindSite = (): string => {
  const site = join(FOLDER, 'pages');
  copyPages(site);
  run('npx', ['pagefind', '--site', site, '--root-selector', 'main'], FOLDER);
  return site;
};

const searchLocalSite = (): string => {
  const site = join(FOLDER, 'easyops-site');
  const args = ['scripts/docusaurus.mjs', 'build', '--config', 'bench/search/easyops.config.ts'];
  run(process.execPath, [...args, '--out-dir', site], ROOT, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/search-peers/generated',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  return site;
};

const COLUMNS = [
  'Engine',
  'MRR tuning',
  'MRR held out',
  'To the page only',
  'To the first result',
  'A query',
];

/**
 * Measures Pagefind and docusaurus-search-local on the same pages and queries.
 *
 * @param own the embedded search's figures, in the order of the columns
 */
export async function measurePeers(own: readonly string[]): Promise<void> {
  install();
  console.log('\nPeers on the same pages and queries');
  const print = (...row: readonly string[]): void => console.log(row.join(' | '));
  const [pagefindName = '', searchLocalName = ''] = PACKAGES;
  print(...COLUMNS);
  print('Embedded', ...own);
  print(pagefindName, ...(await measure(pagefindSite(), pagefind)));
  print(searchLocalName, ...(await measure(searchLocalSite(), searchLocal)));
}
