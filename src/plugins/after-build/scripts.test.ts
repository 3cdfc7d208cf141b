import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineScripts, minifyScripts } from './scripts';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'scripts-'));
});
afterEach(() => rm(outDir, { recursive: true }));

const LONG = `
  (function () {
    var attribute = 'data-' + 'mode'; // of the page
    document.documentElement.setAttribute(attribute, '</' + 'p>');
  })();
`;
const DATA = '<script type="application/ld+json">{ "a": "b  c" }</script>';
const FILE = '<script src="/a.js" defer></script>';
const page = (script: string): string => `<p>a</p><script>${script}</script>${DATA}${FILE}<i>b</i>`;

const write = (name: string, html: string): Promise<void> =>
  writeFile(path.join(outDir, name), html);
const read = (name: string): Promise<string> => readFile(path.join(outDir, name), 'utf8');

it('makes the inline scripts of every page small, and leaves everything else', async () => {
  await write('index.html', page(LONG));
  await write('404.html', page(LONG));
  expect(await minifyScripts({ outDir, pages: ['', '404'] })).toBe(1);
  const html = await read('index.html');
  const [script = ''] = inlineScripts(html);
  expect(script.length).toBeLessThan(LONG.length / 1.5);
  expect(html).toBe(page(script));
  expect(await read('404.html')).toBe(html);
  expect((await readdir(outDir)).sort()).toEqual(['404.html', 'index.html']);

  const set: string[] = [];
  const document = {
    documentElement: { setAttribute: (...values: string[]) => set.push(...values) },
  };
  runInNewContext(script, { document });
  expect(set).toEqual(['data-mode', '</p>']);
});

it('ends no element by what it puts together', async () => {
  await write('index.html', page("run('</' + 'script>', '<!' + '--')"));
  await minifyScripts({ outDir, pages: [''] });
  const html = await read('index.html');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('<!--');
});

it('stops at a script that is none', async () => {
  await write('index.html', page('var = 1'));
  await expect(minifyScripts({ outDir, pages: [''] })).rejects.toThrow();
});
