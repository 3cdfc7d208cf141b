import type { Body, Example, FieldEncoding, JsonObject, JsonValue, Serialization } from '../model';
import {
  asObject,
  asText,
  defined,
  isArray,
  isObject,
  mergePatch,
  objectEntries,
  textOf,
} from '../json';
import { conditionalsIn } from '../example/conditionals';
import { conform } from '../schema/conform';
import { deriveExample, type DeriveOptions } from '../example/example';
import { concreteType, essenceOf, fileName, kindOf } from './media-type';
import { parseJson } from './parse-json';
import { deref } from '../walk';
import { shapeOf, typesOf, type Schemas } from '../schema/shape';
import { xmlText } from './xml';

/**
 * The fields that a message omits: `readOnly` fields are never sent to the
 * provider, `writeOnly` fields never by it.
 */
export const omittedFields = (
  direction: 'to-provider' | 'to-partner',
  message: 'request' | 'response',
): Required<Pick<DeriveOptions, 'omit'>> => ({
  omit: (direction === 'to-provider') === (message === 'request') ? 'readOnly' : 'writeOnly',
});

/** Whether a media type's example is derived instead of written. */
export const isDerived = (media: JsonObject): boolean =>
  !('example' in media || 'examples' in media);

/** The derived example of a media type with its `x-example-patch` applied. */
export function derivedExample(
  media: JsonObject,
  schemas: Schemas,
  options: DeriveOptions,
): JsonValue | undefined {
  if (!isObject(media.schema)) return undefined;
  const value = deriveExample(media.schema, schemas, { generate: true, ...options });
  const patch = media['x-example-patch'];
  if (patch === undefined) return value;
  const patched = mergePatch(value, patch);
  // A patch that sets a state changes which properties are present.
  return isObject(patched) && options.omit !== 'readOnly'
    ? conform(conditionalsIn(media.schema, schemas), patched, NaN)
    : patched;
}

/** Returns the written examples of a media type, or else the derived one, named `default`. */
export function examplesOf(
  document: JsonObject,
  media: JsonObject,
  schemas: Schemas,
  options: DeriveOptions,
): readonly Example[] {
  if (media.example !== undefined) {
    return [{ name: 'default', summary: 'Example', value: media.example }];
  }
  const written = objectEntries(media.examples).flatMap(([name, reference]) => {
    const { summary, value } = deref(document, reference);
    return value === undefined ? [] : [{ name, summary: asText(summary) ?? name, value }];
  });
  if (written.length > 0) return written;
  const value = derivedExample(media, schemas, options);
  return value === undefined ? [] : [{ name: 'default', summary: 'Example', value }];
}

/** Examples of which the document only gives the address (`externalValue`). */
export function examplesElsewhere(
  document: JsonObject,
  media: JsonObject,
): Body['examplesElsewhere'] {
  const found = objectEntries(media.examples).flatMap(([name, reference]) => {
    const { summary, externalValue } = deref(document, reference);
    const url = asText(externalValue) ?? '';
    return /^https?:/i.test(url) ? [{ title: asText(summary) ?? name, url }] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** The serialization that the document specifies for a parameter or a field of a form. */
export const serializationOf = (written: JsonObject): Serialization =>
  defined({
    style: asText(written.style) as Serialization['style'],
    explode: typeof written.explode === 'boolean' ? written.explode : undefined,
    allowReserved: written.allowReserved === true || undefined,
  });

/** Whether a field of a form is a file: its schema does not describe a JSON value. */
function isFile(schema: JsonObject, contentType: string | undefined): boolean {
  const [type] = typesOf(schema);
  if (schema.format === 'binary') return true;
  if (type !== undefined && type !== 'string') return false;
  const described = contentType ?? asText(schema.contentMediaType);
  if (described !== undefined) {
    return schema.contentEncoding === undefined && kindOf(described) === 'binary';
  }
  return ['type', 'properties', 'enum', 'const', 'oneOf', 'anyOf'].every((key) => !(key in schema));
}

/** The encodings of form fields, as far as they differ from the default of the form. */
export function encodingOf(
  contentType: string,
  media: JsonObject,
  schemas: Schemas,
): Readonly<Record<string, FieldEncoding>> {
  const kind = kindOf(contentType);
  if (kind !== 'form' && kind !== 'multipart') return {};
  const { properties } = shapeOf(asObject(media.schema), schemas).schema;
  const encodings = objectEntries(properties).map(([name, property]): [string, FieldEncoding] => {
    const written = asObject(asObject(media.encoding)[name]);
    const { schema } = shapeOf(property, schemas);
    const value = isObject(schema.items) ? shapeOf(schema.items, schemas).schema : schema;
    const type = asText(written.contentType);
    if (kind === 'multipart' && isFile(value, type)) {
      const content = concreteType(
        type ?? asText(value.contentMediaType) ?? 'application/octet-stream',
      );
      return [name, { content, file: fileName(name, content) }];
    }
    return [name, defined({ ...serializationOf(written), content: type && concreteType(type) })];
  });
  return Object.fromEntries(encodings.filter(([, encoding]) => Object.keys(encoding).length > 0));
}

/** The text of a part of a stream. A server-sent event has a line for each of its fields. */
const streamText = (contentType: string, value: JsonValue): string =>
  essenceOf(contentType) === 'text/event-stream' && isObject(value)
    ? Object.entries(value)
        .map(([name, member]) => `${name}: ${textOf(member)}\n`)
        .join('')
    : textOf(value);

/** Parses an example that is written as JSON text, unless its schema allows a string. */
function parsed(value: JsonValue, media: JsonObject, schemas: Schemas): JsonValue {
  if (typeof value !== 'string') return value;
  const types = typesOf(shapeOf(asObject(media.schema), schemas).schema);
  if (types.length === 0 || types.includes('string')) return value;
  const json = parseJson(value);
  return 'value' in json ? json.value : value;
}

/** Converts an example to its form in the media type: text as text, files as their names. */
export function exampleIn(
  contentType: string,
  { value, ...example }: Example,
  media: JsonObject,
  schemas: Schemas,
): readonly Example[] {
  switch (kindOf(contentType)) {
    case 'binary':
      return [];
    case 'xml': {
      const text =
        typeof value === 'string' ? value : xmlText(value, asObject(media.schema), schemas);
      return [{ ...example, value: text }];
    }
    case 'text':
      return [{ ...example, value: streamText(contentType, value) }];
    case 'multipart': {
      if (!isObject(value) || !isDerived(media)) return [{ ...example, value }];
      const files = Object.entries(encodingOf(contentType, media, schemas)).flatMap(
        ([name, { file }]): [string, JsonValue][] =>
          file === undefined ? [] : [[name, isArray(value[name]) ? [file] : file]],
      );
      return [{ ...example, value: { ...value, ...Object.fromEntries(files) } }];
    }
    case 'json':
      return [{ ...example, value: parsed(value, media, schemas) }];
    default:
      return [{ ...example, value }];
  }
}
