import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { redirectPage } from './redirect-page';

const page = redirectPage({
  baseUrl: '/partner-api-docs/',
  moved: [{ from: 'branch', to: 'lending' }],
  siteUrl: 'https://docs.library.example',
  target: '/partner-api-docs/lending/api/loan',
});

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('a redirect page', () => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(page);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('is checked by a validator that finds faults', async () => {
    const report = await validator.validateString(page.replace('<p>', '<p><div></div>'));
    expect(report.valid).toBe(false);
  });

  it('names the new address four times: refresh, canonical, link and its text', () => {
    expect(page.match(/\/partner-api-docs\/lending\/api\/loan/g)).toHaveLength(4);
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.library.example/partner-api-docs/lending/api/loan">',
    );
  });

  it('has the same script for every target', () => {
    const script = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1];
    const other = redirectPage({
      baseUrl: '/partner-api-docs/',
      moved: [{ from: 'branch', to: 'lending' }],
      siteUrl: 'https://docs.library.example',
      target: '/partner-api-docs/lending/fees',
    });
    expect(script(other)).toBe(script(page));
  });
});
