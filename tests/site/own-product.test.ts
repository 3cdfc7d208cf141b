import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../scripts/copy-repository';
import { ensureBrowser } from '../../scripts/programs';
import { movedSections } from '../../src/site/config/redirects';
import { setIds } from '../../src/site/config/sets';
import { site as old } from '../../src/site/config/site';
import { BROWSER_FLAGS } from '../support/browser-flags';
import { axeFindings, STRICT_RULES } from '../support/axe';
import { siteFolder } from '../support/editable-site';
import { layoutOf } from '../support/layout';
import { startPagesServer, type PagesServer } from '../support/pages-server';
import { ROOT } from '../support/paths';
import { hydrated, watchProblems } from '../support/test';
import { startWebServer, webServers } from '../support/web-servers';
import { readSite, type Site } from './site';

/*
 * Follows `docs/own-product.md` like a new owner: runs its commands on a copy of the repository
 * with a document that was not written for this site. Further such documents are added, so that one
 * build shows what the pages of foreign documents look like in a browser.
 */
const GUIDE = 'docs/own-product.md';
const DOCUMENT = '@readme/oas-examples/3.0/json/petstore.json';
const MORE: Readonly<Record<string, string>> = {
  trains: '@readme/oas-examples/3.1/json/train-travel.json',
  hooks: '@readme/oas-examples/3.1/json/webhooks.json',
  keys: '@readme/oas-examples/3.0/json/security.json',
  nested: '@readme/oas-examples/3.0/json/complex-nesting.json',
  // Names of tags that mean something to Docusaurus, or to a file system.
  names: '../tests/fixtures/adopt/names.yaml',
};
const OWN = {
  productName: 'Acme',
  headline: 'Every pet, behind one API',
  tagline: 'Pets, stores and orders for your users, through one API.',
  url: 'https://developers.acme.example',
  // At the root of a host; the site itself is below a path.
  baseUrl: '/',
};
/** Maximum number of elements that a page lays out before anything is opened. */
const MOST_LAID_OUT = 3_000;
/** Commands of the guide that are not run: installing is already done, and serving does not end. */
const NOT_RUN = ['npm ci', 'npm start'];

