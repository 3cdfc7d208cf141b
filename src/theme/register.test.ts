import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareOriginals } from '../../scripts/newest/originals';

interface Entry {
  readonly component: string;
  readonly kind: string;
  readonly original: string;
  readonly why: string;
}

const ROW = /^\| `([^`]+)` *\| (\w+) *\| (\w{8}) *\| (.+?) *\|$/gm;

const readRegister = (markdown: string): Entry[] =>
  [...markdown.matchAll(ROW)].map(([, component = '', kind = '', original = '', why = '']) => ({
    component,
    kind,
    original,
    why,
  }));

const components = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
    .sort();

const text = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const register = readRegister(text('README.md'));

const sourceOf = (component: string): string => {
  const isFile = readdirSync(import.meta.dirname).includes(`${component}.tsx`);
  return text(isFile ? `${component}.tsx` : `${component}/index.tsx`);
};

describe('the register of swizzled components', () => {
  it('lists exactly the components here', () => {
    const folders = components(import.meta.dirname);
    expect(folders.length).toBeGreaterThan(5);
    expect(register.map(({ component }) => component)).toEqual(folders);
  });

  it('has the digests of the installed originals, which the components were compared with', () => {
    const markdown = text('README.md');
    const root = path.resolve(import.meta.dirname, '../..');
    expect(compareOriginals(markdown, root).register).toBe(markdown);
  });

  it('marks exactly the components that wrap the original as wrapped', () => {
    const wrapping = register.filter(({ component }) =>
      sourceOf(component).includes(`from '@theme-original/${component}'`),
    );
    const wrapped = register.filter(({ kind }) => kind === 'wrapped');
    expect(wrapped).toEqual(wrapping);
  });

  it('reads only complete rows', () => {
    const row = '| `A/B` | own | 0123abcd | Because. |';
    expect(readRegister(`# A\n\n${row}\n| B | own | 1 |\n`)).toEqual([
      { component: 'A/B', kind: 'own', original: '0123abcd', why: 'Because.' },
    ]);
  });
});
