/**
 * Helpers that show what a server sends to other sites, and to host names that point to this
 * machine.
 */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';

/**
 * Returns the status of a request for this host name, which may be foreign, as after DNS rebinding.
 */
export const statusForHost = (
  address: string,
  host: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(address, { method, headers: { host, origin: `http://${host}` } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** Returns the first message that a WebSocket from a page of this origin receives. */
export const firstMessage = (address: string, origin: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: { origin } });
    socket.once('message', (data: Buffer) => {
      resolve(data.toString());
      socket.close();
    });
    socket.once('close', () => resolve('closed'));
    socket.once('error', ({ message }) => resolve(message));
  });

/** Opens a page of another site on this machine, and returns a function that closes the site. */
export async function goElsewhere(page: Page, hostname = '127.0.0.1'): Promise<() => void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  await page.goto(`http://${hostname}:${(server.address() as AddressInfo).port}/`);
  return () => server.close();
}

/** Returns `load` or `error`: whether a page of another site can run a script. */
export async function scriptFromElsewhere(page: Page, script: string): Promise<string> {
  const close = await goElsewhere(page);
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
  close();
  return outcome;
}
