import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticesOf, packageOf } from './notices';

let dir: string;
const file = (name: string): string => join(dir, 'node_modules', name, 'lib/index.js');

function add(name: string, manifest: object, texts: Readonly<Record<string, string>> = {}): void {
  const folder = join(dir, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...manifest }),
  );
  for (const [title, text] of Object.entries(texts)) writeFileSync(join(folder, title), text);
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'notices-'));
  add('b', { license: 'MIT' }, { 'LICENSE.md': 'Copyright B' });
  add('@a/a', { license: 'MIT' }, { license: 'Copyright B\n' });
  add('c', { license: 'ISC', author: { name: 'Carla' }, homepage: 'https://c.example' });
  add('unknown', {});
});
afterAll(() => rmSync(dir, { recursive: true }));

it('lists every package of the modules once, with its license', () => {
  const notices = noticesOf(
    [file('b'), file('b'), file('@a/a'), file('c'), join(dir, 'src/a.ts')],
    'This contains:',
  );
  expect(notices.split(/^-+$/m).map((section) => section.trim())).toEqual([
    'This contains:',
    '@a/a 1.0.0\nb 1.0.0\n\nLicense: MIT\n\nCopyright B',
    'c 1.0.0\n\nLicense: ISC\n\nAuthor: Carla\n\nPublished at https://c.example',
  ]);
});

it('fails for a package without a license', () => {
  expect(() => noticesOf([file('unknown')], 'This contains:')).toThrow(
    'unknown is published with the site and names no license.',
  );
});

it('finds the innermost package of a file', () => {
  expect(packageOf('/x/node_modules/a/node_modules/@b/c/d/e.js')).toBe(
    '/x/node_modules/a/node_modules/@b/c',
  );
  expect(packageOf('/x/src/a.js')).toBeUndefined();
});
