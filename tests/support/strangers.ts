/** What another site, or a host name that points to this machine, gets from a server. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';

/** Status for a request that names another host, as after DNS rebinding. */
export const statusForHost = (
  address: string,
  host: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(address, { method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** First message that a WebSocket of a page of this origin gets. */
export const firstMessage = (address: string, origin: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { origin } });
    socket.once('message', (data: Buffer) => {
      resolve(data.toString());
      socket.close();
    });
    socket.once('close', () => resolve('closed'));
    socket.once('error', reject);
  });

/** Whether a page of another site can run a script: `load` or `error`. */
export async function scriptFromElsewhere(page: Page, script: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const outcome = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const element = Object.assign(document.createElement('script'), { src });
        element.onload = () => resolve('load');
        element.onerror = () => resolve('error');
        document.head.append(element);
      }),
    script,
  );
  server.close();
  return outcome;
}
