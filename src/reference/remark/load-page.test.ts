import { describe, expect, it } from 'vitest';
import { fixtureOptions } from '../contract/testing/site-copy';
import { Workspace } from '../contract/workspace';
import { loadPage } from './load-page';
import type { Page } from './reference';

const workspace = new Workspace(fixtureOptions());

const load = async (file: string): Promise<Page> => {
  const page = await loadPage(workspace, file);
  if (!page) throw new Error(`${file} is in no docs set.`);
  return page;
};

describe('loadPage', { timeout: 60_000 }, () => {
  it('finds path and topic of a page', async () => {
    const page = await load('partners/general/api/loan.mdx');
    expect([page.path, page.topic?.name]).toEqual(['/general/api/loan', 'loan']);
    const intro = await load('partners/general/intro.mdx');
    expect([intro.path, intro.topic]).toEqual(['/general', undefined]);
  });

  it.each([
    ['op', 'returnLoan', '/general/api/loan#return-loan'],
    ['schema', 'Loan', '/general/api/loan#loan'],
    ['state', 'Loan.lost', '/general/api/loan#loan-status-lost'],
    ['event', 'loan.returned', '/general/api/loan#event-loan-returned'],
    ['error', 'book_not_available', '/general/api/loan#error-book-not-available'],
    ['error', 'rate_limited', '/general#error-rate-limited'],
  ] as const)('finds %s %s at %s', async (kind, name, address) => {
    const { reference } = await load('partners/general/intro.mdx');
    const target = reference.targets.get(`${kind}:${name}`);
    expect(target && `${target.page}#${target.anchor}`).toBe(address);
  });

  it.each([
    ['op', 'closeLoan'],
    ['schema', 'Nothing'],
    ['state', 'Loan.nothing'],
    ['event', 'loan.closed'],
    ['error', 'quote_gone'],
  ] as const)('finds no %s %s in the general set', async (kind, name) => {
    const { reference } = await load('partners/general/intro.mdx');
    expect(reference.targets.get(`${kind}:${name}`)).toBeUndefined();
  });

  it('returns the page of a topic, if there is one', async () => {
    const { reference } = await load('partners/general/intro.mdx');
    expect(reference.pageOf('reader')).toBe('/general/api/reader');
    expect(reference.pageOf('book')).toBeUndefined();
  });
});
