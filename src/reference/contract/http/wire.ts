import { isArray, isObject, textOf } from '../json';
import type { JsonValue, Parameter, Serialization } from '../model';
import { jsonText } from '../numeral';

/** A name and a value. Encoded pairs go into a query unchanged. */
export type WireValue = readonly [name: string, value: string, isEncoded?: true];

/** The properties of a parameter that decide how its value is serialized. */
export interface WireParameter extends Serialization {
  readonly in: Parameter['in'];
  readonly name: string;
}

/** Like `encodeURIComponent`, but also encodes the other reserved characters (RFC 3986, 2.2). */
export function encodeComponent(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Encodes a query value, except for characters without a role that RFC 3986 allows there. */
export function encodeQuery(value: string): string {
  return encodeComponent(value).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);
}

/**
 * Encodes a value with `allowReserved`: also keeps reserved characters that do not separate pairs,
 * that no form decoder changes, and that are not special inside a quoted string of a sample.
 */
const encodeReserved = (value: string): string =>
  encodeComponent(value).replace(/%(?:28|29|2A|2C|2F|3A|3B|3D|3F|40)/g, decodeURIComponent);

/** The style of a parameter; defaults to `form` in a query or cookie, else `simple`. */
export const styleOf = ({ in: place, style }: WireParameter): NonNullable<Serialization['style']> =>
  style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');

const isExploded = (parameter: WireParameter): boolean =>
  parameter.explode ?? styleOf(parameter) === 'form';

/** Separators of a list or an object that is not exploded; other styles use a comma. */
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

const separatorOf = (parameter: WireParameter): string => SEPARATORS[styleOf(parameter)] ?? ',';

/** Pairs such as `filter[price][from]`, at any depth; a list repeats its name. */
function deepPairs(name: string, value: JsonValue): readonly (readonly [string, string])[] {
  if (isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([key, member]) => deepPairs(`${name}[${key}]`, member));
}

/** Serializes a value as pairs of a query or a cookie (RFC 6570, form-style expansion). */
function formPairs(parameter: WireParameter, value: JsonValue): readonly WireValue[] {
  const { name, allowReserved } = parameter;
  const style = styleOf(parameter);
  const plain = (pairs: readonly (readonly [string, string])[]): readonly WireValue[] =>
    allowReserved
      ? pairs.map(([key, text]) => [encodeQuery(key), encodeReserved(text), true])
      : pairs;
  if (style === 'deepObject' && isObject(value)) return plain(deepPairs(name, value));
  if (!isArray(value) && !isObject(value)) return plain([[name, textOf(value)]]);
  if (isExploded(parameter)) {
    return plain(
      isArray(value)
        ? value.map((item) => [name, textOf(item)])
        : // A nested list repeats its name: undefined in OpenAPI, but understood by servers.
          Object.entries(value).flatMap(([key, member]) =>
            (isArray(member) ? member : [member]).map((item) => [key, textOf(item)] as const),
          ),
    );
  }
  const items = (isArray(value) ? value : Object.entries(value).flat()).map(textOf);
  const separator = separatorOf(parameter);
  if (!items.some((item) => item.includes(separator)))
    return plain([[name, items.join(separator)]]);
  const encoded = items.map((item) => encodeComponent(item)).join(encodeQuery(separator));
  return [[encodeQuery(name), encoded, true]];
}

/** Serializes a value for a path or a header (RFC 6570: simple, label and path-style expansion). */
function simpleText(
  parameter: WireParameter,
  value: JsonValue,
  encode: (text: string) => string,
): string {
  const { name } = parameter;
  const style = styleOf(parameter);
  const [prefix, separator] =
    style === 'label' ? ['.', '.'] : style === 'matrix' ? [';', ';'] : ['', ','];
  const write = (item: JsonValue): string => encode(textOf(item));
  const named = (text: string): string =>
    style === 'matrix' ? `${name}${text === '' ? '' : '='}${text}` : text;
  if (!isArray(value) && !isObject(value)) return `${prefix}${named(write(value))}`;
  if (!isExploded(parameter)) {
    const items = isArray(value) ? value : Object.entries(value).flat();
    return `${prefix}${named(items.map(write).join(','))}`;
  }
  const items = isArray(value)
    ? value.map((item) => named(write(item)))
    : Object.entries(value).map(([key, member]) => `${encode(key)}=${write(member)}`);
  return `${prefix}${items.join(separator)}`;
}

/**
 * Serializes a parameter's value by the table of styles of OpenAPI 3.1: as pairs of a query or a
 * cookie, as encoded text of a path, or as text of a header. A value with `content` becomes JSON.
 */
export function wireValues(parameter: WireParameter, value: JsonValue): readonly WireValue[] {
  const { in: place, name, content } = parameter;
  const written = content === undefined ? value : jsonText(value);
  if (place === 'query' || place === 'cookie') return formPairs(parameter, written);
  const encode = place === 'path' ? encodeComponent : (text: string) => text;
  return [[name, simpleText(parameter, written, encode)]];
}

/** The value of a `Cookie` header. */
export const cookieHeader = (pairs: readonly WireValue[]): string =>
  pairs
    .map(([name, value, isEncoded]) =>
      isEncoded ? `${name}=${value}` : `${encodeComponent(name)}=${encodeQuery(value)}`,
    )
    .join('; ');

/** The text of a query or a form. */
export const queryText = (pairs: readonly WireValue[]): string =>
  pairs
    .map(([name, value, isEncoded]) =>
      isEncoded ? `${name}=${value}` : `${encodeQuery(name)}=${encodeQuery(value)}`,
    )
    .join('&');
