import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Reveal from '.';

const location = vi.hoisted(() => ({ hash: '' }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ ...location }) }));

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(cleanup);

const Page = () => (
  <>
    <details>
      <details>
        <p id="loan.limits.pér">x</p>
      </details>
    </details>
    <details id="other">y</details>
    <Reveal />
  </>
);

const openAt = (hash: string): readonly boolean[] => {
  location.hash = hash;
  const { container } = render(<Page />);
  return [...container.querySelectorAll('details')].map(({ open }) => open);
};

describe('Reveal', () => {
  it('opens every folded part around the anchor of the address, and scrolls there', () => {
    expect(openAt('#loan.limits.p%C3%A9r')).toEqual([true, true, false]);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('opens a part that is itself the anchor', () => {
    expect(openAt('#other')).toEqual([false, false, true]);
  });

  it('opens a part again when its link is followed again', () => {
    location.hash = '#other';
    const { container, rerender } = render(<Page />);
    const part = container.querySelector<HTMLDetailsElement>('#other');
    if (part) part.open = false;
    rerender(<Page />);
    expect(part?.open).toBe(true);
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('leaves all parts folded for %j', (hash) => {
    expect(openAt(hash)).toEqual([false, false, false]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
