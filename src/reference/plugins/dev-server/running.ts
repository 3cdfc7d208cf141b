const RUNNING = Symbol.for('partner-docs.running');
const server = globalThis as { [RUNNING]?: unknown };

/**
 * What was made when this dev server started. After a change of the configuration Docusaurus evaluates
 * it anew, with all that it imports, but the bundler keeps the plugins that it was started with: what
 * new ones find would reach no open page.
 */
export function madeAtStart<T>(make: () => T): T {
  server[RUNNING] ??= make();
  return server[RUNNING] as T;
}
