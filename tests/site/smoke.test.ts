import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smoke, type SmokeResult } from '../../scripts/smoke/checks';
import { site } from '../../src/site/config/site';
import { type PagesServer, startPagesServer } from '../support/pages-server';
import { BUILD_DIR } from '../support/paths';

const PUBLISHED = site.url + site.baseUrl;
let folder = '';
let server: PagesServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  server = await startPagesServer({ root: BUILD_DIR, baseUrl: site.baseUrl });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request for the published address to the local server instead. */
const ask = (address: string): Promise<Response> =>
  fetch(address.replace(PUBLISHED, server.url), { redirect: 'manual' });

/** Checks a copy of the site with a fault in it. */
async function broken(name: string, breakIt: (root: string) => void): Promise<SmokeResult> {
  const root = path.join(folder, name);
  cpSync(BUILD_DIR, root, { recursive: true });
  breakIt(root);
  server.deploy(root);
  return smoke(PUBLISHED, ask);
}

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, `the fault in ${file}`).not.toBe(before);
  writeFileSync(file, after);
};

it('finds nothing wrong with the built site', async () => {
  server.deploy(BUILD_DIR);
  const { checked, faults } = await smoke(PUBLISHED, ask);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(38);
});

it.each<[string, (root: string) => void, RegExp]>([
  [
    'a page that is not there',
    (root) => {
      rmSync(path.join(root, 'general/fees.html'));
      rmSync(path.join(root, 'general/fees'), { recursive: true });
    },
    /general\/fees: status 404 instead of 200/,
  ],
  [
    'a script that is not there',
    (root) => {
      const scripts = path.join(root, 'assets/js');
      const main = readdirSync(scripts).find((name) => /^main\..*\.js$/.test(name)) ?? '';
      rmSync(path.join(scripts, main));
    },
    /assets\/js\/main\..*\.js: status 404/,
  ],
  [
    'pages built for another address',
    (root) => {
      edit(path.join(root, 'general.html'), (html) =>
        html.replaceAll(PUBLISHED, 'https://elsewhere.example/'),
      );
    },
    /general: canonical link is https:\/\/elsewhere\.example/,
  ],
  [
    'a moved page that leads nowhere',
    (root) => {
      edit(path.join(root, 'peer-wallet/index.html'), (html) => html.replace('; url=', '; '));
    },
    /peer-wallet\/: leads to nowhere/,
  ],
  [
    'a sitemap of another site',
    (root) => {
      edit(path.join(root, 'sitemap.xml'), (xml) =>
        xml.replaceAll(PUBLISHED, 'https://elsewhere.example/'),
      );
    },
    /elsewhere\.example\/\S* belongs to another site/,
  ],
])('reports %s', async (name, breakIt, message) => {
  const { faults } = await broken(name.replaceAll(' ', '-'), breakIt);
  expect(faults.join('\n')).toMatch(message);
});

it('reports a host that answers 200 for every address', async () => {
  server.deploy(BUILD_DIR);
  const { faults } = await smoke(PUBLISHED, async (address) => {
    const answer = await ask(address);
    return new Response(answer.body, { status: 200, headers: answer.headers });
  });
  expect(faults).toEqual([expect.stringMatching(/no-such-page.*: status 200 instead of 404/)]);
});

it('reports a host that does not answer', async () => {
  const { faults } = await smoke(PUBLISHED, () => Promise.reject(new Error('connect refused')));
  expect(faults.every((fault) => fault.endsWith('connect refused'))).toBe(true);
  expect(faults.length).toBeGreaterThan(2);
});
