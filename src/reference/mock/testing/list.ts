import type { List } from '../contract/lists';

/** Returns a list with `data` and `page` in its answer, filtered by these parameters. */
export const list = (filters: List['filters'] = {}): List => ({
  entries: '/data',
  next: '/page/nextCursor',
  more: '/page/hasMore',
  cursor: 'cursor',
  limit: 'limit',
  size: 25,
  filters,
});
