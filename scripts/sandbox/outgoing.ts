import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicHost } from '../../src/reference/webhooks/public-host';

/** An answer is read up to this many bytes; the rest is not awaited. */
const MOST_READ = 64 * 1024;

/** A call to a listener. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit for the whole answer, in milliseconds. */
  readonly within: number;
}

/** What a listener answered. */
export interface Reply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Makes one call. Rejects with an Error that says why there was no answer; late: `TimeoutError`. */
export type Contact = (url: string, call: Outgoing) => Promise<Reply>;

/** `dns.lookup`, as far as it is used. */
export type Resolver = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses?: readonly LookupAddress[]) => void,
) => void;

const hidden = (host: string, address: string): Error =>
  new Error(`${host} leads to ${address}, which is not a public address.`);

/**
 * Resolves names like `dns.lookup`, but only to public addresses. It runs for the connection
 * itself, so a name cannot change its address between the check and the call.
 */
const publicOnly =
  (resolve: Resolver): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses = []) => {
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (error) done(error, []);
      else if (refused) done(hidden(host, refused.address), []);
      else if (options.all) done(null, [...addresses]);
      else done(null, first?.address ?? '', first?.family);
    });
  };

/** Returns the beginning of a body; leaving the loop closes the connection. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_READ) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString();
}

function call(url: URL, { method, headers, body, within }: Outgoing, resolver?: LookupFunction) {
  const signal = AbortSignal.timeout(within);
  return new Promise<Reply>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(signal.aborted ? new DOMException('The time limit is over.', 'TimeoutError') : error);
    };
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    send(url, { method, headers, signal, agent: false, ...(resolver && { lookup: resolver }) })
      .on('error', fail)
      .on('upgrade', (_response, socket) => {
        socket.destroy();
        fail(new Error('The endpoint switched to another protocol.'));
      })
      .on('response', (response) => {
        const { statusCode: status = 0 } = response;
        const retryAfter = response.headers['retry-after'];
        beginningOf(response).then((text) => {
          resolve({ status, retryAfter, body: text });
        }, fail);
      })
      .end(body);
  });
}

/**
 * Calls a listener, and follows no redirect.
 *
 * @param isTrusted whether a URL may lead to an address that is not public
 */
export const contactOf =
  (isTrusted: (url: string) => boolean, resolve: Resolver = lookup): Contact =>
  async (address, outgoing) => {
    const url = new URL(address);
    if (isTrusted(address)) return call(url, outgoing);
    if (!isPublicHost(url.hostname)) throw hidden('The address', url.hostname);
    return call(url, outgoing, publicOnly(resolve));
  };
