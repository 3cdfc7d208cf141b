import { asObject, isObject, objectEntries, texts } from '../json';
import type { JsonObject } from '../model';
import { presenceOf } from '../presence';
import { hasField, schemaHolders, type Rule, type RuleContext } from '../rule';
import { alternativesOf, referenceName, shapeOf, type Schemas } from '../shape';

/** Every object in a schema, `allOf` merged, each once. */
function* objectsIn(
  written: JsonObject,
  schemas: Schemas,
  seen: Set<unknown>,
): Iterable<JsonObject> {
  const identity = referenceName(written) ?? written;
  if (seen.has(identity)) return;
  seen.add(identity);
  const { schema } = shapeOf(written, schemas);
  if (isObject(schema.properties)) yield schema;
  const parts = [
    ...objectEntries(schema.properties).map(([, property]) => property),
    ...[schema.items, schema.additionalProperties].filter(isObject),
    ...alternativesOf(schema),
  ];
  for (const part of parts) yield* objectsIn(part, schemas, seen);
}

/** Schemas of what the provider sends: answers, errors, events and requests to the partner. */
function sentSchemas(context: RuleContext): readonly JsonObject[] {
  const messages = [...schemaHolders(context)].filter(
    ({ kind, operation }) =>
      kind === (operation?.direction === 'to-partner' ? 'request' : 'response'),
  );
  return [...messages.map(({ holder }) => holder.schema), context.schemas.Problem].filter(isObject);
}

/** An optional property of an answer or event says when it is there. */
export const optionalProperties: Rule = function* (context) {
  const { schemas } = context;
  const seen = new Set();
  for (const sent of sentSchemas(context)) {
    for (const { properties, required } of objectsIn(sent, schemas, seen)) {
      const names = texts(required);
      for (const [name, property] of objectEntries(properties)) {
        const shape = shapeOf(property, schemas).schema;
        if (names.includes(name) || shape.writeOnly === true || shape['x-present-when']) continue;
        yield {
          node: property,
          message: `The optional property \`${name}\` does not say when it is there`,
          next: 'add `x-present-when`, for example `{ /status: [frozen] }`, `{ given: true }` or `{ text: … }`, or list it under `required`',
        };
      }
    }
  }
};

/** Conditions on a property are about fields of its object. */
export const presenceFields: Rule = function* (context) {
  const { schemas } = context;
  const seen = new Set();
  const roots = [
    ...objectEntries(schemas).map(([name]) => ({ $ref: `#/components/schemas/${name}` })),
    ...[...schemaHolders(context)].map(({ holder }) => asObject(holder.schema)),
  ];
  for (const root of roots) {
    for (const holder of objectsIn(root, schemas, seen)) {
      for (const [name, property] of objectEntries(holder.properties)) {
        const { when = {} } = presenceOf(property) ?? {};
        for (const pointer of Object.keys(when)) {
          if (hasField(holder, pointer, schemas)) continue;
          yield {
            node: property,
            path: ['x-present-when', pointer],
            message: `The object of \`${name}\` has nothing at \`${pointer}\``,
            next: 'write a pointer to one of its fields, `/status`',
          };
        }
      }
    }
  }
};
