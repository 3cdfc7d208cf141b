import { formatPointer, isObject, parsePointer } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { replaceAt, textOf, withMember } from '../mock/json';
import type { Entry } from './catalog';

/** A request as the reader edits it. Holds no API key. */
export interface Draft {
  readonly operation: string;
  /** Values by place and name, `path.cardId`; an empty optional one is not sent. */
  readonly values: Readonly<Record<string, string>>;
  /** JSON text; empty for none. */
  readonly body: string;
  /** Value of the `Prefer` header; empty for none. */
  readonly prefer: string;
  /** Empty: a new key with every request. */
  readonly idempotencyKey: string;
}

export const jsonText = (value: JsonValue): string => JSON.stringify(value, null, 2);

/** The request that the examples of the contract make: required parameters and the first body. */
export function newDraft({ operation, guide }: Entry): Draft {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const [example] = guide.body?.examples ?? [];
  return {
    operation: operation.id,
    values: Object.fromEntries(
      required.map(({ in: place, name, example: value }) => [`${place}.${name}`, textOf(value)]),
    ),
    body: example ? jsonText(example.value) : '',
    prefer: '',
    idempotencyKey: '',
  };
}

/** Sets a place of a JSON text; the text stays as it is when it is no JSON object. */
function withBodyValue(body: string, pointer: string, value: JsonValue): string {
  try {
    const parsed = JSON.parse(body) as JsonValue;
    const path = parsePointer(pointer);
    const [name, ...rest] = path;
    if (name === undefined || !isObject(parsed)) return body;
    const isMissing = rest.length === 0 && !Object.hasOwn(parsed, name);
    return jsonText(isMissing ? withMember(parsed, name, value) : replaceAt(parsed, path, value));
  } catch {
    return body;
  }
}

/**
 * The draft changed so that the sandbox answers with an error of the catalogue: by the value
 * that the contract names for it, else by the `Prefer` header.
 */
export function provoking(draft: Draft, { operation }: Entry, code: string): Draft {
  const trigger = operation.sandbox.find(({ error }) => error === code);
  if (trigger?.in === 'body') {
    return { ...draft, body: withBodyValue(draft.body, trigger.name, trigger.value) };
  }
  if (trigger && trigger.in !== 'header') {
    const values = { ...draft.values, [`${trigger.in}.${trigger.name}`]: textOf(trigger.value) };
    return { ...draft, values };
  }
  return { ...draft, prefer: `code=${code}` };
}

/** A sandbox value of the contract set in the draft. */
export function withTrigger(draft: Draft, entry: Entry, index: number): Draft {
  const trigger = entry.operation.sandbox[index];
  if (!trigger) return draft;
  if (trigger.in === 'body') {
    return { ...draft, body: withBodyValue(draft.body, trigger.name, trigger.value) };
  }
  const values = { ...draft.values, [`${trigger.in}.${trigger.name}`]: textOf(trigger.value) };
  return { ...draft, values };
}

/** Where a sandbox value stands, for readers: `/label` or `cardId`. */
export const placeOfTrigger = (name: string): string =>
  name.startsWith('/') ? formatPointer(parsePointer(name)) : name;
