import type { SampleRequest } from './request';

/** Encodes what `encodeURIComponent` leaves although RFC 3986 reserves it (section 2.2). */
function encodeComponent(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Query values keep the characters that RFC 3986 allows in a query and that have no role in one. */
export function encodeQuery(value: string): string {
  return encodeComponent(value).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);
}

/**
 * Path and query below the base URL, percent-encoded: `/cards/crd_1?limit=25`. Consists of
 * `A-Z a-z 0-9 - . _ ~ % / ? & = : , @` alone, none of which is special inside a quoted string
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
  const query = request.query.map(([name, value]) => `${encodeQuery(name)}=${encodeQuery(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
