import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedOriginals, inNewest, leftOut, newestOf, withVersion } from './newest';

it('the newest version is that with the highest numbers', () => {
  expect(newestOf(['3.9.1', '3.10.2', '3.10.0', '3.9.2'])).toBe('3.10.2');
});

it('every package of Docusaurus takes the version, and no other', () => {
  const manifest = {
    dependencies: { '@docusaurus/core': '3.8.0', react: '19.0.0' },
    devDependencies: { '@docusaurus/types': '3.8.0' },
  };
  expect(JSON.parse(withVersion(JSON.stringify(manifest), '3.10.2'))).toEqual({
    dependencies: { '@docusaurus/core': '3.10.2', react: '19.0.0' },
    devDependencies: { '@docusaurus/types': '3.10.2' },
  });
});

it('options move to where the newest release has them', () => {
  const config = `{
  future: {
    experimental_faster: true,
    experimental_storage: { type: 'localStorage' },
  },
}`;
  expect(inNewest(config)).toBe(`{
  storage: { type: 'localStorage' },
  future: {
    faster: true,
  },
}`);
});

it('the patches that a build left out are named once', () => {
  const warning = 'The patch "two-tasks" is left out: it does not fit.\n';
  expect(leftOut(`${warning}built\n${warning}`)).toEqual(['two-tasks']);
});

it('tells which originals differ between two installations', () => {
  const home = mkdtempSync(join(tmpdir(), 'originals-'));
  const write = (root: string, name: string, text: string): void => {
    const folder = join(home, root, 'node_modules/@docusaurus/theme-classic/lib/theme', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), text);
  };
  write('old', 'Layout', 'a');
  write('new', 'Layout', 'b');
  write('old', 'Error', 'same');
  write('new', 'Error', 'same');
  const register = '| Component | Kind |\n| `Layout` | own |\n| `Error` | own |\n';
  expect(changedOriginals(register, join(home, 'old'), join(home, 'new'))).toEqual(['Layout']);
  rmSync(home, { recursive: true });
});
