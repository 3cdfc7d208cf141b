import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRouteDidUpdate } from './offline';

const { preload } = vi.hoisted(() => ({ preload: vi.fn<(path: string) => Promise<void>>() }));
vi.mock('@docusaurus/core/lib/client/preload', () => ({ default: preload }));

let isOnline = false;
/** Clicks that reached the router. */
let routed: string[] = [];

const link = (): HTMLAnchorElement => {
  const element = document.querySelector('a');
  if (!element) throw new Error('There is no link.');
  return element;
};
const notice = () => document.querySelector('[role="alert"]');
const click = (options: MouseEventInit = {}) =>
  link().dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }),
  );

beforeEach(() => {
  isOnline = false;
  routed = [];
  preload.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  document.body.innerHTML = '<a href="/base/fees"><b>Fees</b></a>';
  link().addEventListener('click', (event) => {
    event.preventDefault();
    routed.push(link().pathname);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('says that a page was not opened before, and stays, when the reader is offline', async () => {
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  click();
  await vi.waitFor(() => expect(notice()?.textContent).toContain('offline'));
  expect(routed).toEqual([]);
  click();
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(2));
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  document.querySelector('button')?.click();
  expect(notice()).toBeNull();
});

it('opens a page that the browser still has', async () => {
  preload.mockResolvedValue();
  click();
  await vi.waitFor(() => expect(routed).toEqual(['/base/fees']));
  expect(preload).toHaveBeenCalledExactlyOnceWith('/base/fees');
  expect(notice()).toBeNull();
});

it('removes the notice on the next page, and when the network is back', async () => {
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  click();
  await vi.waitFor(() => expect(notice()).not.toBeNull());
  window.dispatchEvent(new Event('online'));
  expect(notice()).toBeNull();
  click();
  await vi.waitFor(() => expect(notice()).not.toBeNull());
  onRouteDidUpdate({} as Parameters<typeof onRouteDidUpdate>[0]);
  expect(notice()).toBeNull();
});

it.each([
  ['with a network', {}, true, '/base/fees'],
  ['with a key for a new tab', { ctrlKey: true }, false, '/base/fees'],
  ['with another button', { button: 1 }, false, '/base/fees'],
  ['to the same page', {}, false, '#part'],
  ['to another site', {}, false, 'https://code.example/'],
] as const)('leaves a click %s alone', (_, options, online, href) => {
  isOnline = online;
  link().setAttribute('href', href);
  click(options);
  expect(routed).toHaveLength(1);
  expect(preload).not.toHaveBeenCalled();
});
