import type { Part, Payload } from '../contract/http/payload';

/** Separates the parts of a multipart body that a sample builds itself. */
const BOUNDARY = 'sample-boundary-5d41402a';

/** A piece of a body: a text, or the content of a file. */
export type Segment = { readonly text: string } | { readonly file: string };

/** Returns a quoted name for `Content-Disposition` (RFC 7578, section 2; WHATWG HTML). */
const quotedName = (name: string): string =>
  `"${name.replace(/["\r\n]/g, (character) => encodeURIComponent(character))}"`;

const headOf = ({ name, file, type }: Part): string =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name=${quotedName(name)}` +
      (file === undefined ? '' : `; filename=${quotedName(file)}`),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '\r\n',
  ].join('\r\n');

/** Returns the pieces of a body in order; two texts are never adjacent. */
export function segmentsOf(payload: Payload): readonly Segment[] {
  if (!('parts' in payload)) return [payload];
  const segments: Segment[] = [];
  let text = '';
  for (const part of payload.parts) {
    text += headOf(part);
    if (part.file === undefined) text += part.text ?? '';
    else {
      segments.push({ text }, { file: part.file });
      text = '';
    }
    text += '\r\n';
  }
  return [...segments, { text: `${text}--${BOUNDARY}--\r\n` }];
}

/** Returns the `Content-Type` of a body with parts, which the headers do not name. */
export const segmentsType = (payload: Payload | undefined): readonly [string, string][] =>
  payload && 'parts' in payload
    ? [['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`]]
    : [];

/** Splits a text into its lines, each for a literal of its own. */
export const textLines = (text: string): readonly string[] => text.split(/(?<=\n)(?=.)/su);
