import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_URL, BUILD_DIR, ROOT } from '../../tests/support/paths';
import { type BenchPage, withPage } from './browser';
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

const install = (): void => {
  if (existsSync(join(FOLDER, 'node_modules/pagefind'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...PACKAGES], FOLDER);
  for (const name of SHARED) {
    rmSync(join(FOLDER, 'node_modules', name), { recursive: true, force: true });
  }
};

interface Peer {
  /** Leaves no results of the query before. */
  prepare(bench: BenchPage): Promise<void>;
  /** Addresses of the results, best first. */
  ask(bench: BenchPage, query: string): Promise<readonly string[]>;
}

interface Measured {
  readonly bytes: number;
  readonly warm: number;
}

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

async function measure(name: string, root: string, peer: Peer): Promise<void> {
  const { bytes, warm }: Measured = await withPage(root, async (bench) => {
    await bench.page.goto(`${bench.url}general`);
    await bench.page.waitForLoadState('networkidle');
    await bench.bytes();
    await peer.prepare(bench);
    await peer.ask(bench, 'card');
    const toFirst = await bench.bytes();
    const times: number[] = [];
    for (const set of ['tuning', 'held-out'] as const) {
      const exact: number[] = [];
      const page: number[] = [];
      for (const query of readQueries(set)) {
        await peer.prepare(bench);
        const start = performance.now();
        const found = inOrder((await peer.ask(bench, query.query)).map(pathOf), query);
        times.push(performance.now() - start);
        exact.push(reciprocalRank(found, query.wanted));
        const pages = [...new Set(found.map(pageOf))];
        page.push(reciprocalRank(pages, query.wanted.map(pageOf)));
      }
      console.log(
        `${name} ${set}: MRR ${mean(exact).toFixed(3)} to the heading, ${mean(page).toFixed(3)} to the page`,
      );
    }
    return { bytes: toFirst, warm: median(times) };
  });
  console.log(
    `${name}: ${bytes} bytes brotli to the first result, ${warm.toFixed(0)} ms a query\n`,
  );
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

const pagefind: Peer = {
  prepare: () => Promise.resolve(),
  ask: ({ page }, query) =>
    page.evaluate(
      async ([address, text]) => {
        interface Result {
          readonly data: () => Promise<{ url: string; sub_results: { url: string }[] }>;
        }
        const module = (await import(address ?? '')) as {
          search: (query: string) => Promise<{ results: Result[] }>;
        };
        const { results } = await module.search(text ?? '');
        const data = await Promise.all(results.slice(0, 8).map((result) => result.data()));
        return data.flatMap((one) => one.sub_results.map(({ url }) => url));
      },
      [`${BASE_URL}pagefind/pagefind.js`, query],
    ),
};

const EASYOPS_INPUT = 'input[type="search"][name="q"]';

/** Its search page shows all results, the box in the navbar only the first. */
const easyops: Peer = {
  prepare: async ({ page, url }) => {
    const input = page.locator(EASYOPS_INPUT);
    if ((await input.count()) === 0) await page.goto(`${url}search`);
    await input.fill('');
    await page.waitForFunction(() => !/documents? (?:were )?found/.test(document.body.innerText));
  },
  ask: async ({ page }, query) => {
    await page.locator(EASYOPS_INPUT).fill(query);
    // Some queries stop its worker: they have no answer.
    const isAnswered = await page
      .waitForFunction(
        () => /documents? (?:were )?found/.test(document.body.innerText),
        undefined,
        { timeout: 5_000 },
      )
      .then(
        () => true,
        () => false,
      );
    if (!isAnswered) return [];
    return page
      .locator('section article h2 a')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href.replace(/\?_highlight=[^#]*/, '')),
      );
  },
};

/** Measures Pagefind and docusaurus-search-local on the same pages. */
export async function measurePeers(): Promise<void> {
  install();
  console.log('\nPeers on the same pages');
  const copy = join(FOLDER, 'pages');
  copyPages(copy);
  run('npx', ['pagefind', '--site', copy, '--root-selector', 'main'], FOLDER);
  await measure('Pagefind', copy, pagefind);
  const site = join(FOLDER, 'easyops-site');
  const args = ['scripts/docusaurus.mjs', 'build', '--config', 'bench/search/easyops.config.ts'];
  run(process.execPath, [...args, '--out-dir', site], ROOT, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/search-peers/generated',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  await measure('search-local', site, easyops);
}
