import { isArray, isObject, parsePointer, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { Match, Refusal } from '../mock/contract';
import { memberAt, omit, ownMember } from '../mock/json';
import { parseJson } from '../contract/http/parse-json';
import { jsonText } from '../contract/numeral';
import type { Entry } from './catalog';
import { bodiesOf, newDraft, withBodyValue, withTrigger, type Draft } from './draft';

/** A request that causes an error code, and the way in which it does. */
export interface Provocation {
  readonly draft: Draft;
  readonly by: /** By the contents of the request. */
    | 'request'
    /** Later: the object that it creates fails with the code. */
    | 'failure'
    /** Only by the `Prefer` header. */
    | 'prefer';
}

/** Returns a body that meets a condition of `x-refusals`; undefined if that is not possible. */
function withMatch(body: string, pointer: string, match: Match): string | undefined {
  const parsed = parseJson(body);
  if (!('value' in parsed)) return undefined;
  const { value: root } = parsed;
  const written = match as JsonValue;
  const path = parsePointer(pointer);
  const isThere = valueAt(root, path) !== undefined;
  if (!isObject(written)) {
    // A field that is missing in the example belongs to another kind of object.
    const value = isArray(written) ? (written[0] ?? null) : written;
    return isThere ? withBodyValue(body, pointer, value) : undefined;
  }
  if (typeof written.same === 'string') {
    const same = memberAt(root, written.same);
    return same === undefined ? undefined : withBodyValue(body, pointer, same);
  }
  if (isThere === written.present) return body;
  const [name] = path;
  const canRemove = written.present === false && path.length === 1 && isObject(root);
  return canRemove && name !== undefined ? jsonText(omit(root, name), 2) : undefined;
}

/** Returns the draft with a body that the operation refuses regardless of its objects. */
function withRefusal(draft: Draft, entry: Entry, refusal: Refusal): Draft | undefined {
  if (refusal.of !== undefined || refusal.object !== undefined || !refusal.body) return undefined;
  const matches = Object.entries(refusal.body);
  const [body] = bodiesOf(draft, entry).flatMap(
    (text) =>
      matches.reduce<string | undefined>(
        (changed, [pointer, match]) =>
          changed === undefined ? undefined : withMatch(changed, pointer, match),
        text,
      ) ?? [],
  );
  return body === undefined ? undefined : { ...draft, body };
}

const UNKNOWN = /[0-9a-f]{4}$/;

/** Changes that cause the error codes of HTTP and of the schemas, which all operations share. */
const COMMON: Readonly<Record<string, (draft: Draft, entry: Entry) => Draft | undefined>> = {
  not_found: (draft, { operation }) => {
    const name = operation.target.kind === 'object' ? `path.${operation.target.parameter}` : '';
    const id = draft.values[name];
    return id === undefined
      ? undefined
      : { ...draft, values: { ...draft.values, [name]: id.replace(UNKNOWN, '0000') } };
  },
  malformed_json: (draft, { operation }) => operation.body && { ...draft, body: '{"a":' },
  validation_failed: (draft, { operation }) =>
    operation.body?.required === true ? { ...draft, body: '{}' } : undefined,
  parameter_invalid: (draft, { operation: { list } }) =>
    list?.limit === undefined
      ? undefined
      : { ...draft, values: { ...draft.values, [`query.${list.limit}`]: '0' } },
};

/**
 * Changes the draft so that the sandbox answers with an error of the catalog, or its object fails
 * later: by a sandbox value or a refusal of the contract, or else by the `Prefer` header.
 */
export function provoke(draft: Draft, entry: Entry, code: string): Provocation | undefined {
  const { operation } = entry;
  if ([...operation.errors, ...operation.commonErrors].includes(code)) {
    const trigger = operation.sandbox.find(({ error }) => error === code);
    const changed =
      (trigger && withTrigger(draft, entry, trigger)) ??
      operation.refusals
        .filter(({ error }) => error === code)
        .map((refusal) => withRefusal(draft, entry, refusal))
        .find((refused) => refused !== undefined) ??
      COMMON[code]?.(draft, entry);
    return changed
      ? { draft: changed, by: 'request' }
      : { draft: { ...draft, prefer: `code=${code}` }, by: 'prefer' };
  }
  const trigger = ownMember(entry.guide.failures, code);
  const changed = trigger && withTrigger(draft, entry, trigger);
  return changed && { draft: changed, by: 'failure' };
}

/** Returns the instructions to see the error of a request. */
export const hintOf = (code: string, by: Provocation['by']): string =>
  ({
    request: `Send it: the sandbox answers with ${code}.`,
    failure:
      `Send it, confirm what waits for a confirmation, and advance the virtual clock by an hour: ` +
      `failure.code of the object is ${code} then.`,
    prefer: `Send it: the header Prefer asks the sandbox for ${code}.`,
  })[by];

/** An operation that causes an error code, and the way in which it does. */
export interface Reproduction {
  readonly entry: Entry;
  readonly by: Provocation['by'];
}

/** Returns the effort to see the error: a lower number is easier. */
function effortOf(code: string, { entry, by }: Reproduction): number {
  const { target, errors } = entry.operation;
  if (by === 'request') return 0;
  // It is easier to make a new object fail than an existing one.
  if (by === 'failure') return target.kind === 'new' ? 1 : 2;
  return errors.includes(code) ? 3 : 4;
}

/** Returns the easiest way to cause each error code that an operation has. */
export function reproductionsOf(entries: readonly Entry[]): ReadonlyMap<string, Reproduction> {
  const best = new Map<string, Reproduction>();
  for (const entry of entries) {
    const { errors, commonErrors } = entry.operation;
    const draft = newDraft(entry);
    for (const code of new Set([
      ...errors,
      ...commonErrors,
      ...Object.keys(entry.guide.failures),
    ])) {
      const by = provoke(draft, entry, code)?.by;
      const previous = best.get(code);
      if (by && (!previous || effortOf(code, { entry, by }) < effortOf(code, previous))) {
        best.set(code, { entry, by });
      }
    }
  }
  return best;
}
