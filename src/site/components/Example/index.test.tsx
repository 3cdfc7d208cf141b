import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Example from '.';

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

describe('Example', () => {
  it('shows the value as JSON under its title', () => {
    const value = { id: 'ln_1', limits: [{ amount: '1.00' }], note: '<b>&amp;' };
    render(<Example title="Loan" value={value} />);
    const shown = screen.getByRole('group', { name: 'Example in JSON: Loan' }).textContent;
    expect(JSON.parse(shown)).toEqual(value);
    expect(shown).toBe(JSON.stringify(value, null, 2));
  });

  it('shows the differences from the object of the page, and the rest on demand', () => {
    const value = { id: 'ln_1', status: 'paused' };
    const object = { title: 'Loan', href: '#loan', differs: { status: 'paused' } };
    const { container } = render(<Example title="200 OK" value={value} object={object} />);
    const shown = [...container.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(shown).toEqual(
      [{ status: 'paused' }, value].map((json) => JSON.stringify(json, null, 2)),
    );
    expect(container.querySelector('details')?.open).toBe(false);
    expect(screen.getByRole('link', { name: 'Loan' }).getAttribute('href')).toBe('#loan');
  });

  it('only links to the object when nothing differs', () => {
    const object = { title: 'Loan', href: '#loan' };
    const { container } = render(<Example title="200 OK" value={{ id: 'ln_1' }} object={object} />);
    expect(container.querySelector('p')?.textContent).toBe('As in the example of Loan.');
    expect(container.querySelector('pre, details')).toBeNull();
  });

  it('names the property that contains the object, and the properties that it omits', () => {
    const object = { title: 'Loan', href: '#loan', member: 'data', lacks: ['dueAt', 'fee'] };
    const { container } = render(
      <Example title="loan.made" value={{ data: { id: 'ln_1' } }} object={object} />,
    );
    expect(container.querySelector('p')?.textContent).toBe(
      'data as in the example of Loan, without dueAt, fee.',
    );
    expect(container.querySelectorAll('pre')).toHaveLength(1);
  });

  it('is folded if it is one of several', () => {
    const { container } = render(<Example title="Second" value={1} closed />);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('Second');
  });
});
