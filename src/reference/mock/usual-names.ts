/**
 * Usual names in APIs. They apply only to a contract that never uses the keyword for them (`x-id`,
 * `x-page`, `x-filter`).
 */
import type { JsonObject } from '../contract/model';
import { isArray, isObject } from '../contract/json';

export const USUAL = {
  id: /^id$/,
  limit: /^limit$/,
  cursor: /^cursor$/,
  next: /^next_?cursor$/i,
  more: /^has_?more$/i,
} as const;

/** Parameters for pages: their size, their number, and the number of entries to skip. */
export const PAGE_SIZE =
  /^(limit|count|first|top|size|(per[_-]?|items[_-]?per[_-]?)page|page[_-]?size|max[_-]?results)$/i;
export const PAGE_NUMBER = /^page([_-]?number)?$/i;
export const OFFSET = /^(offset|skip|start)$/i;

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the property of a path parameter: `petId`, `slug` for `page_slug`, or else `id`. */
export function idIn(item: JsonObject, parameter: string): string | undefined {
  const wanted = lettersOf(parameter);
  const names = Object.keys(item).filter((name) => !isArray(item[name]) && !isObject(item[name]));
  return (
    names.find((name) => lettersOf(name) === wanted) ??
    names.find((name) => lettersOf(name).length > 1 && wanted.endsWith(lettersOf(name))) ??
    names.find((name) => USUAL.id.test(name))
  );
}
