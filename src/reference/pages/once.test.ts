import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { VFile } from 'vfile';
import { SeededSite } from '../../../tests/mistakes/seeded-site';
import { readPages } from '../contract/page/page-files';
import { formatPlace } from '../contract/problem';
import { workspaceAt } from '../contract/testing/workspace';
import type { Workspace } from '../contract/workspace';
import { checkSets } from '../plugins/contract/check';
import { REFERENCE_TAGS } from '../remark';
import { expandedTags } from './compile';
import { referenceTags } from './dependencies';
import { pageTree, readPage } from './page';

let site: SeededSite;
let workspace: Workspace;
let files: readonly string[];
beforeAll(() => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir);
  files = readPages(workspace, 'general').map(({ file }) => join(site.dir, file));
});
afterAll(() => {
  site.remove();
  vi.restoreAllMocks();
});

const spies = REFERENCE_TAGS.map((tag) => vi.spyOn(tag, 'expand'));
/** Where each tag is written that was expanded, as often as it was. */
const expanded = (): readonly string[] =>
  spies.flatMap(({ mock }) => mock.calls.map(([, place]) => formatPlace(place)));

/** Compiles a page like a build does; figures have been replaced with text by then. */
const compiled = async (path: string): Promise<string> => {
  const value = readFileSync(path, 'utf8').replaceAll(/<Figure [^>]*>/g, '1');
  const text = value.replace(/^---[\s\S]*?---/, '').replaceAll(/\{#[\w-]+\}/g, '');
  const remarkPlugins = [expandedTags(workspace)];
  return String(await compile(new VFile({ path, value: text }), { remarkPlugins }));
};

it('expands each tag once for the check, the search, the copies and the compiler', async () => {
  expect(await checkSets(workspace)).toEqual([]);
  const anchors: string[] = [];
  for (const path of files) {
    anchors.push(...(await readPage(workspace, path)).anchors);
    expect((await pageTree(workspace, path)).children.length).toBeGreaterThan(0);
  }
  expect(anchors).toContain('create-loan');
  const code = await Promise.all(files.map(compiled));
  expect(code.join()).toContain('{#create-loan}');
  const tags = readPages(workspace, 'general').flatMap(referenceTags);
  expect(expanded().toSorted()).toEqual(tags.map(({ place }) => formatPlace(place)).toSorted());
  expect(new Set(expanded()).size).toBe(tags.length);
});

it('counts a second expansion of a tag when a page is compiled twice', async () => {
  const [path = ''] = files.filter((file) => file.endsWith('loan.mdx'));
  expect(await compiled(path)).toContain('{#create-loan}');
  expect(expanded().length).toBeGreaterThan(new Set(expanded()).size);
});
