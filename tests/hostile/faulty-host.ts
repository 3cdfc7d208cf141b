import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { CONTENT_TYPES, type PagesServer, startPagesServer } from '../support/pages-server';
import { BASE_URL, BUILD_DIR } from '../support/paths';

/** A file as it was built. */
export interface Asset {
  readonly body: Buffer;
  readonly type: string;
}

/** A failure of the host or the network for one file. */
export type Fault = (response: ServerResponse, asset: Asset) => void;

const PAGE = '<!DOCTYPE html><title>Not here</title><p>Not here</p>';

export const answerWith =
  (status: number, headers: Readonly<Record<string, string>>, body?: string): Fault =>
  (response, asset) =>
    response.writeHead(status, { 'content-type': asset.type, ...headers }).end(body ?? asset.body);

const HTML = { 'content-type': 'text/html; charset=utf-8' };

export const FAULTS: Readonly<Record<string, Fault>> = {
  'is not there': answerWith(404, HTML, PAGE),
  'is an error': answerWith(500, HTML, PAGE),
  'is a page': answerWith(200, HTML, PAGE),
  'is cut off': (response, { type, body }) =>
    response.writeHead(200, { 'content-type': type }).end(body.subarray(0, body.length / 2)),
  'is of another type': answerWith(200, {
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  }),
  'does not come': () => undefined,
};

/** Serves the site, with a fault in one of its files. */
export interface FaultyHost extends PagesServer {
  /** Makes a file fail from now on. */
  fail(target: string, fault: Fault): void;
  heal(): void;
  /** Closes all open requests without a response. */
  drop(): void;
  /** Whether the failing file has been requested. */
  isAsked(): boolean;
  /** All requests so far, except for pages. */
  readonly targets: Set<string>;
}

function assetAt(target: string): Asset {
  const name = decodeURIComponent(target.slice(BASE_URL.length));
  const file = path.join(BUILD_DIR, path.extname(name) === '' ? `${name}.html` : name);
  return {
    body: readFileSync(file),
    type: CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
  };
}

export async function startFaultyHost(): Promise<FaultyHost> {
  const targets = new Set<string>();
  const open = new Set<ServerResponse>();
  let failing: { readonly target: string; readonly fault: Fault; isAsked: boolean } | undefined;
  const server = await startPagesServer({
    root: BUILD_DIR,
    baseUrl: BASE_URL,
    onAnswer: (target, status) => {
      if (status === 200 && path.extname(target) !== '') targets.add(target);
    },
    instead: (target, response) => {
      if (target !== failing?.target) return false;
      failing.isAsked = true;
      open.add(response);
      failing.fault(response, assetAt(target));
      return true;
    },
  });
  return {
    ...server,
    targets,
    fail: (target, fault) => {
      failing = { target, fault, isAsked: false };
    },
    heal: () => {
      failing = undefined;
    },
    drop: () => {
      for (const response of open) response.destroy();
      open.clear();
    },
    isAsked: () => failing?.isAsked ?? false,
  };
}
