import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { MdxFile, readMdxFile } from './mdx-file';
import { workspaceAt } from '../testing/workspace';
import type { Workspace } from '../workspace';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
let workspace: Workspace;
beforeEach(() => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir);
});
afterEach(() => site.remove());

const read = (file = LOAN): MdxFile | undefined => readMdxFile(workspace, join(site.dir, file));

it('is the same object, with one tree, until the file changes', () => {
  const before = read();
  expect(before?.file).toBe(LOAN);
  expect(before?.root?.children.length).toBeGreaterThan(3);
  expect(read()).toBe(before);
  expect(before?.root).toBe(before?.root);
  writeFileSync(join(site.dir, LOAN), '# Another');
  workspace.refresh();
  expect(read()).not.toBe(before);
  expect(read()?.root?.children).toHaveLength(1);
});

it('gives its tree away once, and parses a new one for the next caller', () => {
  const file = new MdxFile('/site/a.mdx', 'a.mdx', '# Title');
  const taken = file.take();
  taken?.children.pop();
  expect(file.root?.children).toHaveLength(1);
  expect(file.root).not.toBe(taken);
});

it('reports where it is not MDX, and is undefined if there is no file', () => {
  const file = new MdxFile('/site/a.mdx', 'a.mdx', 'Text\n\n<Tag');
  expect(file.root).toBeUndefined();
  expect(file.take()).toBeUndefined();
  expect(file.syntax.map(({ place }) => place)).toEqual([{ file: 'a.mdx', line: 3, column: 5 }]);
  expect(read('partners/general/no-page.mdx')).toBeUndefined();
});
