import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { newestOf, patchesLeftOut, withNewOptions, withVersion } from './newest';
import { compareOriginals } from './originals';

it('the newest version is the version with the highest numbers', () => {
  expect(newestOf(['3.9.1', '3.10.2', '3.10.0', '3.9.2'])).toBe('3.10.2');
});

it('only packages of Docusaurus get the new version', () => {
  const manifest = {
    dependencies: { '@docusaurus/core': '3.8.0', react: '19.0.0' },
    devDependencies: { '@docusaurus/types': '3.8.0' },
  };
  expect(JSON.parse(withVersion(JSON.stringify(manifest, null, 2), '3.10.2'))).toEqual({
    dependencies: { '@docusaurus/core': '3.10.2', react: '19.0.0' },
    devDependencies: { '@docusaurus/types': '3.10.2' },
  });
});

it('options move to where the newest release expects them', () => {
  const config = `{
  onBrokenMarkdownLinks: 'throw',
  markdown: {
    parseFrontMatter: read,
  },
  future: {
    experimental_faster: true,
    experimental_storage: { type: 'localStorage' },
  },
}`;
  expect(withNewOptions(config)).toBe(`{
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw' },
    parseFrontMatter: read,
  },
  storage: { type: 'localStorage' },
  future: {
    faster: true,
  },
}`);
});

it('each patch that a build left out is named once', () => {
  const warning = 'The patch "two-tasks" is left out: it does not fit.\n';
  expect(patchesLeftOut(`${warning}built\n${warning}`)).toEqual(['two-tasks']);
});

it('names the components whose original changed, and updates their digests', () => {
  const root = mkdtempSync(join(tmpdir(), 'originals-'));
  const write = (file: string, text: string): void => {
    const path = join(root, 'node_modules/@docusaurus', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('theme-classic/lib/theme/Layout/index.js', 'a');
  write('theme-search-algolia/lib/theme/SearchBar.js', 'b');
  const rowsWith = (layout: string, searchBar: string, fallback: string): string =>
    `| Component | Kind | Original |\n| \`Layout\` | own | ${layout} | A. |\n` +
    `| \`SearchBar\` | own | ${searchBar} | B. |\n| \`Root\` | own | ${fallback} | C. |\n`;
  // `echo -n a | sha256sum`
  const register = rowsWith('ca978112', '3e23e816', 'missing');
  expect(compareOriginals(register, root)).toEqual({ changed: [], register });
  expect(compareOriginals(rowsWith('ca978112', '00000000', '11111111'), root)).toEqual({
    changed: ['SearchBar', 'Root'],
    register,
  });
  rmSync(root, { recursive: true });
});
