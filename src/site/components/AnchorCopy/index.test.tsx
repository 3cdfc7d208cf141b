import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AnchorCopy from './index';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <>
      <AnchorCopy />
      <h2 id="a-b">
        Title <a href="#a-b">#</a>
      </h2>
      <a href="#a-b">Elsewhere</a>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const anchor = () => screen.getByRole('link', { name: '#' });

it('copies the address of an anchor and confirms it', async () => {
  fireEvent.click(anchor());
  await waitFor(() => expect(anchor().dataset.copied).toBe(''));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/#a-b`);
  expect(document.getElementById('copy-status')?.textContent).toBe('Link copied');
});

it('ignores links to other pages, and clicks that open a tab', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  fireEvent.click(anchor(), { ctrlKey: true });
  expect(writeText).not.toHaveBeenCalled();
});

it('follows the anchor where there is no clipboard, as without HTTPS', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed);
  vi.stubGlobal('navigator', {});
  fireEvent.click(anchor());
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});

it('announces nothing when the clipboard rejects the text', async () => {
  const refused = Promise.reject(new Error('denied'));
  writeText.mockReturnValue(refused);
  fireEvent.click(anchor());
  await expect(refused).rejects.toThrow('denied');
  expect(anchor().dataset.copied).toBeUndefined();
});
