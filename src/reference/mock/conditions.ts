import type { Conditional, JsonObject, JsonValue } from '../contract/model';
import * as conditionals from '../contract/conditionals';
import { formatPointer, parsePointer } from '../contract/json';
import type { Resource } from './contract';

/** Properties at the top of an object whose condition names its state. */
export const conditionalOnState = ({
  conditional,
  lifecycle,
}: Resource): readonly (readonly [name: string, conditional: Conditional])[] =>
  Object.entries(conditional).flatMap(([pointer, condition]) => {
    const [name = '', ...deeper] = parsePointer(pointer);
    const isOnState = Object.hasOwn(condition.when, formatPointer([lifecycle?.property ?? '']));
    return isOnState && deeper.length === 0 ? [[name, condition] as const] : [];
  });

/** Properties of an object, at any depth, that are there or missing against `x-present-when`. */
export const breaches = (
  { conditional }: Pick<Resource, 'conditional'>,
  value: JsonObject,
  now: number,
): readonly conditionals.PresenceBreach[] => conditionals.breaches(conditional, value, now);

/** @see conditionals.conform */
export const conform = (
  { conditional }: Pick<Resource, 'conditional'>,
  value: JsonObject,
  now: number,
  adapt?: (example: JsonValue) => JsonValue,
): JsonObject => conditionals.conform(conditional, value, now, adapt);
