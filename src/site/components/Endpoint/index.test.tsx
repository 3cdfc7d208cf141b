import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Endpoint from '.';

vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
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
  it('shows the path from the host on and sets its parameters off', () => {
    const { container } = render(<Endpoint {...address} />);
    expect(container.querySelector('code')?.textContent).toBe(
      '/v1/readers/{readerId}/loans/{loanId}',
    );
    const names = [...container.querySelectorAll('var')].map(({ textContent }) => textContent);
    expect(names).toEqual(['{readerId}', '{loanId}']);
  });

  it('copies the full address', () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<Endpoint {...address} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the full address' }));
    expect(writeText).toHaveBeenCalledWith(address.base + address.path);
  });

  it('says when an operation is deprecated', () => {
    render(<Endpoint {...address} deprecated />);
    expect(screen.getByText('Deprecated')).toBeDefined();
  });
});
