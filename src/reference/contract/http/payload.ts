import { isArray, isObject, textOf } from '../json';
import { concreteType, fileName, kindOf } from './media-type';
import type { Body, FieldEncoding, JsonObject, JsonValue } from '../model';
import { queryText, wireValues, type WireValue } from './wire';

/** A part of a `multipart/form-data` body: a text, or a file from disk. */
export interface Part {
  readonly name: string;
  readonly text?: string;
  readonly file?: string;
  /** Media type; `text/plain` without one. */
  readonly type?: string;
}

/** A body that is not JSON, as it is sent. */
export type Payload =
  | { readonly text: string }
  | { readonly file: string }
  | { readonly parts: readonly Part[] };

/** The properties of a body that decide how it is serialized. */
export type BodyForm = Pick<Body, 'contentType' | 'encoding'>;

type Encodings = NonNullable<Body['encoding']>;

const hasStyle = ({ style, explode, allowReserved }: FieldEncoding): boolean =>
  [style, explode, allowReserved].some((written) => written !== undefined);

/** Serializes the fields of a form. Objects become JSON unless the document gives their style. */
const formPairs = (value: JsonObject, encodings: Encodings): readonly WireValue[] =>
  Object.entries(value).flatMap(([name, member]) => {
    const encoding = encodings[name] ?? {};
    const json = isObject(member) && !hasStyle(encoding) ? { content: 'application/json' } : {};
    return wireValues({ in: 'query', name, ...json, ...encoding }, member);
  });

/** Serializes the fields of a multipart body. A list becomes one part for each entry. */
const partsOf = (value: JsonObject, encodings: Encodings): readonly Part[] =>
  Object.entries(value).flatMap(([name, member]) => {
    const { content, file } = encodings[name] ?? {};
    const isWhole = !isArray(member) || (content !== undefined && file === undefined);
    return (isWhole ? [member] : member).map((item): Part => {
      const type = content ?? (isObject(item) || isArray(item) ? 'application/json' : undefined);
      return {
        name,
        ...(file === undefined ? { text: textOf(item) } : { file }),
        ...(type === undefined ? {} : { type }),
      };
    });
  });

/** Whether readers enter a body as JSON. Includes forms, which are converted when they are sent. */
export const isTypedAsJson = (contentType: string): boolean =>
  ['json', 'form', 'multipart'].includes(kindOf(contentType));

/** Serializes a value as a request body; undefined for JSON, which needs no conversion. */
export function payloadOf(
  { contentType, encoding = {} }: BodyForm,
  value: JsonValue | undefined,
): Payload | undefined {
  const kind = kindOf(contentType);
  if (kind === 'json') return undefined;
  if (kind === 'binary') return { file: fileName('file', concreteType(contentType)) };
  if (value === undefined) return undefined;
  const fields = isObject(value) ? value : undefined;
  if (kind === 'multipart' && fields) return { parts: partsOf(fields, encoding) };
  if (kind === 'form' && fields) return { text: queryText(formPairs(fields, encoding)) };
  return { text: textOf(value) };
}
