import { asArray, asObject, asText, objectEntries, objects, textOf } from '../json';
import { everySchema, type Rule } from './rule';
import { closest, editDistance } from '../suggest';

/** Common authentication schemes of the HTTP registry. */
const SCHEMES: readonly string[] = ['basic', 'bearer', 'digest', 'dpop', 'mutual', 'negotiate'];

/** Server addresses and authentication schemes must be written so that clients accept them. */
export const addresses: Rule = function* ({ document }) {
  for (const node of objects(document.servers)) {
    const url = asText(node.url) ?? '';
    if (/^(?:[/{]|[a-z][a-z\d+.-]*:\/\/)/i.test(url)) continue;
    yield {
      node,
      path: ['url'],
      part: 'value',
      message: `The address \`${url}\` does not say how to reach the server`,
      next: `write \`https://${url}\``,
    };
  }
  for (const [, node] of objectEntries(asObject(document.components).securitySchemes)) {
    const scheme = asText(node.scheme)?.toLowerCase() ?? '';
    const meant = SCHEMES.includes(scheme) ? undefined : closest(scheme, SCHEMES);
    if (node.type !== 'http' || meant === undefined) continue;
    yield {
      node,
      path: ['scheme'],
      part: 'value',
      message: `HTTP has no scheme \`${scheme}\` to sign in`,
      next: `did you mean \`${meant}\`?`,
    };
  }
};

/** The values of an enum must be unique. */
export const enumValues: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    const values = asArray(node.enum).map(textOf);
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      yield {
        node,
        path: ['enum', String(index)],
        part: 'value',
        message: `The value \`${value}\` occurs twice in the enum`,
        next: 'delete one of the two',
      };
    }
  }
};

/** Common formats of the JSON Schema and OpenAPI registries, used to find misspellings. */
const FORMATS: readonly string[] = [
  ...['byte', 'binary', 'date', 'date-time', 'decimal', 'double', 'duration', 'email', 'float'],
  ...['hostname', 'int8', 'int16', 'int32', 'int64', 'ipv4', 'ipv6', 'iri', 'password', 'regex'],
  ...['time', 'uint8', 'uint16', 'uint32', 'uint64', 'uri', 'uri-reference', 'uuid'],
];

/** Formats must not be misspellings of common ones; custom formats are allowed. */
export const schemaFormat: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    const format = asText(node.format);
    if (format === undefined || FORMATS.includes(format)) continue;
    const meant = FORMATS.find((known) => editDistance(known, format) === 1);
    if (meant === undefined) continue;
    yield {
      node,
      path: ['format'],
      part: 'value',
      message: `No validator knows the format \`${format}\``,
      next: `did you mean \`${meant}\`?`,
    };
  }
};
