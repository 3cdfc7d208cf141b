import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEventHandler, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import SetSwitch from './index';

const page = { set: 'shop' as string | undefined, pathname: '/base/shop/api/loan' };
const docs = (...paths: readonly string[]) => ({
  versions: [{ docs: paths.map((path) => ({ path })) }],
});

vi.mock('@docusaurus/Link', () => ({
  default: ({
    to,
    children,
    ...rest
  }: {
    readonly to: string;
    readonly children: ReactNode;
    readonly onClick: MouseEventHandler;
  }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/router', () => ({ useLocation: () => page }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: () => '/base/' }));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => ({
    shop: docs('/base/shop', '/base/shop/api/loan'),
    lending: docs('/base/lending', '/base/lending/api/loan'),
    till: docs('/base/till'),
  }),
}));
vi.mock('@site/src/site/components/useSet', () => ({
  useSet: () => (page.set === undefined ? undefined : { id: page.set }),
}));
vi.mock('@site/src/site/components/useProduct', () => ({
  useSets: () => [
    { id: 'shop', title: 'Shop' },
    { id: 'lending', title: 'Lending' },
    { id: 'till', title: 'Till' },
  ],
}));
afterEach(cleanup);

it('marks the set of the page, and links to the same page of the others if it exists', () => {
  render(<SetSwitch />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/base/shop',
    '/base/lending/api/loan',
    '/base/till',
  ]);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Shop');
});

it('reports which link was followed', () => {
  const onFollow = vi.fn();
  render(<SetSwitch onFollow={onFollow} />);
  fireEvent.click(screen.getByRole('link', { name: 'Till' }));
  expect(onFollow.mock.calls).toEqual([['/base/till']]);
});

it('is not shown outside the docs', () => {
  page.set = undefined;
  const { container } = render(<SetSwitch />);
  page.set = 'shop';
  expect(container.textContent).toBe('');
});
