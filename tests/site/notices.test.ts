import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_DIR, ROOT } from '../support/paths';

interface Manifest {
  readonly version: string;
}

const versionOf = (name: string): string =>
  (
    JSON.parse(
      readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    ) as Manifest
  ).version;

/** Packages of the pages: scripts that load at once, scripts that load later, and styles. */
const SHIPPED = ['react', 'react-dom', 'react-router', '@docusaurus/core', 'infima'];

it('lists the packages in the pages, each with a license, and the page about the site links to it', () => {
  const notices = readFileSync(path.join(BUILD_DIR, 'third-party-notices.txt'), 'utf8');
  const lines = notices.split('\n');
  for (const name of SHIPPED) expect(lines).toContain(`${name} ${versionOf(name)}`);
  const sections = notices.split(/\n-{80}\n/).slice(1);
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter((section) => !/\nLicense: \S+\n\n\S/.test(section))).toEqual([]);
  const page = readFileSync(path.join(BUILD_DIR, 'markdown-page.html'), 'utf8');
  expect(page).toMatch(/href="[^"]*\/third-party-notices\.txt"/);
});
