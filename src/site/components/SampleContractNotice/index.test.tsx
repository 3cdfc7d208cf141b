import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SampleContractNotice from '.';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

describe('SampleContractNotice', () => {
  afterEach(cleanup);

  it('is a labelled landmark that states what is illustrative', () => {
    render(<SampleContractNotice />);
    const notice = screen.getByRole('complementary', { name: 'Sample contract' });
    expect(notice.textContent).toMatch(/fees, limits and\s+timings are illustrative/);
  });

  it('names the sample sets of a site with other sets', () => {
    render(<SampleContractNotice of="One and Two" />);
    expect(screen.getByText(/The API of One and Two is a sample contract/)).not.toBeNull();
  });

  it('is one paragraph without a landmark when compact', () => {
    render(<SampleContractNotice compact />);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByText('Sample contract').closest('p')).not.toBeNull();
  });

  it.each([true, false])('links to the explanation (compact: %s)', (compact) => {
    render(<SampleContractNotice compact={compact} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/markdown-page#sample-contract');
  });
});
