import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownPagesOnly } from './own-pages';

type Next = (error?: unknown) => void;

export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

/** Middlewares of webpack-dev-server that check the host and set headers (lib/Server.js). */
const GUARDS = ['host-header-check', 'set-headers'];

/**
 * Returns a dev server setting with a middleware after the guards and before all others, so that
 * other origins get no answer, not even from Docusaurus' middleware for its overlay.
 *
 * The bundler concatenates the lists that several plugins return, and Docusaurus' own, which comes
 * first, answers every address with its page. Therefore this function changes the list in place and
 * returns an empty one.
 *
 * @throws {Error} when the dev server has no guard of this name any more
 */
export const behindGuards =
  (middleware: Middleware) =>
  (middlewares: Middleware[]): readonly Middleware[] => {
    const guards = GUARDS.map((guard) => {
      const match = middlewares.find(({ name }) => name === guard);
      if (match) return match;
      throw new Error(
        `The dev server has no middleware "${guard}". Next: find what webpack-dev-server calls it ` +
          'now, and correct GUARDS in src/reference/plugins/dev-server/middleware.ts.',
      );
    });
    const first = [ownPagesOnly, ...guards];
    const rest = middlewares.filter((other) => !first.includes(other));
    middlewares.splice(0, middlewares.length, ...first, middleware, ...rest);
    return [];
  };
