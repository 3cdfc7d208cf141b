import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, omit, texts } from '../json';
import { alternativesOf, referenceName, shapeOf, type Schemas } from '../schema/shape';
import { compareConstraints, type Pair } from './constraints';
import { compareMembers, type Comparison, type Spot } from './difference';
import { compareNullability, compareTypes } from './types';

const NONE: ReadonlySet<string> = new Set();

/** Replaces a choice of one schema or `null` by that schema: nullability is compared separately. */
function withoutNull(schema: JsonObject): JsonObject {
  const [only, ...more] = alternativesOf(schema);
  const hasNull = objects(schema.oneOf ?? schema.anyOf).some(({ type }) => type === 'null');
  return only && hasNull && more.length === 0
    ? { ...omit(schema, 'oneOf', 'anyOf'), ...only }
    : schema;
}

/** Identifies an alternative by its name, its discriminator value, or else its position. */
function keyOf(schema: JsonObject, index: number, parent: JsonObject): string {
  const property = asText(asObject(parent.discriminator).propertyName) ?? '';
  const value = asObject(asObject(schema.properties)[property]).const;
  return referenceName(schema) ?? asText(value) ?? String(index + 1);
}

/** Whether both versions are a single object, or both a choice of several; reports a difference. */
function haveSameForm({ before, after, spot }: Pair): boolean {
  const [was, is] = [before, after].map((shape) => alternativesOf(shape).length > 0);
  if (was === is) return true;
  const what = is ? 'Now one of several objects' : 'No longer one of several objects';
  spot.add('alternatives-changed', true, what);
  return false;
}

function compareAlternatives({ before, after, spot }: Pair, context: Comparison): void {
  const byKey = (shape: JsonObject) =>
    Object.fromEntries(
      alternativesOf(shape).map((schema, index) => [keyOf(schema, index, shape), schema]),
    );
  compareMembers(byKey(before), byKey(after), {
    added: (key) => spot.add('alternative-added', !spot.isAccepted, `New alternative \`${key}\``),
    removed: (key) => spot.add('alternative-removed', true, `No alternative \`${key}\``),
    kept: (_key, was, is) => compareSchemas({ before: was, after: is, spot }, context),
  });
}

function compareFields({ before, after, spot }: Pair, context: Comparison): void {
  const hidden = spot.isAccepted ? 'readOnly' : 'writeOnly';
  const fieldsIn = (shape: JsonObject, schemas: Schemas) =>
    Object.fromEntries(
      objectEntries(shape.properties).filter(
        ([, schema]) => shapeOf(schema, schemas).schema[hidden] !== true,
      ),
    );
  const isRequired = (shape: JsonObject, name: string) => texts(shape.required).includes(name);
  compareMembers(fieldsIn(before, context.before.schemas), fieldsIn(after, context.after.schemas), {
    added: (name) => spot.below(name).fieldAdded(isRequired(after, name)),
    removed: (name) => spot.below(name).add('field-removed', true, 'Removed'),
    kept: (name, was, is) => {
      const field = spot.below(name);
      field.compareRequired(isRequired(before, name), isRequired(after, name));
      compareSchemas({ before: was, after: is, spot: field }, context);
    },
  });
}

/** Compares the schemas of further fields and of items. */
function compareOthers(pair: Pair, context: Comparison): void {
  const { spot } = pair;
  const [before, after] = [pair.before.additionalProperties, pair.after.additionalProperties];
  if (isObject(before) && isObject(after)) {
    compareSchemas({ before, after, spot: spot.below('*') }, context);
  } else if (isObject(before) || isObject(after)) {
    spot.add('rule-changed', true, 'Another rule for further fields');
  } else if (after === false && before !== false) {
    spot.add('object-closed', spot.isAccepted, 'No further fields');
  } else if (before === false && after !== false) {
    spot.add('object-opened', false, 'Further fields are possible');
  }
  const [was, is] = [pair.before.items, pair.after.items];
  if (isObject(was) && isObject(is)) compareSchemas({ before: was, after: is, spot }, context);
  else if (isObject(was) !== isObject(is)) {
    spot.add('rule-changed', true, 'Another rule for the items');
  }
}

function compareShapes(written: Pair, context: Comparison): void {
  const pair: Pair = {
    ...written,
    before: shapeOf(written.before, context.before.schemas).schema,
    after: shapeOf(written.after, context.after.schemas).schema,
  };
  if (!haveSameForm(pair) || !compareTypes(pair)) return;
  compareConstraints(pair, context.states.get(pair.spot.pointer) ?? NONE);
  compareAlternatives(pair, context);
  compareFields(pair, context);
  compareOthers(pair, context);
}

/** Members of `allOf` that both versions name: each is compared once, under its own name. */
function sharedParts(before: JsonObject, after: JsonObject): readonly string[] {
  const names = (schema: JsonObject) =>
    objects(schema.allOf).flatMap((member) => referenceName(member) ?? []);
  const later = names(after);
  return names(before).filter((name) => later.includes(name));
}

const withoutParts = (schema: JsonObject, parts: readonly string[]): JsonObject => ({
  ...schema,
  allOf: objects(schema.allOf).filter((member) => !parts.includes(referenceName(member) ?? '')),
});

/** Compares two versions of a schema that do not have the same name. */
function compareContent(pair: Pair, context: Comparison): void {
  const parts = sharedParts(pair.before, pair.after);
  for (const part of parts) compareNamed(part, pair.spot, context);
  const [before, after] = [withoutParts(pair.before, parts), withoutParts(pair.after, parts)];
  compareShapes({ ...pair, before, after }, context);
}

/** Compares a schema that has this name in both versions. */
export function compareNamed(name: string, spot: Spot, context: Comparison): void {
  if (!isFirst(`${name} ${spot.direction}`, context)) return;
  const before = asObject(context.before.schemas[name]);
  const after = asObject(context.after.schemas[name]);
  compareSchemas({ before, after, spot: spot.to(`schema:${name}`) }, context);
}

function isFirst(key: string, { seen }: Comparison): boolean {
  const isNew = !seen.has(key);
  seen.add(key);
  return isNew;
}

/**
 * Compares two versions of a schema. A named schema is compared once per direction,
 * under its own name, wherever it is used. Schemas of different names are compared by content.
 */
export function compareSchemas(pair: Pair, context: Comparison): void {
  const [before, after] = [withoutNull(pair.before), withoutNull(pair.after)];
  const [old, name] = [referenceName(before), referenceName(after)];
  const isSame = name !== undefined && name === old;
  compareNullability(pair, context, !isSame);
  if (isSame) {
    // The keywords next to the reference.
    const [here, there] = [omit(before, '$ref'), omit(after, '$ref')];
    compareShapes({ ...pair, before: here, after: there }, context);
    compareNamed(name, pair.spot, context);
    return;
  }
  const isRenamed = old !== undefined && name !== undefined;
  // Stops at an object that contains itself.
  if (isRenamed && !isFirst(`${old} ${name} ${pair.spot.direction}`, context)) return;
  compareContent({ ...pair, before, after }, context);
}
