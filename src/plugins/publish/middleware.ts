import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedFile } from '../../publish/files';

type Next = (error?: unknown) => void;

export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

/** Answers requests for published files from memory, made anew for each request. */
export function publishedFilesMiddleware(
  baseUrl: string,
  files: () => Promise<readonly PublishedFile[]>,
): Middleware {
  return {
    name: 'published-files',
    middleware: ({ url = '' }, response, next) => {
      const path = url.split('?')[0]?.slice(baseUrl.length) ?? '';
      if (!/\.(json|yaml)$/.test(path)) {
        next();
        return;
      }
      files().then((all) => {
        const found = all.find((file) => file.path === path);
        if (!found) {
          next();
          return;
        }
        response.setHeader('Content-Type', found.contentType);
        response.end(found.text);
      }, next);
    },
  };
}
