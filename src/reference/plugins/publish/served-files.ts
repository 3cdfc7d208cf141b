import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { PublishedFile } from '../../publish/files';
import { behindGuards, type Middleware } from '../dev-server/middleware';

export interface ServedFiles {
  readonly name: string;
  /** The path that the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** The paths to answer, below the base path. */
  readonly pattern: RegExp;
  /** Returns all files, or only those that a request for this path needs. */
  readonly files: (path: string) => Promise<readonly PublishedFile[]>;
}

const middlewareOf =
  ({ baseUrl, pattern, files }: ServedFiles): Middleware['middleware'] =>
  ({ url = '' }, response, next) => {
    const path = url.split('?')[0]?.slice(baseUrl.length) ?? '';
    if (!pattern.test(path)) {
      next();
      return;
    }
    files(path).then((all) => {
      const file = all.find((candidate) => candidate.path === path);
      if (!file) {
        next();
        return;
      }
      response.setHeader('Content-Type', file.contentType);
      response.end(file.text);
    }, next);
  };

/** Bundler settings that let the dev server make published files for each request. */
export const serveFiles = (
  options: ServedFiles,
): ReturnType<NonNullable<Plugin['configureWebpack']>> => {
  const middleware = { name: options.name, middleware: middlewareOf(options) };
  // The bundler's types include `devServer` only if those of its dev server are loaded.
  return { devServer: { setupMiddlewares: behindGuards(middleware) } } as object;
};

/** Writes published files into the folder of a build. */
export async function writeFiles(outDir: string, files: readonly PublishedFile[]): Promise<void> {
  for (const { path, text } of files) {
    const target = join(outDir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
