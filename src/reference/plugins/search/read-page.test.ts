import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workspaceAt } from '../../contract/testing/workspace';
import { recordsOf } from '../../search/records';
import { readPageTree, sharedPageTree } from './read-page';

const dir = mkdtempSync(join(tmpdir(), 'page-'));
afterAll(() => rmSync(dir, { recursive: true }));

const PAGE = `---
title: Library
---

import Rules from './_rules.mdx';

# Library

{/* A note */}

## Lend a book {#lend}

| Day | Fee |
| --- | --- |
| 1   | two |

## Lend a book

<Rules />

## Return
`;

it('reads written anchors, slugs, tables and partials as readers see them', async () => {
  writeFileSync(join(dir, 'page.mdx'), PAGE);
  writeFileSync(join(dir, '_rules.mdx'), '### Rules of the *house* {#rules}\n\nBe quiet.\n');
  const root = await readPageTree(workspaceAt(dir), join(dir, 'page.mdx'));
  const records = recordsOf({
    set: 'general',
    path: '/general',
    title: 'Library',
    description: '',
    root,
  });
  expect(records.map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ['', 'Library', ''],
    ['lend', 'Lend a book', 'Day Fee 1 two'],
    ['lend-a-book', 'Lend a book', ''],
    ['rules', 'Rules of the house', 'Be quiet.'],
    ['return', 'Return', ''],
  ]);
});

it('reads a page once for those who ask at the same time', async () => {
  writeFileSync(join(dir, 'shared.mdx'), '# Library\n');
  const workspace = workspaceAt(dir);
  const read = () => sharedPageTree(workspace, join(dir, 'shared.mdx'));
  const [one, two] = await Promise.all([read(), read()]);
  expect(one).toBe(two);
  expect(await read()).not.toBe(one);
});

it('names the place of a mistake', async () => {
  writeFileSync(join(dir, 'broken.mdx'), '# Library\n\n<Rules>\n');
  await expect(readPageTree(workspaceAt(dir), join(dir, 'broken.mdx'))).rejects.toThrow(
    'Expected a closing tag for `<Rules>` (3:1-3:8)',
  );
});
