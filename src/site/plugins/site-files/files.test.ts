import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../css/testing/contrast';
import { robotsTxt, securityTxt, THEME_COLORS, webManifest, type SiteIdentity } from './files';

const site: SiteIdentity = {
  title: 'Acme "Pay" Docs',
  tagline: 'One API.',
  url: 'https://docs.example',
  baseUrl: '/base/',
};

describe('site files', () => {
  it('gives robots the absolute address of the sitemap', () => {
    expect(robotsTxt(site).split('\n')).toContain('Sitemap: https://docs.example/base/sitemap.xml');
  });

  it('keeps every address of the manifest below the base path', () => {
    const manifest = JSON.parse(webManifest(site)) as {
      readonly name: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string }[];
    };
    expect(manifest.name).toBe(site.title);
    const addresses = [manifest.start_url, ...manifest.icons.map(({ src }) => src)];
    expect(addresses).toHaveLength(3);
    expect(addresses.filter((address) => !address.startsWith('/base/'))).toEqual([]);
  });

  it('has the fields of RFC 9116 for reporting a vulnerability', () => {
    const text = securityTxt(site, {
      repositoryUrl: 'https://code.example/acme/docs',
      expires: new Date('2027-01-02T03:04:05Z'),
    });
    expect(text).toBe(
      'Contact: https://code.example/acme/docs/security/advisories/new\n' +
        'Expires: 2027-01-02T03:04:05.000Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://docs.example/base/.well-known/security.txt\n' +
        'Policy: https://code.example/acme/docs/blob/main/SECURITY.md\n',
    );
  });

  it('uses the colors of the tokens for browser bars', () => {
    const { light, dark } = readTokens(
      readFileSync(resolve(import.meta.dirname, '../../css/tokens.css'), 'utf8'),
    );
    expect(THEME_COLORS).toEqual({
      light: light.get('--color-paper'),
      dark: dark.get('--color-paper'),
    });
  });
});
