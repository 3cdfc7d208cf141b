import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, omit, texts } from '../json';
import {
  alternativesOf,
  isNullable,
  referenceName,
  shapeOf,
  typesOf,
  type Schemas,
} from '../shape';
import { compareConstraints, same, type Pair } from './constraints';
import { added, named, type Differences, type Direction } from './difference';

export interface SchemaContext {
  readonly before: Schemas;
  readonly after: Schemas;
  readonly differences: Differences;
  /** Pairs of named schemas that were compared, by direction. */
  readonly seen: Set<string>;
  /** States that came or went, by where their values stand. */
  readonly states: ReadonlyMap<string, ReadonlySet<string>>;
}

const NONE: ReadonlySet<string> = new Set();
const NUMERIC = ['integer', 'number'];
const TYPES = ['array', 'boolean', 'object', 'string', ...NUMERIC];

/** A schema that is another one or `null` is that one; nullability is compared by itself. */
function withoutNull(schema: JsonObject): JsonObject {
  const [only, ...more] = alternativesOf(schema);
  const hasNull = objects(schema.oneOf ?? schema.anyOf).some(({ type }) => type === 'null');
  return only && hasNull && more.length === 0
    ? { ...omit(schema, 'oneOf', 'anyOf'), ...only }
    : schema;
}

const allowed = (shape: JsonObject): readonly string[] => {
  const types = typesOf(shape);
  if (types.length === 0) return TYPES;
  return types.includes('number') ? [...types, 'integer'] : types;
};

function compareTypes(pair: Pair): boolean {
  const { at, direction, differences } = pair;
  const [before, after] = [allowed(pair.before), allowed(pair.after)];
  const [more, less] = [added(before, after), added(after, before)];
  if (more.length + less.length === 0) return true;
  const change = more.length === 0 ? 'tighter' : less.length === 0 ? 'looser' : 'changed';
  const harmless = direction === 'accepted' ? 'looser' : 'tighter';
  const what = `The type was ${named(typesOf(pair.before))} and is ${named(typesOf(pair.after))}`;
  differences.add(at, `type-${change}`, change !== harmless, what);
  return change !== 'changed';
}

/** @param deep whether the `null` of what a reference leads to counts as the place's own */
function compareNullability(pair: Pair, context: SchemaContext, deep: boolean): void {
  const { at, direction, differences } = pair;
  const hasNull = (schema: JsonObject, schemas: Schemas) =>
    isNullable(schema) || (deep && isNullable(shapeOf(schema, schemas).schema));
  const before = hasNull(pair.before, context.before);
  const after = hasNull(pair.after, context.after);
  if (before === after) return;
  differences.add(
    at,
    after ? 'null-added' : 'null-removed',
    after ? direction === 'sent' : direction === 'accepted',
    after ? 'Can be `null`' : 'Cannot be `null` any more',
  );
}

/** What an alternative is known by: its name, or the value that tells it apart. */
function keyOf(schema: JsonObject, index: number, parent: JsonObject): string {
  const property = asText(asObject(parent.discriminator).propertyName) ?? '';
  const value = asObject(asObject(schema.properties)[property]).const;
  return referenceName(schema) ?? asText(value) ?? String(index + 1);
}

/** Whether both states are one object, or both one of several. */
function haveSameForm({ before, after, at, differences }: Pair): boolean {
  const [was, is] = [before, after].map((shape) => alternativesOf(shape).length > 0);
  if (was === is) return true;
  const what = is ? 'Now one of several objects' : 'No longer one of several objects';
  differences.add(at, 'alternatives-changed', true, what);
  return false;
}

function compareAlternatives(pair: Pair, context: SchemaContext): void {
  const { at, direction, differences } = pair;
  const byKey = (shape: JsonObject) =>
    new Map(alternativesOf(shape).map((one, index) => [keyOf(one, index, shape), one]));
  const [before, after] = [byKey(pair.before), byKey(pair.after)];
  const names = [[...before.keys()], [...after.keys()]] as const;
  for (const key of added(...names)) {
    differences.add(at, 'alternative-added', direction === 'sent', `New alternative \`${key}\``);
  }
  for (const key of added(names[1], names[0])) {
    differences.add(at, 'alternative-removed', true, `No alternative \`${key}\``);
  }
  for (const [key, one] of before) {
    const other = after.get(key);
    if (other) compareSchemas({ ...pair, before: one, after: other }, context);
  }
}

