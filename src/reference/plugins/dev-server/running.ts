const RUNNING = Symbol.for('partner-docs.running');
const server = globalThis as { [RUNNING]?: unknown };

/**
 * Returns the value that was made when this dev server started. After a change of the
 * configuration, Docusaurus evaluates it again with all its imports, but the bundler keeps its
 * original plugins: results of new plugins would reach no open page.
 */
export function madeAtStart<T>(make: () => T): T {
  server[RUNNING] ??= make();
  return server[RUNNING] as T;
}
