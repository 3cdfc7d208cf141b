import type { JsonObject, JsonValue } from '../contract/model';
import {
  asArray,
  asNumber,
  asObject,
  formatPointer,
  omit,
  ownMember,
  parsePointer,
  replaceAt,
  valueAt,
} from '../contract/json';
import { fromBase64Url, toBase64Url } from '../contract/http/base64url';
import { compare } from '../contract/compare';
import { compareNumbers } from '../contract/exact';
import { jsonOf } from '../contract/http/parse-json';
import { isNumber } from '../contract/numeral';
import type { MockOperation, Schema } from './contract';
import type { Filter, List } from './contract/lists';
import { Contradiction } from './contradiction';
import { hash } from '../contract/hash';
import { memberAt, textOf, withMemberAt } from './json';
import { Refused } from './problems';
import type { Session } from './session';
import { asOfNow } from './stamps';
import { objectsOf, expandSample } from './store';
import type { CheckedRequest } from './surroundings';

const CURSOR_LIFETIME = 24 * 3_600_000;

type Parameters = Pick<CheckedRequest, 'path' | 'query'>;

/** The filters of a request, and the values to compare the entries with. */
type Filters = readonly (readonly [Filter, JsonValue])[];

/** A request for a list, with the parts of the list and its example. */
interface Asked extends Parameters {
  readonly operation: string;
  readonly list: List;
  readonly example: JsonObject;
  readonly filters: Filters;
}

function decodeCursor(cursor: string): JsonObject {
  try {
    return asObject(jsonOf(fromBase64Url(cursor)));
  } catch {
    return {};
  }
}

const filtersOf = ({ filters }: List, given: Iterable<readonly [string, JsonValue]>): Filters =>
  [...given].flatMap(([name, value]) => {
    const filter = ownMember(filters, name);
    return filter ? [[filter, value] as const] : [];
  });

const COMPARISONS: Readonly<Record<Filter[string], (order: number) => boolean>> = {
  is: (order) => order === 0,
  from: (order) => order >= 0,
  before: (order) => order < 0,
};

const order = (a: JsonValue, b: JsonValue): number =>
  isNumber(a) && isNumber(b) ? compareNumbers(a, b) : compare(textOf(a), textOf(b));

/** Whether an item has a place that compares with the value as the filter requires. */
const passes = (item: JsonValue, filter: Filter, value: JsonValue): boolean =>
  Object.entries(filter).some(([place, comparison]) =>
    [memberAt(item, place) ?? []]
      .flat()
      .some((member) => COMPARISONS[comparison](order(member, value))),
  );

const matches = (item: JsonValue, { filters }: Asked): boolean =>
  filters.every(([filter, value]) => passes(item, filter, value));

const isArrayAt = ({ validator }: Session, type: string | undefined, place: string): boolean => {
  const schema = parsePointer(place).reduce<Schema>(
    (owner, name) => validator.properties(owner).get(name) ?? true,
    type === undefined ? true : { $ref: type },
  );
  return validator.resolve(schema).type === 'array';
};

const askedOf = (
  session: Session,
  { id: operation, answer, list }: MockOperation,
  { path, query }: Parameters,
  given: Iterable<readonly [string, JsonValue]>,
): Asked | undefined => {
  if (!answer || !list) return undefined;
  const example = asOfNow(session, undefined, expandSample(session, answer.sample));
  const filters = filtersOf(list, given);
  return { operation, list, example: asObject(example), path, query, filters };
};

/**
 * Returns a page of a list, newest first, filtered by query and path.
 *
 * @param belongsToCreated whether the path names an object that a call created
 */
export function listAnswer(
  session: Session,
  { operation, ...parameters }: Pick<CheckedRequest, 'operation' | 'query' | 'path'>,
  belongsToCreated: boolean,
): JsonValue | undefined {
  const { type } = operation.target;
  const { path, query } = parameters;
  const asked = askedOf(session, operation, parameters, [...path, ...query]);
  if (!asked) return undefined;
  const { list, example, filters } = asked;
  const state = session.resource(type)?.lifecycle?.property;
  const having = filters.flatMap(([filter, value]) => {
    const [[place, comparison] = ['', ''], ...others] = Object.entries(filter);
    // In an index by state, the positions of cursors would shift whenever an object moves.
    const isIndexed = place !== formatPointer([state ?? '']) && !isArrayAt(session, type, place);
    return comparison === 'is' && others.length === 0 && isIndexed ? [[place, value] as const] : [];
  })[0];
  // Entries that cannot be filtered by their parent belong to the examples, not to a new object.
  const isWithoutEntries =
    type !== undefined && belongsToCreated && filtersOf(list, path).length === 0;
  const items = isWithoutEntries
    ? []
    : type === undefined
      ? asArray(memberAt(example, list.entries)).map((value) => ({ value }))
      : objectsOf(session, type, having);
  return pageOf(session, asked, items, ({ value }) => value);
}

