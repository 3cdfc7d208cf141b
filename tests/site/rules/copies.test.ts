import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { copies } from './copies';

const HTML = pageOf(
  '<main><nav><a href="/base/">Home</a></nav><div class="theme-doc-markdown">' +
    '<h1>Fees</h1><h2 id="when">When<a class="hash-link" href="#when"></a></h2>' +
    '<span data-method="GET">GET</span><code>/v1/fees</code>' +
    '<ul><li id="fees.amount"><a href="#fees.amount" aria-label="amount, link to this field">amount</a></li></ul>' +
    '<section id="error-fee-gone" aria-label="fee_gone"></section>' +
    '<a href="/base/general">Introduction</a> <a href="#when">when</a>' +
    '<a href="/base/general/play#op=getFees">Try it</a> <a href="https://www.rfc-editor.org/">RFC</a>' +
    '</div></main>',
);

const ORIGIN = 'https://docs.partner.example/base';
const COPY = `# Fees

## When {#when}

\`GET https://api.example/v1/fees\` · [Try it](${ORIGIN}/general/play#op=getFees)

- \`amount\` (string): What is charged.

### \`fee_gone\` {#error-fee-gone}

[Introduction](${ORIGIN}/general.md), [when](#when), [RFC](https://www.rfc-editor.org/)
`;
const INTRO = '# Introduction\n';
const FILES = {
  'general/fees.html': HTML,
  'general/fees.md': COPY,
  'general.html': pageOf('<main><h1>Introduction</h1></main>'),
  'general.md': INTRO,
  'general/play.html': pageOf('<main></main>'),
  'general/play.md': '',
  'llms.txt': ['general/fees', 'general', 'general/play']
    .map((page) => `- [Page](${ORIGIN}/${page}.md): Words.`)
    .join('\n'),
  'llms-full.txt': `${COPY}---\n${INTRO}`,
};

const faultsOf = async (changed: Readonly<Record<string, string>>) =>
  (await copies.check(siteOf({ ...FILES, ...changed }))).faults;

describe('copies', () => {
  it('accepts a complete copy, and counts its parts', async () => {
    expect(await copies.check(siteOf(FILES))).toEqual({ checked: 16, faults: [] });
  });

  it.each([
    ['## When {#when}', '## If {#when}', 'lacks the heading "When"'],
    ['{#when}', '', 'lacks the anchor when'],
    ['GET https', 'PUT https', 'lacks GET /v1/fees'],
    ['- `amount`', '- amount', 'lacks field amount'],
    ['`fee_gone`', '`fee_lost`', 'lacks the error fee_gone'],
    ['[RFC](https://www.rfc-editor.org/)', 'RFC', 'lacks the link https://www.rfc-editor.org/'],
    ['general.md)', 'general)', `lacks the link ${ORIGIN}/general.md`],
    ['#op=getFees', '#op=getFee', `lacks the link ${ORIGIN}/general/play#op=getFees`],
    ['# Fees', `# Fees\n\n[x](${ORIGIN}/gone.md)`, 'leads nowhere'],
    ['# Fees', `# Fees\n\n[x](${ORIGIN}/general.md#gone)`, 'names an anchor that general.md does'],
  ])('reports a copy with %j changed to %j', async (from, to, fault) => {
    const copy = COPY.replace(from, to);
    const [firstFault = ''] = await faultsOf({
      'general/fees.md': copy,
      'llms-full.txt': copy + INTRO,
    });
    expect(firstFault).toContain(fault);
  });

  it('reports a missing copy, and a copy that is missing from the indexes', async () => {
    const without = Object.entries(FILES).filter(([file]) => file !== 'general/play.md');
    expect((await copies.check(siteOf(Object.fromEntries(without)))).faults).toEqual([
      'general/play.html: no copy general/play.md',
    ]);
    expect(await faultsOf({ 'llms.txt': '' })).toHaveLength(3);
    expect(await faultsOf({ 'llms-full.txt': INTRO })).toEqual([
      'llms-full.txt: lacks general/fees.md',
    ]);
  });
});
