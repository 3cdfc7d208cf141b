import { encodeComponent, queryText } from '../contract/http/wire';
import type { SampleRequest } from './request';

/**
 * Splits the path of a request from the query written in it, which distinguishes operations with
 * the same path. Leaves out pairs sent as parameters, and the fragment, which is never sent.
 */
export function splitPath({ path: written, query: sent }: Pick<SampleRequest, 'path' | 'query'>): {
  readonly path: string;
  readonly query: readonly string[];
} {
  const [path = '', query = ''] = written.replace(/#.*/, '').split('?');
  const isSent = (pair: string) => sent.some(([name]) => name === pair.split('=')[0]);
  return { path, query: query.split('&').filter((pair) => pair !== '' && !isSent(pair)) };
}

/**
 * Returns path and query below the base URL, percent-encoded: `/cards/crd_1?limit=25`. The result
 * consists only of `A-Z a-z 0-9 - . _ ~ % / ? & = : , ; @ ( ) *`, none of which is special inside a
 * quoted string of the sample languages.
 *
 * @throws Error when a path parameter is missing, empty, `.` or `..` (clients drop such segments).
 */
export function targetOf(request: SampleRequest): string {
  const filled = (template: string): string =>
    template.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const value = request.pathParams[name];
      if (value === undefined || value === '' || value === '.' || value === '..') {
        throw new Error(
          `${request.operationId}: path parameter \`${name}\` needs a value other than "", "." and "..".`,
        );
      }
      return encodeComponent(value);
    });
  const { path, query } = splitPath(request);
  const queries = query.map(filled);
  if (request.query.length > 0) queries.push(queryText(request.query));
  return queries.length === 0 ? filled(path) : `${filled(path)}?${queries.join('&')}`;
}
