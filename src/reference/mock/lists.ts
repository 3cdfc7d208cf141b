import type { JsonObject, JsonValue } from '../contract/model';
import { asArray, asNumber, asObject, asText, isObject, objects } from '../contract/json';
import { jsonOf } from '../contract/parse-json';
import type { MockOperation } from './contract';
import { Refused } from './problems';
import type { Session } from './session';
import { objectsOf, asOfNow, expandSample } from './store';
import { textOf } from './json';
import type { Validator } from '../contract/validate';

const CURSOR_LIFE = 24 * 3_600_000;
const DEFAULT_LIMIT = 25;
const PAGING: ReadonlySet<string> = new Set(['limit', 'cursor', 'createdFrom', 'createdTo']);

const encodeCursor = (position: JsonObject): string =>
  btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function decodeCursor(cursor: string): JsonObject {
  try {
    return asObject(jsonOf(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/** A field of an entry, at its top or one level down. */
function fieldOf(item: JsonObject, name: string): JsonValue | undefined {
  if (Object.hasOwn(item, name)) return item[name];
  return Object.values(item)
    .filter((member) => isObject(member))
    .find((member) => Object.hasOwn(member, name))?.[name];
}

function matches(
  item: JsonObject,
  query: ReadonlyMap<string, JsonValue>,
  known: ReadonlyMap<string, unknown>,
): boolean {
  const created = asText(item.createdAt) ?? '';
  const from = asText(query.get('createdFrom'));
  const to = asText(query.get('createdTo'));
  if (from !== undefined && created !== '' && created < from) return false;
  if (to !== undefined && created !== '' && created >= to) return false;
  return [...query].every(([name, wanted]) => {
    if (PAGING.has(name)) return true;
    const field = fieldOf(item, name);
    return field === undefined ? !known.has(name) : textOf(field) === textOf(wanted);
  });
}

/** A page of a list: filtered by query and path, the newest first. */
export function listAnswer(
  session: Session,
  operation: MockOperation,
  request: {
    readonly query: ReadonlyMap<string, JsonValue>;
    readonly path: ReadonlyMap<string, string>;
    /** Whether the path leads to an object that a call made. */
    readonly belongsToCreated: boolean;
  },
  validator: Validator,
): JsonValue | undefined {
  const { type } = operation.target;
  if (!operation.answer) return undefined;
  const example = asObject(asOfNow(session, expandSample(session, operation.answer.sample)));
  const items =
    type === undefined ? objects(example.data) : objectsOf(session, type).map(({ value }) => value);
  const known = validator.properties(type === undefined ? {} : { $ref: type });
  const inPath = [...request.path].filter(([name]) => known.has(name));
  // Entries that do not say where they belong, belong to the example objects.
  const isForeign = type !== undefined && request.belongsToCreated && inPath.length === 0;
  const found = items.filter(
    (item) =>
      !isForeign &&
      matches(item, request.query, known) &&
      inPath.every(([name, value]) => item[name] === value),
  );
  if (!isObject(example.page)) return { ...example, data: found };
  return { ...example, ...pageOf(session, found, request.query) };
}

function pageOf(
  session: Session,
  found: readonly JsonObject[],
  query: ReadonlyMap<string, JsonValue>,
): JsonObject {
  const cursor = query.get('cursor');
  let start = 0;
  if (cursor !== undefined) {
    const { after, until } = decodeCursor(textOf(cursor));
    const at = asNumber(after);
    if (at === undefined || (asNumber(until) ?? 0) < session.time) {
      const breach = { path: ['cursor'], code: 'format', detail: 'Unknown or expired.' } as const;
      throw new Refused('parameter_invalid', {
        detail: 'The cursor is unknown or older than 24 hours.',
        breaches: [breach],
      });
    }
    // Counted from the oldest entry, so that new entries do not shift the pages.
    start = Math.max(0, found.length - at);
  }
  const end = start + (asNumber(query.get('limit')) ?? DEFAULT_LIMIT);
  const hasMore = end < found.length;
  const position = { after: found.length - end, until: session.time + CURSOR_LIFE };
  return {
    data: asArray(found).slice(start, end),
    page: { ...(hasMore ? { nextCursor: encodeCursor(position) } : {}), hasMore },
  };
}
