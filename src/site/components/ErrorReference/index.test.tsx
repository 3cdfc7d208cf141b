import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectedAnchors } from '../testing/docusaurus';
import { ErrorEntries, ErrorEntry, ErrorLines } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));
vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

class Observer {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('ErrorLines', () => {
  it('shows status and code, and links to the meaning of the code', () => {
    render(
      <ErrorLines
        errors={[{ status: 409, code: 'loan_not_active', title: 'Loan is not active', href: '#e' }]}
      />,
    );
    expect(screen.getByRole('listitem').textContent).toBe('409 loan_not_active');
    expect(screen.getByRole('link', { name: 'loan_not_active' }).getAttribute('href')).toBe('#e');
  });

  it('is not a link if no page explains the code', () => {
    render(<ErrorLines errors={[{ status: 409, code: 'a', title: 'A' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('ErrorEntry', () => {
  it('is an anchor and contains the whole answer', () => {
    const example = { code: 'loan_not_active', status: 409 };
    render(
      <ErrorEntries id="errors-loan">
        <ErrorEntry
          id="error-loan-not-active"
          code="loan_not_active"
          status={409}
          title="T"
          example={example}
        >
          The loan is paused.
        </ErrorEntry>
      </ErrorEntries>,
    );
    expect(collectedAnchors).toEqual(
      expect.arrayContaining(['errors-loan', 'error-loan-not-active']),
    );
    const entry = screen.getByText('The loan is paused.').closest('details');
    expect(entry?.id).toBe('error-loan-not-active');
    expect(entry?.querySelector('summary')?.textContent).toBe('409 loan_not_active T');
    expect(JSON.parse(entry?.querySelector('pre')?.textContent ?? '')).toEqual(example);
  });

  it('shows that no call returns a code without a status', () => {
    render(
      <ErrorEntry id="e" code="payout_rejected" title="T" example={{ code: 'payout_rejected' }}>
        The payout came back.
      </ErrorEntry>,
    );
    expect(screen.getByText('In failure')).toBeTruthy();
    expect(screen.getByText('failure payout_rejected')).toBeTruthy();
  });
});
