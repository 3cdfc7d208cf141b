import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ReferenceBlock from '.';

const location = vi.hoisted(() => ({ hash: '' }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => location }));
vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(cleanup);

const openAt = (hash: string): readonly boolean[] => {
  location.hash = hash;
  const { container } = render(
    <ReferenceBlock>
      <details>
        <details>
          <p id="loan.limits.pér">x</p>
        </details>
      </details>
      <details>
        <p id="other">y</p>
      </details>
    </ReferenceBlock>,
  );
  return [...container.querySelectorAll('details')].map(({ open }) => open);
};

describe('ReferenceBlock', () => {
  it('opens every folded part around the anchor of the address, and scrolls there', () => {
    expect(openAt('#loan.limits.p%C3%A9r')).toEqual([true, true, false]);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('leaves all folded for %j', (hash) => {
    expect(openAt(hash)).toEqual([false, false, false]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('registers and carries its own anchor', () => {
    location.hash = '';
    const { container } = render(<ReferenceBlock id="loan">z</ReferenceBlock>);
    expect(container.querySelector('#loan')).not.toBeNull();
  });
});
