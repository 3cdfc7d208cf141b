import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untrustedText } from '../../../tests/support/untrusted';
import { cleanSearches } from './stored-searches';

const SITE = 'https://docs.partner.example/partner-api-docs/';

const search = (change: object = {}): object => ({
  objectID: '/general/api/loan#extend-loan',
  type: 'lvl2',
  url: '/partner-api-docs/general/api/loan#extend-loan',
  content: null,
  hierarchy: { lvl0: 'Library', lvl1: 'Loan', lvl2: 'Extend &lt;a&gt; loan' },
  terms: ['extend'],
  ...change,
});

const cleaned = (...stored: readonly unknown[]): unknown =>
  JSON.parse(cleanSearches(JSON.stringify(stored), SITE));

describe('searches that DocSearch stored', () => {
  it('stay the same when they lead to this site and contain no markup', () => {
    expect(cleaned(search(), search({ content: 'An excerpt.' }))).toEqual([
      search(),
      search({ content: 'An excerpt.' }),
    ]);
  });

  it('lose marked excerpts, parents and anything else that DocSearch or another page added', () => {
    const parent = search({ _snippetResult: { content: { value: '<mark>loan</mark>' } } });
    const stored = search({
      content: 'A <mark>loan</mark>',
      terms: [1],
      __docsearch_parent: parent,
      _snippetResult: { hierarchy: { lvl1: { value: '<img src=x onerror=alert(1)>' } } },
    });
    expect(cleaned(stored)).toEqual([search({ terms: [] })]);
  });

  it('use paths, even if they were stored with an origin', () => {
    expect(cleaned(search({ url: `${SITE}general?a=b#c` }))).toEqual([
      search({ url: '/partner-api-docs/general?a=b#c' }),
    ]);
  });

  it.each([
    ['no hierarchy', { hierarchy: undefined }],
    ['a hierarchy that is null', { hierarchy: null }],
    ['a level without a title', { type: 'lvl3' }],
    ['a level of the prototype', { type: 'toString' }],
    ['no level', { type: null }],
    ['markup in a title', { hierarchy: { lvl1: '<img src=x onerror=alert(1)>', lvl2: 'Loan' } }],
    ['a title that is too long', { hierarchy: { lvl1: 'Loan', lvl2: 'x'.repeat(501) } }],
    ['an object as identifier', { objectID: {} }],
    ['no address', { url: undefined }],
    ['another origin', { url: 'https://evil.example/partner-api-docs/general' }],
    ['another origin without a scheme', { url: '//evil.example/partner-api-docs/' }],
    ['another origin behind a backslash', { url: '/\\evil.example' }],
    ['a name before the origin', { url: 'https://docs.partner.example@evil.example/' }],
    ['a script', { url: 'javascript:alert(1)//partner-api-docs/' }],
    ['a site beside this one', { url: '/other-docs/general' }],
    ['a way out of this site', { url: '/partner-api-docs/../other' }],
    ['an address that cannot be decoded', { url: '/partner-api-docs/%E0%A4%A' }],
    ['a fragment that cannot be decoded', { url: '/partner-api-docs/general#%' }],
  ])('are dropped with %s; the others stay', (_what, change) => {
    expect(cleaned(search(change), 7, null, search())).toEqual([search()]);
  });

  it('contain only texts without markup and paths of this site, whatever is stored', () => {
    const text = untrustedText('objectID', 'type', 'url', 'content', 'hierarchy', 'terms');
    fc.assert(
      fc.property(text, (stored) => {
        const clean = cleanSearches(stored, SITE);
        expect(clean).not.toContain('<');
        for (const { url, hierarchy } of JSON.parse(clean) as Record<string, object>[]) {
          expect(url).toMatch(/^\/partner-api-docs\//);
          expect(hierarchy).toHaveProperty('lvl1');
        }
      }),
    );
  });
});
