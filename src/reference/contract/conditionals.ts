import { deriveExample } from './example';
import {
  asObject,
  defined,
  formatPointer,
  isArray,
  isObject,
  objectEntries,
  omit,
  ownMember,
  parsePointer,
  references,
  replaceAt,
  texts,
  type Path,
} from './json';
import { matchesAll } from './match';
import type { Conditional, Conditionals, JsonObject, JsonValue } from './model';
import { oncePer } from './once-per';
import { presenceOf } from './presence';
import { referenceName, shapeOf, type Schemas } from './shape';

const hasCondition = (value: JsonValue | undefined): boolean =>
  isArray(value)
    ? value.some(hasCondition)
    : isObject(value) && ('x-present-when' in value || Object.values(value).some(hasCondition));

/** Named schemas that have a conditional property, however deep: most have none, and many paths. */
const conditionalSchemas = oncePer((schemas: Schemas): ReadonlySet<string> => {
  const entries = objectEntries(schemas).map(([name, schema]) => ({
    name,
    uses: new Set([...references(schema)].map(($ref) => referenceName({ $ref }))),
  }));
  const found = new Set(Object.keys(schemas).filter((name) => hasCondition(schemas[name])));
  // Grows while it is read.
  for (const held of found) {
    for (const { name, uses } of entries) if (uses.has(held)) found.add(name);
  }
  return found;
});

function conditionalsAt(
  written: JsonObject,
  schemas: Schemas,
  path: Path = [],
  open: readonly string[] = [],
): readonly (readonly [pointer: string, conditional: Conditional])[] {
  const { schema, name = '' } = shapeOf(written, schemas);
  if (open.includes(name)) return [];
  if (name !== '' && !conditionalSchemas(schemas).has(name)) return [];
  const within = name === '' ? open : [...open, name];
  if (isObject(schema.items)) return conditionalsAt(schema.items, schemas, [...path, '-'], within);
  const required = texts(schema.required);
  return objectEntries(schema.properties).flatMap(([property, value]) => {
    const at = [...path, property];
    const presence = required.includes(property)
      ? undefined
      : presenceOf(shapeOf(value, schemas).schema);
    const { when = {}, given, text } = presence ?? {};
    const isComputable = given === undefined && text === undefined;
    const conditional = () =>
      defined({
        when,
        given,
        text: text === undefined ? undefined : (true as const),
        example: isComputable ? deriveExample(value, schemas) : undefined,
      });
    return [
      ...(presence ? [[formatPointer(at), conditional()] as const] : []),
      ...conditionalsAt(value, schemas, at, within),
    ];
  });
}

/** Properties with `x-present-when` in a schema and in the objects that it has. */
export const conditionalsIn = (schema: JsonObject, schemas: Schemas): Conditionals =>
  Object.fromEntries(conditionalsAt(schema, schemas));

/** Whether its object alone decides if a property is there. */
export const isComputable = ({ given, text }: Conditional): boolean => !given && !text;

interface Holder {
  readonly path: Path;
  readonly object: JsonObject;
  /** Name of the property. */
  readonly name: string;
}

/** The objects in a value that can have the property at a path; `-` leads to every item of a list. */
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

/** A property that is there against its condition, or missing although its condition holds. */
export interface PresenceBreach {
  /** RFC 6901 pointer. */
  readonly pointer: string;
  readonly fault: Fault;
}

/** Properties of an object, at any depth, that are there or missing against `x-present-when`. */
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
 * The object without the properties whose condition does not hold, and with the example of each
 * missing one whose condition does.
 *
 * @param adapt makes of an example what is added, such as with its moments moved
 */
export function conform(
  conditionals: Conditionals,
  value: JsonObject,
  now: number,
  adapt: (example: JsonValue) => JsonValue = (example) => example,
): JsonObject {
  const conditions = Object.entries(conditionals);
  let conformed = value;
  // A condition may depend on another conditional property, so each round can bring about the next.
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