function compareFields(pair: Pair, context: SchemaContext): void {
  const { at, direction, differences } = pair;
  const hidden = direction === 'accepted' ? 'readOnly' : 'writeOnly';
  const fieldsIn = (shape: JsonObject, schemas: Schemas) =>
    new Map(
      objectEntries(shape.properties).filter(
        ([, schema]) => shapeOf(schema, schemas).schema[hidden] !== true,
      ),
    );
  const before = fieldsIn(pair.before, context.before);
  const after = fieldsIn(pair.after, context.after);
  const required = [texts(pair.before.required), texts(pair.after.required)] as const;
  for (const [name, schema] of after) {
    const [was, is] = required.map((names) => names.includes(name));
    const field = `${at}.${name}`;
    const known = before.get(name);
    if (!known) {
      const isBreaking = direction === 'accepted' && is === true;
      const what = is ? 'New field, required' : 'New field';
      differences.add(
        field,
        'field-added',
        isBreaking,
        direction === 'accepted' ? what : 'New field',
      );
      continue;
    }
    if (was !== is) {
      differences.add(
        field,
        is ? 'field-required' : 'field-optional',
        is === (direction === 'accepted'),
        is ? 'Required' : 'Optional',
      );
    }
    compareSchemas({ ...pair, at: field, before: known, after: schema }, context);
  }
  for (const name of before.keys()) {
    if (!after.has(name)) differences.add(`${at}.${name}`, 'field-removed', true, 'Removed');
  }
}

function compareOthers(pair: Pair, context: SchemaContext): void {
  const { at, direction, differences } = pair;
  const [before, after] = [pair.before.additionalProperties, pair.after.additionalProperties];
  if (isObject(before) && isObject(after)) {
    compareSchemas({ ...pair, at: `${at}.*`, before, after }, context);
  } else if (isObject(before) || isObject(after)) {
    differences.add(at, 'rule-changed', true, 'Another rule for further fields');
  } else if ((before === false) !== (after === false)) {
    const isClosed = after === false;
    const what = isClosed ? 'No further fields' : 'Further fields are possible';
    const isBreaking = isClosed && direction === 'accepted';
    differences.add(at, isClosed ? 'object-closed' : 'object-opened', isBreaking, what);
  }
  if (isObject(pair.before.items) && isObject(pair.after.items)) {
    compareSchemas({ ...pair, before: pair.before.items, after: pair.after.items }, context);
  } else if (isObject(pair.before.items) !== isObject(pair.after.items)) {
    differences.add(at, 'rule-changed', true, 'Another rule for the items');
  }
}

function compareShapes(written: Pair, context: SchemaContext): void {
  const pair: Pair = {
    ...written,
    before: shapeOf(written.before, context.before).schema,
    after: shapeOf(written.after, context.after).schema,
  };
  if (!haveSameForm(pair) || !compareTypes(pair)) return;
  compareConstraints(pair, context.states.get(pair.at) ?? NONE);
  compareAlternatives(pair, context);
  compareFields(pair, context);
  compareOthers(pair, context);
}

/** Members of `allOf` that both states name: each is compared once, under its own name. */
function sharedParts(before: JsonObject, after: JsonObject): readonly string[] {
  const names = (schema: JsonObject) =>
    objects(schema.allOf).map((one) => referenceName(one) ?? '');
  const later = names(after);
  return names(before).filter((name) => name !== '' && later.includes(name));
}

const withoutParts = (schema: JsonObject, parts: readonly string[]): JsonObject => ({
  ...schema,
  allOf: objects(schema.allOf).filter((one) => !parts.includes(referenceName(one) ?? '')),
});

/**
 * Compares two states of a schema. A named schema is compared once per direction,
 * under its own name, wherever it is used; a schema of another name by what it says.
 */
export function compareSchemas(pair: Pair, context: SchemaContext): void {
  const [before, after] = [withoutNull(pair.before), withoutNull(pair.after)];
  const [old, name] = [referenceName(before), referenceName(after)];
  compareNullability(pair, context, old === undefined || old !== name);
  if (old === undefined && name === undefined) {
    const parts = sharedParts(before, after);
    for (const part of parts) {
      const reference = { $ref: `#/components/schemas/${part}` };
      compareSchemas({ ...pair, before: reference, after: reference }, context);
    }
    const own = [withoutParts(before, parts), withoutParts(after, parts)] as const;
    compareShapes({ ...pair, before: own[0], after: own[1] }, context);
    return;
  }
  const key = `${old ?? pair.at} ${name ?? pair.at} ${pair.direction}`;
  const isKnown = context.seen.has(key);
  context.seen.add(key);
  if (old !== name) {
    if (!isKnown) compareShapes({ ...pair, before, after }, context);
    return;
  }
  // What the place says beside the reference.
  const [here, there] = [omit(before, '$ref'), omit(after, '$ref')];
  if (!same(here, there)) compareShapes({ ...pair, before: here, after: there }, context);
  if (isKnown || name === undefined) return;
  const [from, to] = [asObject(context.before[name]), asObject(context.after[name])];
  compareSchemas({ ...pair, at: `schema:${name}`, before: from, after: to }, context);
}

export type { Pair, Direction };
