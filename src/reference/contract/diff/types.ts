import type { JsonObject } from '../model';
import { isNullable, shapeOf, typesOf, type Schemas } from '../shape';
import type { Pair } from './constraints';
import { added, named } from './difference';

/** Named schemas of both versions. */
export interface VersionSchemas {
  readonly before: Schemas;
  readonly after: Schemas;
}

const NUMERIC = ['integer', 'number'];
const TYPES = ['array', 'boolean', 'object', 'string', ...NUMERIC];

const allowed = (shape: JsonObject): readonly string[] => {
  const types = typesOf(shape);
  if (types.length === 0) return TYPES;
  return types.includes('number') ? [...types, 'integer'] : types;
};

const shown = (shape: JsonObject): string => named(typesOf(shape)) || 'anything';

/** Reports another type; answers whether the rest can be compared. */
export function compareTypes(pair: Pair): boolean {
  const { at, direction, differences } = pair;
  const [before, after] = [allowed(pair.before), allowed(pair.after)];
  const [more, less] = [added(before, after), added(after, before)];
  if (more.length + less.length === 0) return true;
  const change = more.length === 0 ? 'tighter' : less.length === 0 ? 'looser' : 'changed';
  const harmless = direction === 'accepted' ? 'looser' : 'tighter';
  const [was, is] = [shown(pair.before), shown(pair.after)];
  differences.add(at, `type-${change}`, change !== harmless, `The type was ${was} and is ${is}`);
  return change !== 'changed';
}

/**
 * Reports that `null` came or went.
 *
 * @param deep whether the `null` of what a reference leads to counts as the place's own
 */
export function compareNullability(pair: Pair, context: VersionSchemas, deep: boolean): void {
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
