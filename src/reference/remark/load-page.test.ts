import { describe, expect, it } from 'vitest';
import { Workspace } from '../contract/workspace';
import { loadPage } from './load-page';
import type { Page } from './reference';

const docsUrl = 'https://docs.partner.example/partner-api-docs';
const workspace = new Workspace({ siteDir: process.cwd(), docsUrl });

const load = async (file: string): Promise<Page> => {
  const page = await loadPage(workspace, file);
  if (!page) throw new Error(`${file} is in no docs set.`);
  return page;
};

describe('loadPage', { timeout: 60_000 }, () => {
  it('knows path and topic of a page', async () => {
    const page = await load('partners/general/api/card.mdx');
    expect([page.path, page.topic?.name]).toEqual(['/general/api/card', 'card']);
    const intro = await load('partners/general/intro.mdx');
    expect([intro.path, intro.topic]).toEqual(['/general', undefined]);
  });

  it.each([
    ['op', 'freezeCard', '/general/api/card#freeze-card'],
    ['schema', 'Card', '/general/api/card#card'],
    ['state', 'Card.frozen', '/general/api/card#card-status-frozen'],
    ['event', 'card.created', '/general/api/card#event-card-created'],
    ['error', 'card_not_active', '/general/api/card#error-card-not-active'],
    ['error', 'rate_limited', '/general#error-rate-limited'],
  ] as const)('finds %s %s at %s', async (kind, name, address) => {
    const { reference } = await load('partners/general/intro.mdx');
    const target = reference.targets.get(`${kind}:${name}`);
    expect(target && `${target.page}#${target.anchor}`).toBe(address);
  });

  it.each([
    ['op', 'createOrder'],
    ['schema', 'Nothing'],
    ['state', 'Card.nothing'],
    ['event', 'order.created'],
    ['error', 'quote_gone'],
  ] as const)('finds no %s %s in the general set', async (kind, name) => {
    const { reference } = await load('partners/general/intro.mdx');
    expect(reference.targets.get(`${kind}:${name}`)).toBeUndefined();
  });

  it('gives the page of a topic that has one', async () => {
    const { reference } = await load('partners/general/intro.mdx');
    expect(reference.pageOf('webhook')).toBe('/general/api-for-us/webhook');
    expect(reference.pageOf('order')).toBeUndefined();
  });
});
