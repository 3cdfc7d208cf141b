import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from './bundle';
import { SiteCopy } from './testing/site-copy';

it('is made once for each state of its files', () => {
  using site = new SiteCopy();
  const root = join(site.dir, 'partners/general/openapi.yaml');
  const first = bundle(site.dir, root);
  expect(bundle(site.dir, root)).toBe(first);
  site.edit('general/contract/loan.yaml', 'summary: Lend a book', 'summary: Hand out a book');
  const second = bundle(site.dir, root);
  expect(JSON.stringify(second.document)).toContain('Hand out a book');
  expect(bundle(site.dir, root)).toBe(second);
  expect(second.problems).toEqual([]);
  rmSync(join(site.dir, 'partners/shared/contract/common.yaml'));
  expect(bundle(site.dir, root).problems).not.toEqual([]);
});
