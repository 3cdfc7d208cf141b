import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PageTools from './index';

vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/base/general/api/loan' }),
}));

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(new Response(`# Copy of ${url}`))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: /copy/i });

it('links to the Markdown of the page', () => {
  render(<PageTools />);
  expect(screen.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe(
    '/base/general/api/loan.md',
  );
});

it('copies the Markdown, loaded when the button is pressed, and confirms it', async () => {
  render(<PageTools />);
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(button());
  await screen.findByRole('button', { name: 'Copied as Markdown' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('# Copy of /base/general/api/loan.md');
  expect(document.getElementById('copy-status')?.textContent).toBe('Copied as Markdown');
});

it.each([
  [
    'the file is missing',
    () => vi.mocked(fetch).mockResolvedValue(new Response('', { status: 404 })),
  ],
  ['the network is down', () => vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))],
  ['the clipboard refuses', () => writeText.mockRejectedValue(new Error('denied'))],
])('explains what to do when %s', async (_case, arrange) => {
  arrange();
  render(<PageTools />);
  fireEvent.click(button());
  await waitFor(() =>
    expect(button().textContent).toMatch(/^Copying failed: open “View as Markdown”/),
  );
  expect(document.getElementById('copy-status')?.textContent).toContain('Copying failed');
});

it('opens and closes all parts of the page, and stores the choice', () => {
  const text = document.createElement('div');
  text.className = 'theme-doc-markdown';
  text.innerHTML = '<details></details><details><details></details></details>';
  document.body.append(text);
  const open = (): number => text.querySelectorAll('details[open]').length;
  render(<PageTools />);
  const parts = screen.getByRole('button', { name: 'Open all parts' });
  fireEvent.click(parts);
  expect(open()).toBe(3);
  expect(parts.getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('partner-docs.open-parts')).toBe('all');
  fireEvent.click(parts);
  expect(open()).toBe(0);
  expect(localStorage.getItem('partner-docs.open-parts')).toBeNull();
  text.remove();
});
