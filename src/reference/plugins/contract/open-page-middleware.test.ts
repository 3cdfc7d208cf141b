import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { tabShows } from '../dev-server/idle';
import { openPageMiddleware } from './open-page-middleware';

vi.mock('../dev-server/idle', () => ({ tabShows: vi.fn() }));

const request = (method: string, url: string, body: string): IncomingMessage =>
  Object.assign(Readable.from([body]), { method, url }) as Readable & IncomingMessage;

it('hears which page a tab shows, and of which compilation', async () => {
  const show = vi.fn();
  const { middleware } = openPageMiddleware(show);
  const end = vi.fn();
  const response = { writeHead: () => ({ end }) } as unknown as ServerResponse;
  middleware(request('POST', '/__open-page', 'tab\n/docs/general/\nabc'), response, vi.fn());
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  expect(show).toHaveBeenCalledWith('tab', '/docs/general');
  expect(tabShows).toHaveBeenCalledWith('tab', 'abc');
});

it('leaves other requests to others', () => {
  const next = vi.fn();
  const { middleware } = openPageMiddleware(vi.fn());
  const response = {} as ServerResponse;
  middleware(request('GET', '/__open-page', ''), response, next);
  middleware(request('POST', '/other', ''), response, next);
  expect(next).toHaveBeenCalledTimes(2);
});
