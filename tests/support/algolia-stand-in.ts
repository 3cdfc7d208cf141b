import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = Readonly<Record<string, unknown>> & {
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
};

export interface AlgoliaStandIn {
  readonly origin: string;
  /** Records by the name of their index. */
  readonly indexes: ReadonlyMap<string, readonly Stored[]>;
  readonly settings: ReadonlyMap<string, unknown>;
  /** Method, path and API key of each request. */
  readonly requests: readonly string[];
  /** Answers every further request with this status. */
  fail(status: number | undefined): void;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

const wordsOf = (query: string): readonly string[] => query.toLowerCase().match(/\w+/g) ?? [];

const has = (record: Stored, query: string): boolean =>
  wordsOf(query).every((word) => JSON.stringify(record).toLowerCase().includes(word));

/** Returns a value as Algolia highlights it: the typed letters of a word are marked. */
const marked = (text: string | null, query: string): { readonly value: string } => ({
  value: wordsOf(query).reduce(
    (html, word) => html.replace(new RegExp(`\\b${word}`, 'gi'), '<mark>$&</mark>'),
    text ?? '',
  ),
});

const withMarks = (record: Stored, query: string): object => ({
  ...record,
  _snippetResult: {
    content: marked(record.content, query),
    hierarchy: Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, marked(text, query)]),
    ),
  },
});

/**
 * Starts a server with the part of Algolia's HTTP interface that the site and the push script use.
 */
export async function startAlgoliaStandIn(): Promise<AlgoliaStandIn> {
  const indexes = new Map<string, Stored[]>();
  const settings = new Map<string, unknown>();
  const requests: string[] = [];
  let failure: number | undefined;
  let task = 0;

  const answer = (path: string, body: unknown): unknown => {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/([^?]+)/.exec(path) ?? [];
    const index = decodeURIComponent(name);
    if (action === 'queries') {
      const { requests: queries } = body as {
        readonly requests: readonly { readonly indexName: string; readonly query: string }[];
      };
      const results = queries.map(({ indexName, query }) => {
        const hits = (indexes.get(indexName) ?? []).filter((record) => has(record, query));
        const shown = hits.slice(0, 20).map((record) => withMarks(record, query));
        return { hits: shown, nbHits: hits.length, index: indexName, query };
      });
      return { results };
    }
    if (action.startsWith('task/')) return { status: 'published' };
    if (action === 'settings') settings.set(index, body);
    if (action === 'batch') {
      const { requests: added } = body as { readonly requests: readonly { body: Stored }[] };
      indexes.set(index, [...(indexes.get(index) ?? []), ...added.map((request) => request.body)]);
    }
    if (action === 'operation') {
      const { destination } = body as { readonly destination: string };
      indexes.set(destination, indexes.get(index) ?? []);
      settings.set(destination, settings.get(index));
      indexes.delete(index);
    }
    task += 1;
    return { taskID: task };
  };

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const key = headers['x-algolia-api-key'];
    requests.push(
      `${method} ${url.split('?')[0] ?? ''} ${typeof key === 'string' ? key : ''}`.trim(),
    );
    void readBody(request).then((body) => {
      const value = failure === undefined ? answer(url, body) : { message: 'refused' };
      response.writeHead(failure ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    indexes,
    settings,
    requests,
    fail: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
