import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ChangeEntries, { ChangeEntry } from '.';

vi.mock('@docusaurus/theme-common', async () => {
  const { useHistory, useLocation } = await import('react-router-dom');
  return {
    useQueryString: (key: string) => {
      const history = useHistory();
      const value = new URLSearchParams(useLocation().search).get(key) ?? '';
      const set = (next: string): void => {
        const search = new URLSearchParams(history.location.search);
        if (next === '') search.delete(key);
        else search.set(key, next);
        history.replace({ ...history.location, search: search.toString() });
      };
      return [value, set];
    },
  };
});

const ENTRIES = [
  { id: 'limits', kind: 'Changed', topics: ['loan'] },
  { id: 'renewal', kind: 'Added', topics: ['loan', 'user'] },
  { id: 'first', kind: 'Added', topics: ['user'] },
];
const TOPICS = [
  { name: 'loan', title: 'Loan' },
  { name: 'user', title: 'User' },
];

const page = (history: MemoryHistory, entries = ENTRIES) => (
  <Router history={history}>
    <ChangeEntries entries={entries} topics={TOPICS}>
      {entries.map(({ id, ...entry }) => (
        <ChangeEntry key={id} {...entry}>
          <h3 id={id}>{id}</h3>
        </ChangeEntry>
      ))}
    </ChangeEntries>
  </Router>
);

const shown = (): readonly string[] =>
  screen
    .getAllByRole('heading')
    .filter((heading) => !heading.closest('[data-filtered-out]'))
    .map(({ id }) => id);

describe('ChangeEntries', () => {
  afterEach(cleanup);

  it('filters by topic and type, counts, and keeps the choice in the address', () => {
    const history = createMemoryHistory();
    render(page(history));
    expect(shown()).toEqual(['limits', 'renewal', 'first']);
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'user' } });
    expect(shown()).toEqual(['renewal', 'first']);
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Changed' } });
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('0 of 3 entries');
    expect(history.location.search).toBe('?topic=user&type=Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shown()).toEqual(['limits', 'renewal', 'first']);
    expect(history.location.search).toBe('');
  });

  it('starts with the filter of the address, and ignores unknown values', () => {
    render(page(createMemoryHistory({ initialEntries: ['/?type=Added&topic=nothing'] })));
    expect(shown()).toEqual(['renewal', 'first']);
  });

  it('shows the target of a link although the filter hides it, and scrolls there', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(page(createMemoryHistory({ initialEntries: ['/?type=Added#limits'] })));
    expect(shown()).toContain('limits');
    await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  });

  it('ignores a fragment with an invalid escape', () => {
    render(page(createMemoryHistory({ initialEntries: ['/log#%'] })));
    expect(shown()).toEqual(['limits', 'renewal', 'first']);
  });

  it('renders every entry on the server', () => {
    const history = createMemoryHistory({ initialEntries: ['/?type=Added'] });
    const html = renderToString(page(history));
    expect(html.match(/<h3/g)).toHaveLength(3);
    expect(html).not.toContain('data-filtered-out');
  });

  it('has no filter for a single entry', () => {
    render(page(createMemoryHistory(), ENTRIES.slice(0, 1)));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
