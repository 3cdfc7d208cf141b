import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownPagesOnly } from './own-pages';

type Next = (error?: unknown) => void;

export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

/** What webpack-dev-server refuses strangers by, and what it says with every answer (lib/Server.js). */
const GUARDS = ['host-header-check', 'set-headers'];

/**
 * A setting of the dev server that puts a middleware behind the guards and before all others:
 * nothing answers a stranger, nor does what Docusaurus puts first for its overlay.
 *
 * The bundler's configuration joins what the settings of several plugins return, and Docusaurus'
 * own, which comes first, answers every address with its page: so the list is changed in place,
 * and nothing added behind it.
 *
 * @throws {Error} when the dev server has a guard no more, or under another name
 */
export const behindGuards =
  (own: Middleware) =>
  (middlewares: Middleware[]): readonly Middleware[] => {
    const guards = GUARDS.map((guard) => {
      const found = middlewares.find(({ name }) => name === guard);
      if (found) return found;
      throw new Error(
        `The dev server has no middleware "${guard}". Next: find what webpack-dev-server calls it ` +
          'now, and correct GUARDS in src/reference/plugins/dev-server/middleware.ts.',
      );
    });
    const first = [ownPagesOnly, ...guards];
    const others = middlewares.filter((one) => !first.includes(one));
    middlewares.splice(0, middlewares.length, ...first, own, ...others);
    return [];
  };
