import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeededSite } from '../../../tests/mistakes/seeded-site';
import { workspaceAt } from '../contract/testing/workspace';
import { pageStamp } from './stamp';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const INTRO = 'partners/general/intro.mdx';
const LOAN = 'partners/general/api/loan.mdx';

const stampOf = (file: string): string => pageStamp(workspaceAt(site.dir), join(site.dir, file));

const changed = (page: string, file: string, find: string, replacement = `${find} `): boolean => {
  const before = stampOf(page);
  site.edit(file, find, replacement);
  return stampOf(page) !== before;
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
    ['the page that shows the target of a link', INTRO, LOAN, 'title: Loan', '<<<<<<< HEAD'],
    ['the fees it shows', 'partners/general/fees.mdx', 'partners/general/fees.yaml', 'Late return'],
  ])('changes with %s', (_what, page, file, find, replacement?: string) => {
    expect(changed(page, file, find, replacement)).toBe(true);
  });

  it('changes with change log entries about the contract it shows', () => {
    const log = 'partners/general/change-log.yaml';
    expect(changed(LOAN, log, "date: '2026-03-10'", "date: '2026-03-11'")).toBe(true);
  });

  it('stays the same when another page changes', () => {
    expect(changed(INTRO, LOAN, 'Lend books.')).toBe(false);
    expect(changed(LOAN, 'partners/general/fees.yaml', 'Late return')).toBe(false);
    expect(changed(LOAN, 'partners/general/change-log.yaml', 'Shelves are checked')).toBe(false);
  });
});
