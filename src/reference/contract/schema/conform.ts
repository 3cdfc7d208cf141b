import {
  asObject,
  formatPointer,
  isArray,
  isObject,
  omit,
  ownMember,
  parsePointer,
  replaceAt,
  type Path,
} from '../json';
import { matchesAll } from './match';
import type { Conditional, Conditionals, JsonObject, JsonValue } from '../model';

/** Whether the object alone decides if the property is present. */
const isComputable = ({ given, text }: Conditional): boolean => !given && !text;

interface Holder {
  readonly path: Path;
  readonly object: JsonObject;
  /** Name of the property. */
  readonly name: string;
}

/** The objects in a value that can have the property at a path; `-` is every item of a list. */
function* holdersOf(
  value: JsonValue | undefined,
  [token = '', ...rest]: Path,
  path: Path = [],
): Iterable<Holder> {
  if (isArray(value) && token === '-') {
    for (const [index, item] of value.entries()) {
      yield* holdersOf(item, rest, [...path, String(index)]);
    }
  }
  if (!isObject(value)) return;
  if (rest.length === 0) yield { path, object: value, name: token };
  else yield* holdersOf(ownMember(value, token), rest, [...path, token]);
}

type Fault = 'unexpected' | 'missing';

function faultOf({ object, name }: Holder, condition: Conditional, now: number): Fault | undefined {
  const mayBeThere = matchesAll(object, condition.when, now);
  if (Object.hasOwn(object, name)) return mayBeThere ? undefined : 'unexpected';
  return mayBeThere && isComputable(condition) ? 'missing' : undefined;
}

/** A property that is present against its condition, or missing although its condition holds. */
export interface PresenceBreach {
  /** RFC 6901 pointer. */
  readonly pointer: string;
  readonly fault: Fault;
}

/** The properties, at any depth, that are present or missing against `x-present-when`. */
export const breaches = (
  conditionals: Conditionals,
  value: JsonObject,
  now: number,
): readonly PresenceBreach[] =>
  Object.entries(conditionals).flatMap(([pointer, condition]) =>
    [...holdersOf(value, parsePointer(pointer))].flatMap((holder) => {
      const fault = faultOf(holder, condition, now);
      return fault === undefined
        ? []
        : [{ pointer: formatPointer([...holder.path, holder.name]), fault }];
    }),
  );

/**
 * Returns the object without the properties whose condition does not hold, and with the example of
 * each missing property whose condition holds.
 *
 * @param adapt changes an example before it is added, for example to shift its timestamps
 */
export function conform(
  conditionals: Conditionals,
  value: JsonObject,
  now: number,
  adapt: (example: JsonValue) => JsonValue = (example) => example,
): JsonObject {
  const conditions = Object.entries(conditionals);
  let conformed = value;
  // A condition may depend on another conditional property, so a round may require another one.
  for (let round = 0; round <= conditions.length; round += 1) {
    const before = conformed;
    for (const [pointer, condition] of conditions) {
      for (const holder of holdersOf(conformed, parsePointer(pointer))) {
        const { path, object, name } = holder;
        const fault = faultOf(holder, condition, now);
        if (fault === 'unexpected') {
          conformed = asObject(replaceAt(conformed, path, omit(object, name)));
        } else if (fault === 'missing' && condition.example !== undefined) {
          const added = { ...object, [name]: adapt(condition.example) };
          conformed = asObject(replaceAt(conformed, path, added));
        }
      }
    }
    if (conformed === before) break;
  }
  return conformed;
}
