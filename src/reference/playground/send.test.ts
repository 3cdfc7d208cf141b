import { afterEach, expect, it, vi } from 'vitest';
import { sendToSandbox } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends the headers to the sandbox that browsers forbid', async () => {
  const Whole = Request;
  class BrowserRequest extends Whole {
    constructor(url: string, init: RequestInit) {
      super(url, init);
      for (const name of ['Cookie', 'User-Agent']) this.headers.delete(name);
    }
  }
  vi.stubGlobal('Request', BrowserRequest);
  const request = {
    method: 'POST',
    url: 'https://api.example/pets',
    headers: [
      ['Cookie', 'session=1'],
      ['User-Agent', 'Example/1.0'],
    ],
    body: '{}',
  } as const;
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(new Response('')),
  );
  await sendToSandbox(request, { fetch });
  expect([...(fetch.mock.calls[0]?.[0].headers ?? [])]).toEqual([
    ['content-type', 'text/plain;charset=UTF-8'],
    ['cookie', 'session=1'],
    ['user-agent', 'Example/1.0'],
  ]);
});
