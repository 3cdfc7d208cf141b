import { encodeComponent, queryText } from '../contract/wire';
import type { SampleRequest } from './request';

/**
 * Path and query below the base URL, percent-encoded: `/cards/crd_1?limit=25`. Consists of
 * `A-Z a-z 0-9 - . _ ~ % / ? & = : , ; @ ( ) *` alone, none of which is special inside a quoted string
 * of the sample languages.
 *
 * @throws Error when a path parameter is missing, empty, `.` or `..` (clients drop such segments).
 */
export function targetOf(request: SampleRequest): string {
  const path = request.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = request.pathParams[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new Error(
        `${request.operationId}: path parameter \`${name}\` needs a value other than "", "." and "..".`,
      );
    }
    return encodeComponent(value);
  });
  return request.query.length === 0 ? path : `${path}?${queryText(request.query)}`;
}
