import type { ReactNode } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import Alternates from './index';

const page = { pathname: '/base/', set: undefined as string | undefined, plugin: 'pages' };

vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: page.pathname }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => `/base${url}` }));
vi.mock('@docusaurus/useRouteContext', () => ({
  default: () => ({ plugin: { name: page.plugin } }),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: () => (page.set === undefined ? undefined : { pluginId: page.set }),
}));
vi.mock('@docusaurus/Head', () => ({
  default: ({ children }: { readonly children: ReactNode }) => <div>{children}</div>,
}));

afterEach(cleanup);

const links = (): readonly (string | null)[] => {
  render(<Alternates />);
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
};

it.each([
  ['/base/', undefined, 'pages', ['/base/index.md']],
  ['/base/about', undefined, 'pages', ['/base/about.md']],
  ['/base/general', 'general', 'docs', ['/base/general.md', '/base/general/change-log.xml']],
  [
    '/base/general/fees/',
    'general',
    'docs',
    ['/base/general/fees.md', '/base/general/change-log.xml'],
  ],
  ['/base/404.html', undefined, 'native', []],
])('links to the copy of %s, and to the feed of its set', (pathname, set, plugin, expected) => {
  Object.assign(page, { pathname, set, plugin });
  expect(links()).toEqual(expected);
});

it('links programs to the list of all copies, in a hidden line', () => {
  render(<Alternates />);
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/base/llms.txt');
  expect(link?.closest('[hidden]')).not.toBeNull();
});
