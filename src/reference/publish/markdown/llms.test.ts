import { describe, expect, it } from 'vitest';
import { Links } from './links';
import { llmsFullTxt, llmsTxt } from './llms';

const page = {
  path: '/general/fees',
  file: 'partners/general/fees.mdx',
  title: 'Fees',
  description: 'What is charged.',
};
const site = {
  title: 'Acme Docs',
  tagline: 'One API.',
  url: 'https://docs.partner.example/base',
  sets: [{ title: 'Acme', isSample: true }],
};

it('has the sections of llmstxt.org in the required order', () => {
  const files = [{ path: 'general/openapi.yaml', title: 'Acme as OpenAPI 3.1' }];
  const text = llmsTxt(
    { ...site, sections: [{ title: 'Acme', copies: [page], files }] },
    new Links(site.url, [page]),
  );
  const [title, summary, notice, ...lists] = text.trimEnd().split('\n\n');
  expect([title, summary]).toEqual(['# Acme Docs', '> One API.']);
  expect(notice).toContain('sample contract');
  expect(lists).toEqual([
    '## Acme',
    '- [Acme as OpenAPI 3.1](https://docs.partner.example/base/general/openapi.yaml): The contract itself\n' +
      '- [Fees](https://docs.partner.example/base/general/fees.md): What is charged.',
    '## Optional',
    '- [Everything in one file](https://docs.partner.example/base/llms-full.txt): All pages listed here, one after another\n' +
      '- [Instructions for assistants](https://docs.partner.example/base/skill.md): How to work with this site',
  ]);
});

it('puts the notice before the pages of the full file', () => {
  const text = llmsFullTxt(site, ['# One\n', '# Two\n']);
  expect(text.indexOf('sample contract')).toBeLessThan(text.indexOf('# One'));
  expect(text).toMatch(/# One\n\n---\n\n# Two\n$/);
});

it('calls only made-up contracts a sample', () => {
  const real = { ...site, sets: [{ title: 'Acme' }] };
  expect(llmsFullTxt(real, [])).not.toContain('sample contract');
  expect(llmsTxt({ ...real, sections: [] }, new Links(site.url, []))).not.toContain(
    'sample contract',
  );
});

it('names the sample sets when other sets are real', () => {
  const mixed = { ...site, sets: [...site.sets, { title: 'Pets' }] };
  expect(llmsFullTxt(mixed, [])).toContain('The pages of Acme document a sample contract: hosts');
});

describe('the parts of pages', () => {
  const part = { path: page.path, part: 'card-fee', title: 'Card fee', description: 'Paid once.' };
  const indexOf = (count: number) => {
    const copies = [page, ...Array.from({ length: count }, () => part)];
    return llmsTxt(
      { ...site, sections: [{ title: 'Acme', copies, files: [] }] },
      new Links(site.url, [page]),
    );
  };

  it('are listed below their page', () => {
    expect(indexOf(1)).toContain(
      'What is charged.\n  - [Card fee](https://docs.partner.example/base/general/fees/card-fee.md): Paid once.\n',
    );
  });

  it('are only named, or left out, when the list would be too long for programs', () => {
    const [named, none] = [indexOf(600), indexOf(1000)];
    expect(named).toContain(
      '  - [Card fee](https://docs.partner.example/base/general/fees/card-fee.md)\n',
    );
    expect(none).not.toContain('Card fee');
    for (const text of [named, none]) {
      expect(text.length).toBeLessThan(50_000);
      expect(text).toContain('What is charged.');
    }
  });
});
