import type { HttpMethod } from '../model';

/** The methods with a fixed key in a path item of OpenAPI 3.2. */
export const METHODS: readonly HttpMethod[] = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
];
