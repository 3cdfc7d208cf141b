import type { HttpMethod } from './model';

/** The methods that a path item of OpenAPI 3.1 can have. */
export const METHODS: readonly HttpMethod[] = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
];
