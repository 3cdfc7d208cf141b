import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { redirectPage } from './redirect-page';

const page = redirectPage({
  baseUrl: '/partner-api-docs/',
  moved: { from: 'peer-wallet', to: 'general' },
  siteUrl: 'https://docs.partner.example',
  target: '/partner-api-docs/general/api/card',
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

  it('names the new place four times: refresh, canonical, link and its text', () => {
    expect(page.match(/\/partner-api-docs\/general\/api\/card/g)).toHaveLength(4);
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.partner.example/partner-api-docs/general/api/card">',
    );
  });

  it('has the same script for every target', () => {
    const script = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1];
    const other = redirectPage({
      baseUrl: '/partner-api-docs/',
      moved: { from: 'peer-wallet', to: 'general' },
      siteUrl: 'https://docs.partner.example',
      target: '/partner-api-docs/general/fees',
    });
    expect(script(other)).toBe(script(page));
  });
});
