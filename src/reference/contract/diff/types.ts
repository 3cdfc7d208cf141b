import type { JsonObject } from '../model';
import { isNullable, shapeOf, typesOf, type Schemas } from '../schema/shape';
import type { Pair } from './constraints';
import { added, named, type Comparison } from './difference';

const NUMERIC = ['integer', 'number'];
const TYPES = ['array', 'boolean', 'object', 'string', ...NUMERIC];

const allowed = (shape: JsonObject): readonly string[] => {
  const types = typesOf(shape);
  if (types.length === 0) return TYPES;
  return types.includes('number') ? [...types, 'integer'] : types;
};

const shown = (shape: JsonObject): string => named(typesOf(shape)) || 'anything';

/** Reports a changed type. Returns whether the rest can be compared. */
export function compareTypes({ spot, ...pair }: Pair): boolean {
  const [before, after] = [allowed(pair.before), allowed(pair.after)];
  const [more, less] = [added(before, after), added(after, before)];
  if (more.length + less.length === 0) return true;
  const change = more.length === 0 ? 'tighter' : less.length === 0 ? 'looser' : 'changed';
  const isHarmless = change === (spot.isAccepted ? 'looser' : 'tighter');
  const what = `The type was ${shown(pair.before)} and is ${shown(pair.after)}`;
  spot.add(`type-${change}`, !isHarmless, what);
  return change !== 'changed';
}

/**
 * Reports that `null` was added or removed.
 *
 * @param deep whether `null` in the target of a reference counts as well
 */
export function compareNullability(pair: Pair, { before, after }: Comparison, deep: boolean): void {
  const hasNull = (schema: JsonObject, schemas: Schemas) =>
    isNullable(schema) || (deep && isNullable(shapeOf(schema, schemas).schema));
  const was = hasNull(pair.before, before.schemas);
  const is = hasNull(pair.after, after.schemas);
  const { spot } = pair;
  if (is && !was) spot.add('null-added', !spot.isAccepted, 'Can be `null`');
  if (was && !is) spot.add('null-removed', spot.isAccepted, 'Cannot be `null` any more');
}
