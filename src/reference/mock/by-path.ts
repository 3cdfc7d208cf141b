import type { JsonValue } from '../contract/model';
import { decodeComponent } from '../contract/decode-component';
import { withoutOmitted } from '../contract/schema/omitted';
import { asNumber, asObject, child, isArray, isObject, replaceAt, valueAt } from '../contract/json';
import type { MockOperation } from './contract';
import type { Kept } from './contract/lists';
import { isNumber, nearestNumber, numberOf } from '../contract/numeral';
import { coerce, textOf, withMember } from './json';
import { uuidv7 } from './ids';
import { Refused } from './problems';
import type { Answer, Session } from './session';
import { expandSample } from './store';
import { fillTemplate, type CheckedRequest } from './surroundings';
import { OFFSET, PAGE_NUMBER, PAGE_SIZE } from './usual-names';

type Keeping = Pick<CheckedRequest, 'operation' | 'body' | 'path' | 'query'> & {
  readonly kept: Kept;
};

const exampleOf = (session: Session, { answer }: MockOperation): JsonValue =>
  answer ? expandSample(session, answer.sample) : {};

/** Returns the value that breaks the schema of the answer less; an example can be wrong as well. */
function fitting(
  { validator }: Session,
  { answer }: MockOperation,
  value: JsonValue,
  other: JsonValue,
): JsonValue {
  const faults = (one: JsonValue): number =>
    answer ? validator.check(one, answer.schema).length : 0;
  return faults(value) > faults(other) ? other : value;
}

/** Returns an answer whose item takes over the fields of a body that it has, if they fit. */
function withFields(session: Session, keeping: Keeping, answer: JsonValue): JsonValue {
  const { operation, body, kept } = keeping;
  const schema = kept.at.reduce<ReturnType<typeof schemaOf>>(
    (owner, name) => session.validator.properties(owner).get(name) ?? true,
    schemaOf(operation),
  );
  const known = session.validator.properties(schema);
  const wrapped = valueAt(body, kept.at);
  const fields = asObject(kept.at.length > 0 && isObject(wrapped) ? wrapped : body);
  return Object.entries(fields).reduce((changed, [name, given]) => {
    const item = asObject(valueAt(changed, kept.at));
    if (!known.has(name) && !Object.hasOwn(item, name)) return changed;
    const next = replaceAt(changed, kept.at, withMember(item, name, given));
    return fitting(session, operation, next, changed);
  }, answer);
}

const schemaOf = ({ answer }: MockOperation) => answer?.schema ?? true;

/** Returns a new identifier like the one in the example: the next number, a UUID, or a text. */
function newId(session: Session, example: JsonValue | undefined): JsonValue {
  const count = session.kept.size + 1;
  const text = textOf(example);
  const isDigits = /^\d+$/.test(text);
  const next = (): string => String(BigInt(text) + BigInt(count));
  if (isNumber(example)) return isDigits ? numberOf(next()) : nearestNumber(example) + count;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    return uuidv7(session.time, session.random);
  return isDigits ? next() : `${text}-${count + 1}`;
}

function create(session: Session, keeping: Keeping, path: string): JsonValue {
  const { operation, body, kept } = keeping;
  const example = exampleOf(session, operation);
  const answer = withFields(session, keeping, example);
  const item = asObject(valueAt(answer, kept.at));
  const { id } = kept;
  if (id === undefined) return answer;
  const isGiven = child(body ?? null, id) !== undefined;
  const named = isGiven ? item : withMember(item, id, newId(session, item[id]));
  const whole = fitting(session, operation, replaceAt(answer, kept.at, named), answer);
  const created = asObject(valueAt(whole, kept.at));
  session.kept.set(`${path}/${encodeURIComponent(textOf(created[id]))}`, created);
  return whole;
}

/** Returns a list: the items of its example, and those that calls have created or changed. */
function list(session: Session, { operation, query, kept }: Keeping, path: string): JsonValue {
  const example = exampleOf(session, operation);
  const shown = valueAt(example, kept.at);
  const seeds = (isArray(shown) ? shown : []).map((item) => {
    const key = `${path}/${encodeURIComponent(textOf(child(item, kept.id ?? '')))}`;
    return [key, item] as const;
  });
  const isBelow = (key: string) =>
    key.startsWith(`${path}/`) && !key.slice(path.length + 1).includes('/');
  const items = new Map<string, JsonValue | null>(seeds);
  for (const [key, item] of session.kept) if (isBelow(key)) items.set(key, item);
  const present = [...items.values()].filter((item) => item !== null);
  const asked = (names: RegExp): number | undefined =>
    [...query]
      .map(([name, value]) => (names.test(name) ? asNumber(value) : undefined))
      .find(Boolean);
  const limit = asked(PAGE_SIZE) ?? present.length;
  const start = asked(OFFSET) ?? Math.max(0, (asked(PAGE_NUMBER) ?? 1) - 1) * limit;
  const page = present.slice(start, start + limit);
  return fitting(session, operation, replaceAt(example, kept.at, page), example);
}

/** Returns the operation whose answer shows an item: the given one, or the `GET` of its path. */
const shownBy = ({ contract }: Session, operation: MockOperation): MockOperation =>
  operation.answer
    ? operation
    : (contract.operations.find(
        ({ path, method, answer }) => path === operation.path && method === 'GET' && answer,
      ) ?? operation);

function item(session: Session, keeping: Keeping, path: string): JsonValue {
  const { operation, kept } = keeping;
  const shape = shownBy(session, operation);
  const example = exampleOf(session, shape);
  const last = decodeComponent(path.slice(path.lastIndexOf('/') + 1));
  const before = asObject(valueAt(example, kept.at));
  const known = session.kept.get(path);
  const { id } = kept;
  const named =
    known ??
    (id === undefined || !operation.path.endsWith('}')
      ? before
      : withMember(
          before,
          id,
          isNumber(before[id]) ? coerce(last, { type: 'number' }, session.validator) : last,
        ));
  const answer = fitting(session, shape, replaceAt(example, kept.at, named), example);
  if (operation.method === 'GET' || operation.method === 'HEAD') return answer;
  const changed = withFields(session, { ...keeping, operation: shape }, answer);
  const isGone = operation.method === 'DELETE';
  session.kept.set(path, isGone ? null : asObject(valueAt(changed, kept.at)));
  return changed;
}

/**
 * Carries out a call on items kept by their path. Returns undefined for any other operation.
 *
 * @throws {Refused} `not_found` for a path that a call has deleted, and for any path below it
 */
export function performByPath(session: Session, request: CheckedRequest): Answer | undefined {
  const { operation } = request;
  const path = fillTemplate(operation.path, request.path, encodeURIComponent);
  const gone = [...session.kept].find(
    ([key, value]) => value === null && (path === key || path.startsWith(`${key}/`)),
  );
  if (gone && !(path === gone[0] && operation.method === 'PUT')) {
    throw new Refused('not_found', { detail: `${gone[0]} was deleted.` });
  }
  if (!operation.kept) return undefined;
  const schema = operation.body?.schema ?? true;
  const body = request.body && withoutOmitted(session.validator, request.body, schema, 'writeOnly');
  const keeping = { ...request, body, kept: operation.kept };
  const value = { create, list, item }[operation.kept.does](session, keeping, path);
  const { status, headers, answer } = operation;
  return { status, headers, body: answer ? value : undefined };
}
