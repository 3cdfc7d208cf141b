import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ReferenceBlock, { ReferenceSection } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));

afterEach(cleanup);

describe('ReferenceBlock', () => {
  it('registers and contains its own anchor', () => {
    const { container } = render(<ReferenceBlock id="loan">z</ReferenceBlock>);
    expect(container.querySelector('#loan')).not.toBeNull();
  });

  it('has sections with headings, including short ones', () => {
    render(
      <>
        <ReferenceSection title="Body">x</ReferenceSection>
        <ReferenceSection title="Events" inLine>
          y
        </ReferenceSection>
      </>,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Body',
      'Events',
    ]);
  });
});
