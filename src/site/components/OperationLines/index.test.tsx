import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OperationLines from '.';

vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

afterEach(cleanup);

describe('OperationLines', () => {
  it('is a named list whose lines lead to the operations', () => {
    render(
      <OperationLines
        topic="Card"
        operations={[
          { method: 'GET', path: '/cards/{cardId}', title: 'Get a card', href: '#get-card' },
          { method: 'POST', path: '/cards', title: 'Create a card', deprecated: true },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Operations: Card' }).children).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#get-card',
    ]);
    expect(screen.getByText('Deprecated')).toBeDefined();
  });
});
