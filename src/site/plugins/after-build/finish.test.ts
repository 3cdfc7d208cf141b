import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANY_SERVER } from '../../boot/policy';
import { finishPages } from './finish';
import { withPolicy } from './policy';

const MANY = 40;
const SHEETS = { site: '.navbar{top:0}', fees: '.fee_1{top:0}' };

let outDir = '';
const write = (name: string, text: string): Promise<void> =>
  writeFile(path.join(outDir, name), text);
const read = (name: string): Promise<string> => readFile(path.join(outDir, name), 'utf8');

const pageWith = (head: string, script: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8">${head}</head>` +
  `<body><script>${script}</script>${body}</body></html>`;
const written = (body: string): string =>
  pageWith('<link rel="stylesheet" href="/docs/assets/css/site.css" />', 'run( 1 );', body);
const inline = (name: keyof typeof SHEETS): string =>
  `<style data-href="/docs/assets/css/${name}.css">${SHEETS[name]}</style>`;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'finish-'));
  await mkdir(path.join(outDir, 'assets', 'css'), { recursive: true });
  for (const [name, css] of Object.entries(SHEETS)) await write(`assets/css/${name}.css`, css);
});

afterEach(() => rm(outDir, { recursive: true }));

it('gives each page minified scripts, its own styles, and the policy for both', async () => {
  await write('index.html', written('Landing'));
  await write('play.html', written('<p class="fee_1">Fee</p>'));
  await write('other.html', written(''));
  const connectionsOf = (page: string) => (page === 'play' ? ANY_SERVER : []);
  await finishPages({ outDir, baseUrl: '/docs/', pages: ['', 'play'], connectionsOf });
  expect(await read('index.html')).toBe(
    withPolicy(pageWith(inline('site'), 'run(1)', 'Landing'), []),
  );
  expect(await read('play.html')).toBe(
    withPolicy(
      pageWith(inline('site') + inline('fees'), 'run(1)', '<p class="fee_1">Fee</p>'),
      ANY_SERVER,
    ),
  );
  expect(await read('other.html')).toBe(written(''));
  expect((await readdir(outDir)).sort()).toEqual([
    'assets',
    'index.html',
    'other.html',
    'play.html',
  ]);
});

it('handles more pages than one batch', async () => {
  const pages = Array.from({ length: MANY }, (_, index) => `page${index}`);
  for (const page of pages) await write(`${page}.html`, written(page));
  await finishPages({ outDir, baseUrl: '/docs/', pages, connectionsOf: () => [] });
  const texts = await Promise.all(pages.map((page) => read(`${page}.html`)));
  expect(texts.filter((html) => html.includes('Content-Security-Policy'))).toHaveLength(MANY);
});
