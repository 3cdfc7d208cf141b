import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { passesLuhn } from '../../../src/reference/remark/words/secrets';
import { secrets } from './secrets';

const check = (body: string) =>
  secrets.check(siteOf({ 'index.html': pageOf(body), 'api/openapi.json': '{}' }));
/** Assembles a number here, so that no scanner reports this file as a leak. */
const join = (...parts: readonly string[]): string => parts.join('');

describe('secrets', () => {
  it('verifies the check digit', () => {
    expect(passesLuhn('79927398713')).toBe(true);
    expect(passesLuhn('79927398710')).toBe(false);
  });

  it.each([
    'sk_sandbox_4eC39HqLyjWDarjtT1zdp7dc',
    '1700000000003',
    '4242424242424241',
    '0x4242424242424242424242424242424242424242',
    'DE89370400440532013000',
    '018f4242-4242-7424-8242-424242424242',
    '4242424242424242.5',
  ])('accepts %s', async (value) => {
    expect(await check(`<code>${value}</code>`)).toEqual({ checked: 2, faults: [] });
  });

  it.each([
    join('4242', '4242', '4242', '4242'),
    '4242 4242 4242 4242',
    '5555-5555-5555-4444',
    '3782 822463 10005',
    join('sk_', 'live_', '4eC39HqLyjWDarjtT1zdp7dc'),
    join('-----BEGIN ', 'PRIVATE KEY-----'),
    join('AKIA', 'IOSFODNN7EXAMPLE'),
    join('ghp_', 'a'.repeat(36)),
    join('xoxb-', '1234567890-abc'),
    join('AIza', 'b'.repeat(35)),
    join('eyJ', 'hbGciOiJIUzI1NiJ9', '.', 'eyJ', 'zdWIiOiIxMjM0NTY3ODkwIn0', '.', 'c2lnbmF0dXJl'),
  ])('reports %s', async (value) => {
    expect((await check(`<code>${value}</code>`)).faults).toHaveLength(1);
  });

  it.each(['general/openapi.yaml', 'general/openapi.json', 'feed.xml', 'page.md'])(
    'reads the download %s',
    async (file) => {
      const site = siteOf({ [file]: `number: "${join('4242', '4242', '4242', '4242')}"` });
      const { checked, faults } = await secrets.check(site);
      expect(checked).toBe(1);
      expect(faults).toEqual([expect.stringContaining(`${file}: `)]);
    },
  );
});
