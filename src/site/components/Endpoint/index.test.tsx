import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Endpoint from '.';

vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/base/general/api/loan/' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = {
  method: 'POST',
  base: 'https://api.sandbox.partner.example/v1',
  path: '/readers/{readerId}/loans/{loanId}',
} as const;

describe('Endpoint', () => {
  it('shows the path after the host, with highlighted parameters', () => {
    const { container } = render(<Endpoint {...address} />);
    expect(container.querySelector('code')?.textContent).toBe(
      '/v1/readers/{readerId}/loans/{loanId}',
    );
    const names = [...container.querySelectorAll('var')].map(({ textContent }) => textContent);
    expect(names).toEqual(['{readerId}', '{loanId}']);
  });

  it('lets a long path break after its slashes', () => {
    const path = '/loans/{loanId}/deliveryAddressConfirmations';
    const { container } = render(<Endpoint {...address} path={path} />);
    expect(container.querySelector('code')?.innerHTML).toBe(
      '/v1/<wbr>loans/<wbr><var>{loanId}</var>/<wbr>deliveryAddressConfirmations',
    );
  });

  it('copies the full address', () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<Endpoint {...address} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the full address' }));
    expect(writeText).toHaveBeenCalledWith(address.base + address.path);
  });

  it('copies the operation as Markdown, which is loaded on demand', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const load = vi.fn().mockResolvedValue(new Response('# Lend a book'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('fetch', load);
    render(<Endpoint {...address} part="lend-book" />);
    expect(load).not.toHaveBeenCalled();
    const name = 'Copy POST /readers/{readerId}/loans/{loanId} for an assistant';
    fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(load).toHaveBeenCalledWith('/base/general/api/loan/lend-book.md');
    expect(writeText).toHaveBeenCalledWith('# Lend a book');
  });

  it('shows that an operation is deprecated', () => {
    render(<Endpoint {...address} deprecated />);
    expect(screen.getByText('Deprecated')).toBeDefined();
  });
});
