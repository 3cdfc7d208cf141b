import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OperationLines from '.';

vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

afterEach(cleanup);

describe('OperationLines', () => {
  it('is a named list whose lines link to the operations', () => {
    render(
      <OperationLines
        topic="Loan"
        operations={[
          { method: 'GET', path: '/loans/{loanId}', title: 'Get a loan', href: '#get-loan' },
          { method: 'POST', path: '/loans', title: 'Lend a book', deprecated: true },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Operations: Loan' }).children).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#get-loan',
    ]);
    expect(screen.getByText('Deprecated')).toBeDefined();
  });

  it('distinguishes callbacks with the same path', () => {
    const complaints = vi.spyOn(console, 'error');
    const callback = { method: 'POST', path: '{$request.body#/url}', title: 'Called' } as const;
    const operations = ['#on-loan', '#on-return'].map((href) => ({ ...callback, href }));
    render(<OperationLines topic="Loan" operations={operations} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('lets a long path break after its slashes', () => {
    const path = '/loans/{loanId}/deliveryAddressConfirmations';
    render(
      <OperationLines topic="Loan" operations={[{ method: 'PUT', path, title: 'Confirm' }]} />,
    );
    expect(screen.getByRole('listitem').querySelector('code')?.innerHTML).toBe(
      path.replaceAll('/', '/<wbr>'),
    );
  });
});
