import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { REFERENCE_COMPONENTS } from '../../remark/components';
import { WRITERS_COMPONENTS } from '../../remark/writers-components';
import { forms } from './blocks';
import { Links } from './links';
import { htmlPageMarkdown, indexMarkdown, pageMarkdown } from './page';

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

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const copyOf = (mdx: string) => pageMarkdown(PAGE, processor.parse(mdx), links);
const bodyOf = (mdx: string) => copyOf(mdx).split('\n').slice(6).join('\n').trim();

describe('a page as Markdown', () => {
  it.each([
    'at-a-glance',
    'change-log',
    'errors',
    'event-catalog',
    'events',
    'fees',
    'operation',
    'operations',
    'sandbox',
    'schema',
  ])('writes what the transformers make of <%s>', async (name) => {
    const mdx = readFileSync(join(import.meta.dirname, `fixtures/${name}.mdx.txt`), 'utf8');
    await expect(copyOf(mdx)).toMatchFileSnapshot(`fixtures/${name}.golden.txt`);
  });

  it('has a form for every component that a page may hold', () => {
    const components = [
      ...REFERENCE_COMPONENTS,
      ...WRITERS_COMPONENTS.map(({ name }) => name),
      'Playground',
    ];
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !forms.has(name))).toEqual([]);
  });

  it('writes what stands in place of an interactive component', () => {
    expect(bodyOf('<Calculator of="fees">\nSee the tables.\n</Calculator>')).toBe(
      'See the tables.',
    );
  });

  it('stops at a component without a form', () => {
    expect(() => copyOf('<Chart />')).toThrow('<Chart> has no form in Markdown. Next: add one in');
  });

  it('writes a state and its moves in one row', () => {
    const cell = (...children: readonly RootContent[]) => ({
      type: 'tableCell' as const,
      children: children as [],
    });
    const parse = (mdx: string) => processor.parse(mdx).children;
    const root: Root = {
      type: 'root',
      children: [
        {
          type: 'table',
          children: [
            { type: 'tableRow', children: [cell(), cell()] },
            {
              type: 'tableRow',
              children: [
                cell(
                  ...parse('<StateName id="open-id" name="open" />'),
                  ...parse('<StateMeaning>\nCan be used.\n</StateMeaning>'),
                ),
                cell(
                  ...parse(
                    '<StateMoves>\n<StateMove>\n→ [used](#used)\n</StateMove>\n<StateMove>\n→ [lost](#lost)\n</StateMove>\n</StateMoves>',
                  ),
                ),
              ],
            },
          ],
        },
      ],
    };
    expect(pageMarkdown(PAGE, root, links)).toContain(
      '| `open` {#open-id}<br>Can be used. | → [used](#used)<br>→ [lost](#lost) |',
    );
  });

  it('leaves out what only MDX needs', () => {
    expect(bodyOf("import A from './a.mdx';\n\n{/* note */}\n\n# Ticket\n\nText.")).toBe('Text.');
  });

  it('keeps names with underscores readable, and escapes what would be read as emphasis', () => {
    expect(bodyOf('not\\_found and \\_new\\_')).toBe('not_found and \\_new\\_');
  });

  it('says where other samples are only when there are samples', () => {
    expect(copyOf('Text.')).not.toContain('Samples');
  });
});

describe('other pages', () => {
  it('lists the pages below an index', () => {
    expect(indexMarkdown({ ...PAGE, file: undefined }, [FEES], links)).toBe(
      '# Ticket\n\n> Sell tickets.\n\nPage: <https://docs.partner.example/base/general/api/ticket>\n\n' +
        '- [Fees](https://docs.partner.example/base/general/fees.md): Sell tickets.\n',
    );
  });

  it('reads a page of components from its HTML', () => {
    const html = `<main><nav><a href="/base/">Home</a></nav><h1>Tickets, <em>sold</em></h1>
      <div><h2 id="how">How<a class="hash-link" href="#how">#</a></h2>
      <p>Press <kbd>Ctrl</kbd> or read <a href="/base/general/fees#a">fees</a>.</p>
      <p><a href="/base/general/fees"><span>Fees</span><span>What it costs.</span></a></p>
      <dl><dt>One</dt><dd>First.</dd></dl><button>Copy</button>
      <pre class="language-bash"><code><span>curl \\<br></span><span>  -v<br></span></code></pre>
      <table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">both</td></tr></table></div></main>`;
    expect(htmlPageMarkdown(PAGE, html, { links, baseUrl: '/base/' })).toBe(
      [
        '# Tickets, *sold*',
        '> Sell tickets.',
        'Page: <https://docs.partner.example/base/general/api/ticket>',
        '## How {#how}',
        'Press `Ctrl` or read [fees](https://docs.partner.example/base/general/fees.md#a).',
        '[Fees What it costs.](https://docs.partner.example/base/general/fees.md)',
        '- **One**: First.',
        '```bash\ncurl \\\n  -v\n```',
        '| A | B |\n| - | - |\n| both | |\n',
      ].join('\n\n'),
    );
  });

  it('needs a main part', () => {
    expect(() => htmlPageMarkdown(PAGE, '<p>', { links, baseUrl: '/base/' })).toThrow('no <main>');
  });
});
