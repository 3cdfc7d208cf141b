import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { themeConfig } from '../../src/site/config/theme';
import { patchesFor } from '../../src/site/plugins/lean/patches';
import { buildFixtureSite } from '../support/fixture-site';
import { ROOT } from '../support/paths';

const folderFor = (name: string): string => join(ROOT, '.cache', `without-${name}`);
const NAMES = patchesFor(themeConfig).map(({ name }) => name);

afterAll(() => {
  for (const name of NAMES) {
    for (const folder of [folderFor(name), `${folderFor(name)}-generated`]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

// What a build without any patch does in a browser: tests/e2e/frame/stock.spec.ts.
it.each(NAMES)('the site builds without the patch %s', { timeout: 600_000 }, async (name) => {
  const output = await buildFixtureSite(folderFor(name), { onlyStock: name });
  expect(output).not.toContain(`"${name}" is left out`);
  const page = readFileSync(join(folderFor(name), 'general.html'), 'utf8');
  expect(page).toMatch(/<h1>.+<\/h1>/);
  expect(page).toContain('Content-Security-Policy');
});

it('there are patches to leave out', () => {
  expect(NAMES.length).toBeGreaterThan(10);
});
