import type { JsonObject, JsonValue } from '../contract/model';
import { asNumber, asObject, asText, isObject, objects } from '../contract/json';
import { fromBase64Url, toBase64Url } from '../contract/base64url';
import { jsonOf } from '../contract/parse-json';
import { Refused } from './problems';
import type { Session } from './session';
import { objectsOf, asOfNow, expandSample } from './store';
import { textOf } from './json';
import type { CheckedRequest } from './surroundings';

const CURSOR_LIFETIME = 24 * 3_600_000;
const DEFAULT_LIMIT = 25;
const PAGING: ReadonlySet<string> = new Set(['limit', 'cursor', 'createdFrom', 'createdTo']);

function decodeCursor(cursor: string): JsonObject {
  try {
    return asObject(jsonOf(fromBase64Url(cursor)));
  } catch {
    return {};
  }
}

/** A field of an entry, at its top or one level down. */
const fieldOf = (item: JsonObject, name: string): JsonValue | undefined =>
  [item, ...Object.values(item).filter(isObject)].find((member) => Object.hasOwn(member, name))?.[
    name
  ];

function matches(
  item: JsonObject,
  query: ReadonlyMap<string, JsonValue>,
  fields: ReadonlyMap<string, unknown>,
): boolean {
  const created = asText(item.createdAt) ?? '';
  const from = asText(query.get('createdFrom'));
  const to = asText(query.get('createdTo'));
  if (from !== undefined && created !== '' && created < from) return false;
  if (to !== undefined && created !== '' && created >= to) return false;
  return [...query].every(([name, value]) => {
    if (PAGING.has(name)) return true;
    const field = fieldOf(item, name);
    return field === undefined ? !fields.has(name) : textOf(field) === textOf(value);
  });
}

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
  const example = asObject(asOfNow(session, expandSample(session, operation.answer.sample)));
  const items =
    type === undefined ? objects(example.data) : objectsOf(session, type).map(({ value }) => value);
  const fields = session.validator.properties(type === undefined ? {} : { $ref: type });
  const inPath = [...path].filter(([name]) => fields.has(name));
  // Entries without a reference to a parent belong to the examples, not to a created object.
  const isWithoutEntries = type !== undefined && belongsToCreated && inPath.length === 0;
  const matching = items.filter(
    (item) =>
      !isWithoutEntries &&
      matches(item, query, fields) &&
      inPath.every(([name, value]) => item[name] === value),
  );
  if (!isObject(example.page)) return { ...example, data: matching };
  return { ...example, ...pageOf(session, matching, query) };
}

/** The entries that match the filters of a list, one page of them. */
export const pageOfMatching = (
  session: Session,
  items: readonly JsonObject[],
  query: ReadonlyMap<string, JsonValue>,
): JsonObject =>
  pageOf(
    session,
    items.filter((item) => matches(item, query, new Map())),
    query,
  );

function pageOf(
  session: Session,
  items: readonly JsonObject[],
  query: ReadonlyMap<string, JsonValue>,
): JsonObject {
  const cursor = query.get('cursor');
  let start = 0;
  if (cursor !== undefined) {
    const { after, until } = decodeCursor(textOf(cursor));
    const remaining = asNumber(after);
    if (remaining === undefined || (asNumber(until) ?? 0) < session.time) {
      const breach = { path: ['cursor'], code: 'format', detail: 'Unknown or expired.' } as const;
      throw new Refused('parameter_invalid', {
        detail: 'The cursor is unknown or older than 24 hours.',
        breaches: [breach],
      });
    }
    // Counted from the oldest entry, so that new entries do not shift the pages.
    start = Math.max(0, items.length - remaining);
  }
  const end = start + (asNumber(query.get('limit')) ?? DEFAULT_LIMIT);
  const hasMore = end < items.length;
  const position = { after: items.length - end, until: session.time + CURSOR_LIFETIME };
  return {
    data: items.slice(start, end),
    page: { ...(hasMore ? { nextCursor: toBase64Url(JSON.stringify(position)) } : {}), hasMore },
  };
}
