import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { fieldValueLinks } from '../../blocks/fields';
import { aboutTag } from '../../remark/about';
import { atAGlanceTag } from '../../remark/at-a-glance';
import { authenticationTag } from '../../remark/authentication';
import { changeLogTag } from '../../remark/change-log';
import { errorsTag } from '../../remark/errors';
import { eventCatalogTag } from '../../remark/event-catalog';
import { eventsTag } from '../../remark/events';
import { feesTag } from '../../remark/fees';
import { operationTag } from '../../remark/operation';
import { operationsTag } from '../../remark/operations';
import { sampleContractNoticeTag } from '../../remark/sample-contract-notice';
import { sandboxTag } from '../../remark/sandbox';
import { schemaTag } from '../../remark/schema';
import { statesTag } from '../../remark/states';
import { expand } from '../../remark/fixtures/run';
import { Links } from './links';
import { indexRoot, pageCopies, placesIn } from './page';

const PAGE = {
  path: '/general/api/ticket',
  file: 'partners/general/api/ticket.mdx',
  title: 'Ticket',
  description: 'Sell tickets.',
};
const FEES = { ...PAGE, path: '/general/fees', file: 'partners/general/fees.mdx', title: 'Fees' };
const links = new Links('https://docs.partner.example/base', [
  PAGE,
  FEES,
  { path: '/general', file: 'partners/general/intro.mdx' },
  { path: '/markdown-page', file: undefined },
]);

/** Returns all copies of the page, one after another. */
const pageMarkdown = (page: typeof PAGE, root: Root): string => {
  const copies = pageCopies(page, root, links);
  const places = placesIn(copies);
  return copies
    .map((copy) => links.written(copy.text, copy, (_, anchor) => places.get(anchor)))
    .join('\n---\n\n');
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const copyOf = (mdx: string) => pageMarkdown(PAGE, processor.parse(mdx));
const bodyOf = (mdx: string) => copyOf(mdx).split('\n').slice(8).join('\n').trim();

describe('a page as Markdown', () => {
  it.each([
    ['about', aboutTag, '<About />'],
    ['at-a-glance', atAGlanceTag, '<AtAGlance />'],
    ['authentication', authenticationTag, '<SecuritySchemes />'],
    ['change-log', changeLogTag, '<ChangeLog />'],
    ['errors', errorsTag, '<Errors />'],
    ['event-catalog', eventCatalogTag, '<EventCatalog />'],
    ['events', eventsTag, '<Events />'],
    ['fees', feesTag, '<Fees />'],
    ['operation', operationTag, '<Operation id="createTicket" />'],
    ['operations', operationsTag, '<Operations />'],
    ['sandbox', sandboxTag, '<Sandbox />'],
    ['sample-contract-notice', sampleContractNoticeTag, '<SampleContractNotice compact />'],
    ['schema', schemaTag, '<Schema name="Ticket" />'],
    ['states', statesTag, '<States name="Ticket" />'],
  ])('writes the content of the tag: %s', async (name, definition, tag) => {
    const copy = pageMarkdown(PAGE, await expand(definition, tag));
    await expect(copy).toMatchFileSnapshot(`fixtures/${name}.golden.txt`);
  });

  it('writes values that are explained elsewhere on one line', () => {
    const values = ['open', 'used'].map((value) => ({ value, href: `#ticket-status-${value}` }));
    const root: Root = { type: 'root', children: [fieldValueLinks({ values })] };
    expect(pageMarkdown(PAGE, root)).toContain(
      'Values: [`open`](#ticket-status-open), [`used`](#ticket-status-used)\n',
    );
  });

  it('writes HTML elements of pages', () => {
    expect(bodyOf('<details>\n<summary>More</summary>\nAll of it.\n</details>')).toBe(
      '**More**\n\nAll of it.',
    );
    expect(bodyOf('Press <kbd>K</kbd>.')).toBe('Press `K`.');
  });

  it('writes the fallback content of an interactive component', () => {
    expect(bodyOf('<Calculator of="fees">\nSee the tables.\n</Calculator>')).toBe(
      'See the tables.',
    );
  });

  it('writes the absolute address of an image, as for links', () => {
    expect(bodyOf('![A form.](/img/form.svg) ![A logo.](https://cdn.example/logo.svg)')).toBe(
      '![A form.](https://docs.partner.example/base/img/form.svg) ![A logo.](https://cdn.example/logo.svg)',
    );
  });

  it('throws for a component without a Markdown form', () => {
    expect(() => copyOf('<Chart />')).toThrow(
      '<Chart> has no form in Markdown. Next: make it a block',
    );
  });

  it('leaves out what only MDX needs', () => {
    expect(bodyOf("import A from './a.mdx';\n\n{/* note */}\n\n# Ticket\n\nText.")).toBe('Text.');
  });

  it('keeps names with underscores readable, and escapes what would be read as emphasis', () => {
    expect(bodyOf('not\\_found and \\_new\\_')).toBe('not_found and \\_new\\_');
  });

  it('mentions samples in other languages only when there are samples', () => {
    expect(copyOf('Text.')).not.toContain('Samples');
  });
});

describe('other pages', () => {
  it('lists the pages below an index', () => {
    expect(pageMarkdown(PAGE, indexRoot([FEES]))).toBe(
      '<https://docs.partner.example/base/llms.txt> lists all pages.\n\n# Ticket\n\n> Sell tickets.\n\n' +
        'Page: <https://docs.partner.example/base/general/api/ticket>.\n\n' +
        '- [Fees](https://docs.partner.example/base/general/fees.md): Sell tickets.\n',
    );
  });
});