const dir = siteFolder('own');
const commands = [...readFileSync(join(ROOT, GUIDE), 'utf8').matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .filter((command) => !NOT_RUN.includes(command));
const npm = (command: string): string =>
  execFileSync('sh', ['-c', command], { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * Writes the names of the new owner to `src/site/config/site.ts`, the only file that contains them.
 */
function rename(): void {
  const file = join(dir, 'src/site/config/site.ts');
  const text = Object.entries(OWN).reduce(
    (all, [name, value]) => {
      const before = old[name as keyof typeof OWN];
      if (all.split(`'${before}'`).length !== 2)
        throw new Error(`${before} is not once in ${file}.`);
      return all.replace(`'${before}'`, () => `'${value}'`);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

const outputs = new Map<string, string>();
let built: Site;
let server: PagesServer;
let browser: Browser;

beforeAll(async () => {
  copyRepository(ROOT, dir);
  copyFileSync(join(ROOT, 'node_modules', DOCUMENT), join(dir, 'openapi.json'));
  rename();
  for (const command of commands) {
    if (command.startsWith('npm run build')) {
      for (const [set, document] of Object.entries(MORE)) {
        npm(`npm run -s adopt -- ${join(ROOT, 'node_modules', document)} --set ${set}`);
      }
    }
    outputs.set(command, npm(command));
  }
  const [origin, baseUrl] = [OWN.url, OWN.baseUrl];
  built = readSite(join(dir, 'build'), { origin, baseUrl });
  server = await startPagesServer({ root: join(dir, 'build'), baseUrl });
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_FLAGS] });
}, 900_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const textOf = (file: string): string => built.files.get(file)?.toString('utf8') ?? '';

describe('the guide for one’s own product', () => {
  it('covers the document, the names, a build and a deployment', () => {
    const scripts = commands.map((command) => /^npm run (?:-s )?([\w:-]+)/.exec(command)?.[1]);
    expect(new Set(scripts)).toEqual(
      new Set(['adopt', 'sets', 'images', 'score', 'content', 'build', 'hosts']),
    );
    expect(outputs.get('npm run -s hosts -- nginx.conf')).toContain('location / {');
  });

  it('leaves no words and no addresses of the sample', () => {
    const words = [old.productName, ...setIds, ...movedSections.map(({ from }) => from)].join('|');
    // Short names are also ordinary words; only as part of an address do they refer to the set.
    const left = new RegExp(
      `\\b${old.productName}\\b|sample contract|["(/](?:${words})[/"#.)]`,
      'i',
    );
    const paths = [new URL(old.url).host, old.baseUrl];
    const faults = [...built.files]
      .filter(([file]) => /\.(?:html|md|txt|xml|json|yaml|webmanifest)$/.test(file))
      .flatMap(([file, bytes]) => {
        const text = bytes.toString('utf8');
        const found = [left.exec(text)?.[0], ...paths.filter((path) => text.includes(path))];
        return found.flatMap((word) => (word === undefined ? [] : [`${file}: ${word}`]));
      });
    expect(faults).toEqual([]);
    expect(built.files.size).toBeGreaterThan(100);
  });

  it('puts the new names everywhere', () => {
    for (const file of ['index.html', '404.html', 'site.webmanifest', 'pets/api/pet.html']) {
      expect(textOf(file), file).toContain(OWN.productName);
    }
    expect(textOf('index.html')).toContain(OWN.headline);
    expect(textOf('sitemap.xml')).toContain(`${OWN.url}${OWN.baseUrl}pets/api/pet<`);
    expect(textOf('llms.txt')).toContain('## Pet shop\n');
    const before = readFileSync(join(ROOT, 'static/img/social-card.png'));
    expect(built.files.get('img/social-card.png')?.equals(before)).toBe(false);
  });

  it('lets only playgrounds call other servers', () => {
    const policy = (page: string): string =>
      /connect-src ([^;]*);/.exec(textOf(`pets/${page}.html`))?.[1] ?? '';
    expect(policy('api/playground')).toContain('https:');
    expect(policy('api/pet')).not.toContain('https:');
  });
});

describe.each(webServers)('$program.name', (webServer) => {
  it('serves every page, and all that a page names', async () => {
    const running = await startWebServer(webServer, join(dir, 'build'), OWN.baseUrl);
    const named = built.pages.flatMap(({ route, html }) => [
      ...(route === '/404' ? [] : [route]),
      ...[...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, path = '']) => path),
    ]);
    const missing: string[] = [];
    for (const path of new Set(named)) {
      const { status } = await fetch(running.origin + path, { redirect: 'manual' });
      if (status !== 200) missing.push(`${path}: ${status}`);
    }
    running.stop();
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(1_000);
  });
});

describe('pages of documents that were not written for this site', () => {
  /** Returns the faults that a reader would notice on a page at this width. */
  async function faultsOf(page: Page, width: number): Promise<readonly string[]> {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await axeFindings(page, 'html', STRICT_RULES);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const { laidOut } = await layoutOf(page);
    return [
      ...violations,
      ...(wider > 0 ? [`${wider} px wider than the window`] : []),
      ...(laidOut > MOST_LAID_OUT ? [`${laidOut} elements laid out`] : []),
    ].map((fault) => `${width} px: ${fault}`);
  }

  it('run, fit and are accessible', { timeout: 900_000 }, async () => {
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
    const problems = watchProblems(page);
    const faults: string[] = [];
    const routes = built.pages.filter(({ file }) => file !== '404.html').map(({ route }) => route);
    for (const route of routes) {
      await page.goto(`.${route}`);
      await hydrated(page);
      const seen = [...(await faultsOf(page, 1280)), ...(await faultsOf(page, 375))];
      faults.push(...[...problems.splice(0), ...seen].map((fault) => `${route}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThan(5 * (Object.keys(MORE).length + 1));
    // Seeds faults, to prove that the check finds them.
    await page.evaluate((count) => {
      const faults = '<img src="data:,"><hr style="min-width: 999px">';
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', faults + '<i></i>'.repeat(count));
    }, MOST_LAID_OUT);
    expect((await faultsOf(page, 375)).join('\n')).toMatch(
      /image-alt[^]*wider than the window[^]*elements laid out/,
    );
  });
});
