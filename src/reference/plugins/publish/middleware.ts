import type { PublishedFile } from '../../publish/files';
import type { Middleware } from '../dev-server/middleware';

export interface MiddlewareOptions {
  readonly name: string;
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** Which paths it answers, below the base path. */
  readonly pattern: RegExp;
  /** The files, or those among them that a request for this path needs. */
  readonly files: (path: string) => Promise<readonly PublishedFile[]>;
}

/** Answers requests for published files from memory, made anew for each request. */
export function publishedFilesMiddleware({
  name,
  baseUrl,
  pattern,
  files,
}: MiddlewareOptions): Middleware {
  return {
    name,
    middleware: ({ url = '' }, response, next) => {
      const path = url.split('?')[0]?.slice(baseUrl.length) ?? '';
      if (!pattern.test(path)) {
        next();
        return;
      }
      files(path).then((all) => {
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