/** Returns one page of the entries that match the query of a list, newest first. */
export function pageOfMatching<T>(
  session: Session,
  id: string,
  items: readonly T[],
  show: (item: T) => JsonObject,
  parameters: Parameters,
): JsonObject {
  const operation = session.contract.operations.find((candidate) => candidate.id === id);
  const asked = operation && askedOf(session, operation, parameters, parameters.query);
  if (!asked) throw new Contradiction(`${id} answers with no list.`);
  return pageOf(session, asked, items, show);
}

/** Returns a short hash that binds a cursor to its key, position, list and filters. */
const fingerprintOf = (
  { key }: Session,
  { operation, list, path, query }: Asked,
  ...position: readonly JsonValue[]
): string => {
  const filters = [...query].filter(([name]) => name !== list.limit && name !== list.cursor);
  return hash(JSON.stringify([key, position, operation, ...path, ...filters.sort()]));
};

/**
 * Returns the position to continue at, counted from the oldest item; undefined without a cursor.
 *
 * @throws {Refused} `parameter_invalid`
 */
function positionAfter(session: Session, asked: Asked): number | undefined {
  const { cursor: name = '' } = asked.list;
  const cursor = asked.query.get(name);
  if (cursor === undefined) return undefined;
  const { after, until, sum } = decodeCursor(textOf(cursor));
  const [remaining, end] = [asNumber(after), asNumber(until)];
  if (remaining !== undefined && end !== undefined && end >= session.time) {
    if (sum === fingerprintOf(session, asked, remaining, end)) return remaining;
  }
  const breach = { path: [name], code: 'format', detail: 'Unknown or expired.' } as const;
  throw new Refused('parameter_invalid', {
    detail: 'The cursor is unknown, older than 24 hours, or of another list or other filters.',
    breaches: [breach],
  });
}

/** Returns an answer with these entries, and with the cursor of the next page if there is one. */
function answerWith(
  { list: { entries, next, more }, example }: Asked,
  data: readonly JsonValue[],
  cursor?: string,
): JsonObject {
  const listed = asObject(replaceAt(example, parsePointer(entries), data));
  const told = more === undefined ? listed : withMemberAt(listed, more, cursor !== undefined);
  if (next === undefined) return told;
  if (cursor !== undefined) return withMemberAt(told, next, cursor);
  const path = parsePointer(next);
  const owner = path.slice(0, -1);
  return asObject(replaceAt(told, owner, omit(asObject(valueAt(told, owner)), ...path.slice(-1))));
}

/**
 * Returns one page of the matching items, newest first. Calls `show` for no more items than the
 * page needs. A list without parameters for pages has a single page.
 */
function pageOf<T>(
  session: Session,
  asked: Asked,
  items: readonly T[],
  show: (item: T) => JsonValue,
): JsonObject {
  const { limit: name, cursor, size } = asked.list;
  const isPaged = name !== undefined || cursor !== undefined;
  const limit = isPaged ? (asNumber(asked.query.get(name ?? '')) ?? size) : Infinity;
  const data: JsonValue[] = [];
  // Counted from the oldest item, so that new items do not shift the pages.
  const remaining = positionAfter(session, asked) ?? items.length;
  for (let at = Math.max(0, items.length - remaining); at < items.length; at += 1) {
    const entry = show(items[at] as T);
    if (!matches(entry, asked)) continue;
    if (data.length === limit) {
      const [after, until] = [items.length - at, session.time + CURSOR_LIFETIME];
      const position = { after, until, sum: fingerprintOf(session, asked, after, until) };
      return answerWith(asked, data, toBase64Url(JSON.stringify(position)));
    }
    data.push(entry);
  }
  return answerWith(asked, data);
}
