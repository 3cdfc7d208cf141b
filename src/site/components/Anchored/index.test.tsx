import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Anchored from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));

describe('Anchored', () => {
  afterEach(cleanup);

  it('has an anchor and a named link', () => {
    render(
      <Anchored id="fee-exchange-service" name="Exchange">
        Exchange
      </Anchored>,
    );
    const link = screen.getByRole('link', { name: 'Link to Exchange' });
    expect(link.getAttribute('href')).toBe('#fee-exchange-service');
    expect(document.getElementById('fee-exchange-service')?.contains(link)).toBe(true);
  });
});
