import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, omit, texts } from '../json';
import { alternativesOf, referenceName, shapeOf, type Schemas } from '../shape';
import { compareConstraints, type Pair } from './constraints';
import { added, type Differences } from './difference';
import { reportField, reportRequired } from './fields';
import { compareNullability, compareTypes, type VersionSchemas } from './types';

export interface SchemaContext extends VersionSchemas {
  readonly differences: Differences;
  /** Pairs of named schemas that were compared, by direction. */
  readonly seen: Set<string>;
  /** States that came or went, by where their values stand. */
  readonly states: ReadonlyMap<string, ReadonlySet<string>>;
}

const NONE: ReadonlySet<string> = new Set();
/** A schema that is another one or `null` is that one; nullability is compared by itself. */
function withoutNull(schema: JsonObject): JsonObject {
  const [only, ...more] = alternativesOf(schema);
  const hasNull = objects(schema.oneOf ?? schema.anyOf).some(({ type }) => type === 'null');
  return only && hasNull && more.length === 0
    ? { ...omit(schema, 'oneOf', 'anyOf'), ...only }
    : schema;
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
      reportField({ ...pair, at: field }, is === true);
      continue;
    }
    if (was !== is) reportRequired({ ...pair, at: field }, is === true);
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
    objects(schema.allOf).flatMap((one) => referenceName(one) ?? []);
  const later = names(after);
  return names(before).filter((name) => later.includes(name));
}

const withoutParts = (schema: JsonObject, parts: readonly string[]): JsonObject => ({
  ...schema,
  allOf: objects(schema.allOf).filter((one) => !parts.some((part) => part === referenceName(one))),
});

/** Two states of which at most one has a name, or each its own. */
function compareContent(pair: Pair, context: SchemaContext): void {
  const parts = sharedParts(pair.before, pair.after);
  for (const part of parts) compareNamed(part, pair, context);
  const [before, after] = [withoutParts(pair.before, parts), withoutParts(pair.after, parts)];
  compareShapes({ ...pair, before, after }, context);
}

/** A schema that both versions know by this name. */
function compareNamed(name: string, pair: Pair, context: SchemaContext): void {
  if (!isFirst(`${name} ${pair.direction}`, context)) return;
  const [before, after] = [asObject(context.before[name]), asObject(context.after[name])];
  compareSchemas({ ...pair, at: `schema:${name}`, before, after }, context);
}

function isFirst(key: string, { seen }: SchemaContext): boolean {
  const known = seen.has(key);
  seen.add(key);
  return !known;
}

/**
 * Compares two states of a schema. A named schema is compared once per direction,
 * under its own name, wherever it is used; a schema of another name by what it says.
 */
export function compareSchemas(pair: Pair, context: SchemaContext): void {
  const [before, after] = [withoutNull(pair.before), withoutNull(pair.after)];
  const [old, name] = [referenceName(before), referenceName(after)];
  const isSame = name !== undefined && name === old;
  compareNullability(pair, context, !isSame);
  if (isSame) {
    // What the place says beside the reference.
    const [here, there] = [omit(before, '$ref'), omit(after, '$ref')];
    compareShapes({ ...pair, before: here, after: there }, context);
    compareNamed(name, pair, context);
    return;
  }
  const isRenamed = old !== undefined && name !== undefined;
  // An object that holds itself ends here.
  if (isRenamed && !isFirst(`${old} ${name} ${pair.direction}`, context)) return;
  compareContent({ ...pair, before, after }, context);
}
