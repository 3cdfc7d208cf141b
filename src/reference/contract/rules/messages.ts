import { asObject, isObject, objectEntries, textOf } from '../json';
import { examplesOf } from '../http/media';
import { essenceOf } from '../http/media-type';
import { keywordObjects } from './keywords';
import { nameOf, type Rule } from './rule';
import { shapeOf } from '../schema/shape';
import { didYouMean } from '../suggest';
import { deref, mediaTypeOf, requestBodyOf } from '../walk';

/** Operations need a success response, messages a schema and an example, examples a summary. */
export const operationResponses: Rule = function* ({ document, schemas, operations, isComplete }) {
  for (const written of operations) {
    const { operation, event } = written;
    const success = objectEntries(operation.responses).filter(([status]) => /^[23]/.test(status));
    if (success.length === 0 && !event) {
      yield {
        node: operation,
        path: ['responses'],
        message: `Operation ${nameOf(written)} has no success response`,
        next: "add one under `responses`: `'200'` with a description and a schema",
      };
    }
    const body = requestBodyOf(document, operation);
    const messages = [
      ...success.map(
        ([status, response]) => [`answer ${status}`, deref(document, response)] as const,
      ),
      ...(body ? [['request body', body] as const] : []),
    ];
    for (const [title, message] of messages) {
      const [, media] = mediaTypeOf(document, message) ?? [];
      if (!media) continue;
      if (!isObject(media.schema)) {
        yield {
          node: media,
          message: `The ${title} of ${nameOf(written)} has no schema`,
          next: 'add `schema` with a `$ref` to a named schema',
        };
      } else if (
        isComplete &&
        examplesOf(document, media, schemas, { generate: false }).length === 0
      ) {
        yield {
          node: media,
          message: `The ${title} of ${nameOf(written)} has no example`,
          next: 'give the properties of its schema `examples: [one]`, or write `examples` beside `schema`',
        };
      }
      for (const [name, example] of objectEntries(media.examples)) {
        if (example.$ref || example.summary) continue;
        yield {
          node: example,
          message: `The example \`${name}\` has no summary`,
          next: 'add a `summary` that distinguishes it from the others',
        };
      }
    }
  }
};

/** The payload of a notification must fix its `type`. */
export const eventType: Rule = function* ({ document, schemas, operations }) {
  for (const { operation, path } of operations.filter(({ event }) => event)) {
    const body = requestBodyOf(document, operation) ?? {};
    const schema = asObject(mediaTypeOf(document, body)?.[1].schema);
    const properties = asObject(shapeOf(schema, schemas).schema.properties);
    const type = asObject(properties.type).const;
    if (type === path) continue;
    yield {
      node: operation,
      path: type === undefined ? ['requestBody'] : ['operationId'],
      message:
        type === undefined
          ? `The payload of \`${path}\` does not fix its \`type\``
          : `The payload of \`${path}\` has the type \`${textOf(type)}\``,
      next: `write \`type: { const: ${path} }\` in its properties`,
    };
  }
};

/** The registered top-level media types (RFC 6838), and the `*` of a range. */
const KINDS = '* application audio font haptics image message model multipart text video'.split(
  ' ',
);

/** Messages must have a valid media type; clients cannot read or write any other. */
export const mediaTypes: Rule = function* ({ document }) {
  for (const { content } of keywordObjects(document)) {
    if (!isObject(content)) continue;
    for (const type of Object.keys(content)) {
      const [kind = '', name = ''] = essenceOf(type).split('/');
      if (name !== '' && (KINDS.includes(kind) || kind.startsWith('x-'))) continue;
      const next = didYouMean(kind, KINDS, 'write one, `application/json`');
      yield { node: content, path: [type], message: `\`${type}\` is not a media type`, next };
    }
  }
};
