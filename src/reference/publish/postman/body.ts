import { kindOf } from '../../contract/http/media-type';
import { type BodyForm, payloadOf, type Part } from '../../contract/http/payload';
import type { JsonObject, JsonValue } from '../../contract/model';
import { jsonText } from '../../contract/numeral';

/** Returns a text as a body in the form that Postman uses. */
export const rawBody = (raw: string, language: 'json' | 'text' | 'xml' = 'json'): JsonObject => ({
  mode: 'raw',
  raw,
  options: { raw: { language } },
});

/** Returns a text that was percent-encoded with its variables in braces again. */
const withVariables = (text: string): string =>
  text.replace(/%7B%7B(?:(?!%7D%7D).)+%7D%7D/g, decodeURIComponent);

const fieldOf = ({ name, text = '', file, type }: Part): JsonObject => ({
  key: name,
  ...(file === undefined ? { type: 'text', value: text } : { type: 'file', src: file }),
  ...(type === undefined ? {} : { contentType: type }),
});

/** Returns a value as the body of a request, as samples send it; undefined if there is none. */
export function bodyOf(
  body: BodyForm | undefined,
  value: JsonValue | undefined,
): JsonObject | undefined {
  const payload = body && payloadOf(body, value);
  if (!payload) return value === undefined ? undefined : rawBody(jsonText(value, 2));
  if ('file' in payload) return { mode: 'file', file: { src: payload.file } };
  if ('parts' in payload) return { mode: 'formdata', formdata: payload.parts.map(fieldOf) };
  const kind = kindOf(body.contentType);
  const text = kind === 'form' ? withVariables(payload.text) : payload.text;
  return rawBody(text, kind === 'xml' ? 'xml' : 'text');
}
