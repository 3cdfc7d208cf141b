import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectedAnchors } from '../testing/docusaurus';
import Facts, { Fact } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));

afterEach(cleanup);

describe('Facts', () => {
  it('pairs terms with their meaning', () => {
    render(
      <Facts look="page">
        <Fact term="Version">2026-11-01</Fact>
      </Facts>,
    );
    expect(screen.getByRole('term').textContent).toBe('Version');
    expect(screen.getByRole('definition').textContent).toBe('2026-11-01');
  });

  it('gives a term an anchor that is registered for the check for broken anchors', () => {
    render(
      <Facts>
        <Fact term="Idempotency" id="lend-book.header.Idempotency-Key">
          required
        </Fact>
      </Facts>,
    );
    expect(document.getElementById('lend-book.header.Idempotency-Key')?.textContent).toBe(
      'Idempotency',
    );
    expect(collectedAnchors).toContain('lend-book.header.Idempotency-Key');
  });
});
