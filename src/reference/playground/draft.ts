import { isObject, parsePointer, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { isTypedAsJson } from '../contract/http/payload';
import type { MockOperation, Trigger } from '../mock/contract';
import { replaceAt, textOf, withMember } from '../mock/json';
import { parseJson } from '../contract/http/parse-json';
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

/** An example of a body as people type it: JSON, or the text itself. */
export const bodyText = ({ body }: MockOperation, value: JsonValue): string =>
  typeof value === 'string' && !isTypedAsJson(body?.type ?? '') ? value : jsonText(value);

/** The request that the examples of the contract make: required parameters and the first body. */
export function newDraft({ operation, guide }: Entry): Draft {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const [example] = guide.body?.examples ?? [];
  return {
    operation: operation.id,
    values: Object.fromEntries(
      required.map(({ in: place, name, example: value = '' }) => [
        `${place}.${name}`,
        textOf(value),
      ]),
    ),
    body: example ? bodyText(operation, example.value) : '',
    prefer: '',
    idempotencyKey: '',
  };
}

/** The draft's body, and the examples of the contract. */
export const bodiesOf = (draft: Draft, { guide, operation }: Entry): readonly string[] => [
  draft.body,
  ...(guide.body?.examples ?? []).map((example) => bodyText(operation, example.value)),
];

/** A JSON text with a place set; undefined when it has no such place. */
export function withBodyValue(body: string, pointer: string, value: JsonValue): string | undefined {
  const parsed = parseJson(body);
  if (!('value' in parsed) || !isObject(parsed.value)) return undefined;
  const path = parsePointer(pointer);
  const [name, ...rest] = path;
  if (name !== undefined && rest.length === 0) {
    return jsonText(withMember(parsed.value, name, value));
  }
  const isThere = valueAt(parsed.value, path.slice(0, -1)) !== undefined;
  return isThere ? jsonText(replaceAt(parsed.value, path, value)) : undefined;
}

/**
 * A sandbox value of the contract set in the draft; the body becomes another example of the
 * contract when the draft's has no place for it.
 */
export function withTrigger(draft: Draft, entry: Entry, trigger: Trigger): Draft | undefined {
  const { in: place, name, value } = trigger;
  if (place !== 'body') {
    return { ...draft, values: { ...draft.values, [`${place}.${name}`]: textOf(value) } };
  }
  const [body] = bodiesOf(draft, entry).flatMap((text) => withBodyValue(text, name, value) ?? []);
  return body === undefined ? undefined : { ...draft, body };
}
