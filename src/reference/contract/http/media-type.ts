/** The kind of content of a media type, which decides how it is written, read and shown. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'xml' | 'binary';

/** Patterns of media types; the first match applies. */
const KINDS: readonly (readonly [RegExp, BodyKind])[] = [
  [/^(application|text|\*)\/(.+\+)?(json|\*)$/, 'json'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^multipart\//, 'multipart'],
  [/^(application|text)\/(.+\+)?xml$/, 'xml'],
  [/^text\/|[/+.-](yaml|jsonl|ndjson|json-seq|json-lines|graphql|javascript|sql)$/, 'text'],
];

/** A media type without its parameters, in lower case. */
export const essenceOf = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

export const kindOf = (contentType: string): BodyKind =>
  KINDS.find(([pattern]) => pattern.test(essenceOf(contentType)))?.[1] ?? 'binary';

/** The media type that is sent for a range of media types. */
const CONCRETE: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
};

/** A media type for a `Content-Type` header: the first of a list, and not a range. */
export function concreteType(contentType: string): string {
  const [first = ''] = contentType.split(',');
  return (CONCRETE[essenceOf(first)] ?? first.trim()) || 'application/octet-stream';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  mpeg: 'mp3',
  plain: 'txt',
  'svg+xml': 'svg',
};

/** Name of a file that a reader has to supply: `photo.png`. */
export function fileName(name: string, contentType: string): string {
  const [, subtype = ''] = essenceOf(contentType).split('/');
  const extension = EXTENSIONS[subtype] ?? (/^[a-z0-9]{2,5}$/.test(subtype) ? subtype : 'bin');
  return `${name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'file'}.${extension}`;
}
