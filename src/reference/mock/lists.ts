import type { JsonObject, JsonValue } from '../contract/model';
import { asNumber, asObject, asText, formatPointer, isObject, objects } from '../contract/json';
import { fromBase64Url, toBase64Url } from '../contract/base64url';
import { jsonOf } from '../contract/parse-json';
import type { Schema } from './contract';
import { hash } from './hash';
import { Refused } from './problems';
import type { Session } from './session';
import { asOfNow } from './stamps';
import { objectsOf, expandSample } from './store';
import { textOf } from './json';
import type { CheckedRequest } from './surroundings';

const CURSOR_LIFETIME = 24 * 3_600_000;
const DEFAULT_LIMIT = 25;

type Query = ReadonlyMap<string, JsonValue>;

/** What a request for a list asks for. */
type Filters = Pick<CheckedRequest, 'path' | 'query'>;

const PAGING: ReadonlySet<string> = new Set(['limit', 'cursor', 'createdFrom', 'createdTo']);

function decodeCursor(cursor: string): JsonObject {
  try {
    return asObject(jsonOf(fromBase64Url(cursor)));
  } catch {
    return {};
  }
}

/** What an entry has of a field: at its top, or else one level down, where several may have it. */
const valuesOf = (item: JsonObject, name: string): readonly JsonValue[] =>
  (Object.hasOwn(item, name) ? [item] : Object.values(item).filter(isObject)).flatMap(
    (member) => member[name] ?? [],
  );

/** Whether an entry was made in the span that the query asks for; one without a date always is. */
function isInSpan({ createdAt }: JsonObject, query: Query): boolean {
  const created = asText(createdAt);
  const [from, to] = [asText(query.get('createdFrom')), asText(query.get('createdTo'))];
  if (created === undefined) return true;
  return (from === undefined || created >= from) && (to === undefined || created < to);
}

const matches = (item: JsonObject, query: Query, fields: ReadonlyMap<string, unknown>): boolean =>
  isInSpan(item, query) &&
  [...query].every(([name, value]) => {
    if (PAGING.has(name)) return true;
    const isField = fields.has(name);
    const values = isField ? [item[name] ?? []].flat() : valuesOf(item, name);
    if (values.length === 0) return !isField;
    return values.some((field) => textOf(field) === textOf(value));
  });

const isList = ({ validator }: Session, schema: Schema = true): boolean =>
  validator.resolve(schema).type === 'array';

/**
 * A page of a list, newest first, filtered by query and path.
 *
 * @param belongsToCreated whether the path names an object that a call created
 */
export function listAnswer(
  session: Session,
  { operation, query, path }: Pick<CheckedRequest, 'operation' | 'query' | 'path'>,
  belongsToCreated: boolean,
): JsonValue | undefined {
  const { type } = operation.target;
  if (!operation.answer) return undefined;
  const example = asObject(
    asOfNow(session, undefined, expandSample(session, operation.answer.sample)),
  );
  const fields = session.validator.properties(type === undefined ? {} : { $ref: type });
  const inPath = [...path].filter(([name]) => fields.has(name));
  const state = session.resource(type)?.lifecycle?.property;
  // Positions in a list of what has a state would shift when one of them moves.
  const isIndexed = ([name]: readonly [string, JsonValue]) =>
    name !== state && fields.has(name) && !isList(session, fields.get(name));
  const [parent] = [...inPath, ...query].filter(isIndexed);
  const having = parent && ([formatPointer([parent[0]]), parent[1]] as const);
  // Entries without a reference to a parent belong to the examples, not to a created object.
  const isWithoutEntries = type !== undefined && belongsToCreated && inPath.length === 0;
  const items = isWithoutEntries
    ? []
    : type === undefined
      ? objects(example.data).map((value) => ({ value }))
      : objectsOf(session, type, having);
  const isListed = (item: JsonObject) =>
    matches(item, query, fields) && inPath.every(([name, value]) => item[name] === value);
  const shown = ({ value }: { readonly value: JsonObject }) =>
    isListed(value) ? value : undefined;
  if (!isObject(example.page))
    return { ...example, data: items.flatMap((item) => shown(item) ?? []) };
  return { ...example, ...pageOf(session, items, shown, { query, path }) };
}

/** One page of the entries, newest first, that match the filters of a list. */
export const pageOfMatching = <T>(
  session: Session,
  items: readonly T[],
  show: (item: T) => JsonObject,
  filters: Filters,
): JsonObject => {
  const shown = (item: T) => {
    const entry = show(item);
    return matches(entry, filters.query, new Map()) ? entry : undefined;
  };
  return pageOf(session, items, shown, filters);
};

/** The filters that a cursor belongs to, in a few characters. */
const fingerprintOf = ({ path, query }: Filters): string => {
  const filters = [...query].filter(([name]) => name !== 'limit' && name !== 'cursor');
  return hash(JSON.stringify([...path, ...filters.sort()]));
};

/** The cursor of a request. @throws {Refused} when it is unknown, too old or of other filters */
function positionAfter(session: Session, cursor: JsonValue, list: Filters): number {
  const { after, until, filters } = decodeCursor(textOf(cursor));
  const remaining = asNumber(after);
  const isExpired = (asNumber(until) ?? 0) < session.time;
  if (remaining !== undefined && !isExpired && filters === fingerprintOf(list)) return remaining;
  const breach = { path: ['cursor'], code: 'format', detail: 'Unknown or expired.' } as const;
  throw new Refused('parameter_invalid', {
    detail: 'The cursor is unknown, older than 24 hours, or of a list with other filters.',
    breaches: [breach],
  });
}

/**
 * One page of the items, newest first, that `shown` gives an entry for. It asks for no more
 * entries than the page needs.
 */
function pageOf<T>(
  session: Session,
  items: readonly T[],
  shown: (item: T) => JsonObject | undefined,
  list: Filters,
): JsonObject {
  const { query } = list;
  const cursor = query.get('cursor');
  const limit = asNumber(query.get('limit')) ?? DEFAULT_LIMIT;
  const data: JsonObject[] = [];
  // Counted from the oldest item, so that new ones do not shift the pages.
  const remaining = cursor === undefined ? items.length : positionAfter(session, cursor, list);
  for (let at = Math.max(0, items.length - remaining); at < items.length; at += 1) {
    const entry = shown(items[at] as T);
    if (!entry) continue;
    if (data.length === limit) {
      const position = {
        after: items.length - at,
        until: session.time + CURSOR_LIFETIME,
        filters: fingerprintOf(list),
      };
      return { data, page: { nextCursor: toBase64Url(JSON.stringify(position)), hasMore: true } };
    }
    data.push(entry);
  }
  return { data, page: { hasMore: false } };
}
