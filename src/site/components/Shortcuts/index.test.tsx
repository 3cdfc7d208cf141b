import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Shortcuts from './index';
import { OPEN_SHORTCUTS } from '../keyboard';
import { setSingleKeys, singleKeysWork } from './single-keys';

// Loading the list for the first time can take longer than the timeout of a test on a busy machine.
beforeAll(() => import('./List'));

beforeEach(() => {
  localStorage.clear();
  setSingleKeys(true);
  // jsdom implements the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(cleanup);

const press = (key: string, target: Element = document.body, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...init });
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it('shows the list on ? and removes it on Close', async () => {
  render(<Shortcuts />);
  expect(press('?')).toBe(false);
  await list();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the list on an event, for readers without that key', async () => {
  render(<Shortcuts />);
  act(() => void window.dispatchEvent(new Event(OPEN_SHORTCUTS)));
  expect((await list()).textContent).toContain('In the playground: send the request');
});

it('ignores ? in a text field and with modifier keys', () => {
  render(
    <>
      <Shortcuts />
      <input aria-label="Name" />
    </>,
  );
  expect(press('?', screen.getByLabelText('Name'))).toBe(true);
  expect(press('?', document.body, { ctrlKey: true })).toBe(true);
});

it('turns single keys off, for the search as well, and stores the choice', async () => {
  const search = vi.fn();
  window.addEventListener('keydown', search);
  render(<Shortcuts />);
  press('?');
  await list();
  fireEvent.click(screen.getByRole('checkbox'));
  search.mockClear();
  expect(press('?')).toBe(true);
  press('/');
  expect(search).not.toHaveBeenCalled();
  press('k', document.body, { ctrlKey: true });
  expect(search).toHaveBeenCalledOnce();
  expect(singleKeysWork()).toBe(false);
  expect(localStorage.getItem('partner-docs.single-keys')).toBe('off');
  window.removeEventListener('keydown', search);
});
