import { describe, expect, it } from 'vitest';
import type { RootContent } from 'mdast';
import { workspaceAt } from '../contract/testing/workspace';
import { fixtureContract } from './fixtures/contract';
import { fieldsOf } from './fixtures/fields';
import { flatMarkdown, markdown, phrase } from './markdown';
import type { Page } from './reference';

const page: Page = {
  workspace: workspaceAt('/site'),
  set: 'general',
  file: 'partners/general/intro.mdx',
  path: '/general',
  topic: undefined,
  reference: {
    contract: fixtureContract,
    changes: () => [],
    marks: [],
    fieldsOf,
    withoutShared: (schema) => ({ schema, shared: [] }),
    targets: new Map(),
    restOf: () => ({ operations: [], schemas: [], states: [], hasEvents: false, hasErrors: false }),
    reproduction: () => undefined,
    pageOf: (topic) => (topic === 'ticket' ? '/general/api/ticket' : undefined),
  },
};
const place = { file: 'partners/general/contract/ticket.yaml', line: 7, column: 3 };
const origin = { place, topic: 'ticket' };

const urlOf = (source: string): string | undefined => {
  const [block] = markdown(page, source, origin);
  const node = block?.type === 'paragraph' ? block.children[0] : undefined;
  return node?.type === 'link' ? node.url : undefined;
};

describe('contract Markdown', () => {
  it.each([
    ['#lifecycle', '/general/api/ticket#lifecycle'],
    ['../fees.mdx#tickets', '/general/fees#tickets'],
    ['order', '/general/api/order'],
    ['/lending', '/lending'],
    ['https://www.rfc-editor.org/rfc/rfc9457', 'https://www.rfc-editor.org/rfc/rfc9457'],
  ])('resolves %s from the page of its topic', (url, href) => {
    expect(urlOf(`[it](${url})`)).toBe(href);
  });

  it('drops positions, which would point into the page', () => {
    const positions = (nodes: readonly RootContent[]): number =>
      nodes.reduce(
        (sum, node) =>
          sum + (node.position ? 1 : 0) + ('children' in node ? positions(node.children) : 0),
        0,
      );
    expect(positions(markdown(page, 'One `two`.\n\n- three', origin))).toBe(0);
  });

  it('keeps braces and tags as text: contract Markdown is not MDX', () => {
    expect(phrase(page, 'Sends {cardId} to you.', origin)).toEqual([
      { type: 'text', value: 'Sends {cardId} to you.' },
    ]);
  });

  it('shows code in unknown languages as text', () => {
    const [unnamed, unknown, json] = ['```\na', '```hujson\na', '```json {1}\n1'].map(
      (source) => markdown(page, source, origin)[0],
    );
    expect(unnamed).toMatchObject({ type: 'code', lang: 'text', meta: null });
    expect(unknown).toMatchObject({ type: 'code', lang: 'text' });
    expect(json).toMatchObject({ type: 'code', lang: 'json', meta: null });
  });

  it('returns a single paragraph as its content', () => {
    expect(flatMarkdown(page, 'One.', origin)).toEqual([{ type: 'text', value: 'One.' }]);
    expect(flatMarkdown(page, 'One.\n\nTwo.', origin).map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });

  it('refuses a heading, and a second paragraph where only a line fits', () => {
    expect(() => markdown(page, '# Title', origin)).toThrow(
      'partners/general/contract/ticket.yaml:7:3 A description holds a heading. Next:',
    );
    expect(() => phrase(page, 'One.\n\nTwo.', origin)).toThrow('must be one paragraph: `One.');
  });

  it('shows a heading as strong text if the set does not share the conventions', () => {
    const contract = { ...page.reference.contract, sharesConventions: false };
    const foreign = { ...page, reference: { ...page.reference, contract } };
    expect(markdown(foreign, '# Title', origin)).toMatchObject([
      { type: 'paragraph', children: [{ type: 'strong', children: [{ value: 'Title' }] }] },
    ]);
  });

  describe('of a set that does not share the conventions', () => {
    const contract = { ...page.reference.contract, sharesConventions: false };
    const foreign = { ...page, reference: { ...page.reference, contract } };
    const show = (source: string) => JSON.stringify(markdown(foreign, source, origin));

    it.each([
      ['a relative link', 'See [the guide](../guide.md#top).', '../guide'],
      ['a link from the root of its own site', 'See [the guide](/docs/guide).', '/docs/guide'],
      ['a link by reference', 'See [the guide][g].\n\n[g]: ./guide', './guide'],
      ['an operation that is on no page', 'See [the guide](#operation/nothing).', '#operation'],
      ['an image', 'See ![the guide](guide.png).', 'guide.png'],
    ])('shows the words of %s', (_, source, address) => {
      expect(show(source)).toContain('the guide');
      expect(show(source)).not.toContain(address);
    });

    it('keeps absolute links', () => {
      expect(show('[a](https://example.com/a)')).toContain('"url":"https://example.com/a"');
    });

    it('shows the words of a text that does not fit a line', () => {
      expect(phrase(foreign, 'One.\n\n- Two.', origin)).toEqual([
        { type: 'text', value: 'One. Two.' },
      ]);
    });
  });

  it('refuses a relative link of a topic without a page', () => {
    expect(() => markdown(page, '[it](#there)', { place, topic: 'venue' })).toThrow(
      'its topic `venue` has no page in general. Next:',
    );
  });
});
