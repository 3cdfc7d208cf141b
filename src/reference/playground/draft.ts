import { isObject, parsePointer, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { jsonText } from '../contract/numeral';
import { isTypedAsJson } from '../contract/http/payload';
import type { MockOperation, Trigger } from '../mock/contract';
import { replaceAt, textOf, withMember } from '../mock/json';
import { parseJson } from '../contract/http/parse-json';
import type { Entry } from './catalog';
import { bodyIssues } from './check';

/** A request that the reader edits. Contains no API key. */
export interface Draft {
  readonly operation: string;
  /** Values by place and name, `path.cardId`; empty optional values are not sent. */
  readonly values: Readonly<Record<string, string>>;
  /** JSON text; empty for none. */
  readonly body: string;
  /** Value of the `Prefer` header; empty for none. */
  readonly prefer: string;
  /** Idempotency key; empty for a new one with every request. */
  readonly idempotencyKey: string;
}

/** Returns an example of a body as a reader would type it: JSON, or plain text. */
export const bodyText = ({ body }: MockOperation, value: JsonValue): string =>
  typeof value === 'string' && !isTypedAsJson(body?.type ?? '') ? value : jsonText(value, 2);

/** Returns a draft from the examples of the contract: required parameters and the first body. */
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

/** Returns the body of the draft, and those of the contract's examples. */
export const bodiesOf = (draft: Draft, { guide, operation }: Entry): readonly string[] => [
  draft.body,
  ...(guide.body?.examples ?? []).map((example) => bodyText(operation, example.value)),
];

/** Returns a JSON text with a value set at a place; undefined if it does not have the place. */
export function withBodyValue(body: string, pointer: string, value: JsonValue): string | undefined {
  const parsed = parseJson(body);
  if (!('value' in parsed) || !isObject(parsed.value)) return undefined;
  const path = parsePointer(pointer);
  const [name, ...rest] = path;
  if (name !== undefined && rest.length === 0) {
    return jsonText(withMember(parsed.value, name, value), 2);
  }
  const isThere = valueAt(parsed.value, path.slice(0, -1)) !== undefined;
  return isThere ? jsonText(replaceAt(parsed.value, path, value), 2) : undefined;
}

/**
 * Returns the draft with a sandbox value of the contract. If the body of the draft does not have
 * the place for it, or would need more fields with it, uses an example of the contract that fits.
 */
export function withTrigger(draft: Draft, entry: Entry, trigger: Trigger): Draft | undefined {
  const { in: place, name, value } = trigger;
  if (place !== 'body') {
    return { ...draft, values: { ...draft.values, [`${place}.${name}`]: textOf(value) } };
  }
  const bodies = bodiesOf(draft, entry).flatMap((text) => withBodyValue(text, name, value) ?? []);
  // The value itself need not be allowed: the sandbox answers it with an error.
  const fits = (text: string): boolean =>
    bodyIssues(entry, text).every(({ path }) => `${path}/`.startsWith(`body${name}/`));
  const body = bodies.find(fits) ?? bodies[0];
  return body === undefined ? undefined : { ...draft, body };
}
