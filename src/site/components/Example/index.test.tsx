import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Example from '.';

class Observer {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Example', () => {
  it('shows the value as JSON under its title', () => {
    const value = { id: 'ln_1', limits: [{ amount: '1.00' }], note: '<b>&amp;' };
    render(<Example title="Loan" value={value} />);
    const shown = screen.getByRole('group', { name: 'Example in JSON: Loan' }).textContent;
    expect(JSON.parse(shown)).toEqual(value);
    expect(shown).toBe(JSON.stringify(value, null, 2));
  });

  it('is folded when it is one of several', () => {
    const { container } = render(<Example title="Second" value={1} closed />);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('Second');
  });
});
