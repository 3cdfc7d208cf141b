import type { List } from '../contract/lists';

/** A list whose answer has `data` and `page`, and that is filtered by these parameters. */
export const list = (filters: List['filters'] = {}): List => ({
  entries: '/data',
  next: '/page/nextCursor',
  more: '/page/hasMore',
  cursor: 'cursor',
  limit: 'limit',
  size: 25,
  filters,
});
