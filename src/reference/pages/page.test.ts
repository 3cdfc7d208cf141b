import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workspaceAt } from '../contract/testing/workspace';
import { readPage } from './page';

const dir = mkdtempSync(join(tmpdir(), 'page-'));
afterAll(() => rmSync(dir, { recursive: true }));

const PAGE = `---
title: Library
description: Lend a book, read the rules of the house, and bring it back in time.
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

<details id="late">Late.</details>
`;

it('reads written anchors, slugs, tables and partials as readers see them', async () => {
  writeFileSync(join(dir, 'page.mdx'), PAGE);
  writeFileSync(join(dir, '_rules.mdx'), '### Rules of the *house* {#rules}\n\nBe quiet.\n');
  const { records, anchors } = await readPage(workspaceAt(dir), join(dir, 'page.mdx'));
  expect(records.map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ['', 'Library', 'Lend a book, read the rules of the house, and bring it back in time.'],
    ['lend', 'Lend a book', 'Day Fee 1 two'],
    ['lend-a-book', 'Lend a book', ''],
    ['rules', 'Rules of the house', 'Be quiet.'],
    ['return', 'Return', 'Late.'],
  ]);
  expect([...anchors]).toEqual(['lend', 'lend-a-book', 'rules', 'return', 'late']);
});

it('reports the place of a mistake', async () => {
  writeFileSync(join(dir, 'broken.mdx'), '# Library\n\n<Rules>\n');
  await expect(readPage(workspaceAt(dir), join(dir, 'broken.mdx'))).rejects.toThrow(
    'broken.mdx:3:1 The page is not MDX: Expected a closing tag for `<Rules>`',
  );
});
