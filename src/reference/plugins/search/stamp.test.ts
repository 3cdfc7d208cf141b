import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { workspaceAt } from '../../contract/testing/workspace';
import { stampOfPage } from './stamp';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const INTRO = 'partners/general/intro.mdx';
const LOAN = 'partners/general/api/loan.mdx';

const generated = (): string => join(site.dir, '.docusaurus');

const changed = (page: string, file: string, find: string): boolean => {
  const before = stampOfPage(workspaceAt(site.dir), generated(), page);
  site.edit(file, find, `${find} `);
  return stampOfPage(workspaceAt(site.dir), generated(), page) !== before;
};

describe('the stamp of a page', () => {
  it.each([
    ['the page', LOAN, LOAN, 'Lend books.'],
    ['a partial on it', INTRO, 'partners/shared/prose/_late.mdx', 'A book is late'],
    ['the contract it shows', LOAN, 'partners/general/contract/loan.yaml', 'Lends a book'],
    [
      'a file that the contract refers to',
      LOAN,
      'partners/shared/contract/reader.yaml',
      'Returns one reader.',
    ],
    ['the errors it shows', LOAN, 'partners/general/errors.yaml', 'Every copy is lent.'],
    ['the fees it shows', 'partners/general/fees.mdx', 'partners/general/fees.yaml', 'Late return'],
  ])('changes with %s', (_what, page, file, find) => {
    expect(changed(page, file, find)).toBe(true);
  });

  it('stays when another page changes', () => {
    expect(changed(INTRO, LOAN, 'Lend books.')).toBe(false);
    expect(changed(LOAN, 'partners/general/fees.yaml', 'Late return')).toBe(false);
  });
});
