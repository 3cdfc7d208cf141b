import { asArray, asObject, isArray, isObject, objectEntries, texts, textOf } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { presenceOf } from '../schema/presence';
import { schemaHolders, schemasAt, type Rule, type RuleContext } from './rule';
import { alternativesOf, referenceName, shapeOf, type Schemas } from '../schema/shape';
import { didYouMean } from '../suggest';

/** Every object in a schema, each once, with `allOf` merged. */
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

/** Schemas of what the provider sends: responses, errors, events and requests to the partner. */
function sentSchemas(context: RuleContext): readonly JsonObject[] {
  const messages = [...schemaHolders(context)].filter(
    ({ kind, operation }) =>
      kind === (operation?.direction === 'to-partner' ? 'request' : 'response'),
  );
  return [...messages.map(({ holder }) => holder.schema), context.schemas.Problem].filter(isObject);
}

/** Optional properties of responses and events must say when they are present. */
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

/** The values that a condition names. */
function valuesIn(match: JsonValue): readonly JsonValue[] {
  if (isArray(match)) return match;
  if (!isObject(match)) return [match];
  return match.not === undefined ? [] : valuesIn(match.not);
}

/** Conditions of a property must name fields of its object, and values that these can have. */
export const presenceFields: Rule = function* (context) {
  const { schemas } = context;
  const seen = new Set();
  const roots = [
    ...Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` })),
    ...[...schemaHolders(context)].map(({ holder }) => asObject(holder.schema)),
  ];
  for (const holder of roots.flatMap((root) => [...objectsIn(root, schemas, seen)])) {
    for (const [name, property] of objectEntries(holder.properties)) {
      for (const [pointer, match] of Object.entries(presenceOf(property)?.when ?? {})) {
        const report = { node: property, path: ['x-present-when', pointer] };
        const fields = schemasAt(holder, pointer, schemas);
        if (fields.length === 0) {
          const message = `The object of \`${name}\` has nothing at \`${pointer}\``;
          yield { ...report, message, next: 'write a pointer to one of its fields, `/status`' };
          continue;
        }
        if (!fields.every((field) => 'enum' in field)) continue;
        const choices = fields.flatMap((field) => asArray(field.enum)).map(textOf);
        for (const value of valuesIn(match as JsonValue)) {
          const text = textOf(value);
          if (choices.includes(text)) continue;
          const next = didYouMean(text, choices, 'name a value of the field');
          yield { ...report, part: 'value', message: `\`${pointer}\` is never \`${text}\``, next };
        }
      }
    }
  }
};
