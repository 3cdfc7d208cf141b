import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownPagesOnly } from './own-pages';

type Next = (error?: unknown) => void;

export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

/** Middlewares of webpack-dev-server that refuse strangers and set headers (lib/Server.js). */
const GUARDS = ['host-header-check', 'set-headers'];

/**
 * A setting of the dev server that puts a middleware behind the guards and before all others, so
 * that strangers get no answer, not even from what Docusaurus puts first for its overlay.
 *
 * The bundler joins what the settings of several plugins return, and Docusaurus' own, which comes
 * first, answers every address with its page: so the list is changed in place, and nothing is added
 * behind it.
 *
 * @throws {Error} when the dev server no longer has a guard, or has it under another name
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
