import { deriveExample } from './example';
import {
  defined,
  formatPointer,
  isObject,
  objectEntries,
  objectsIn,
  references,
  texts,
  type Path,
} from '../json';
import type { Conditional, Conditionals, JsonObject, JsonValue } from '../model';
import { oncePer } from '../once-per';
import { presenceOf } from '../schema/presence';
import { referenceName, shapeOf, type Schemas } from '../schema/shape';

const hasCondition = (value: JsonValue | undefined): boolean =>
  [...objectsIn(value)].some((node) => 'x-present-when' in node);

/** Named schemas with a conditional property at any depth. Saves walking the many others. */
const conditionalSchemas = oncePer((schemas: Schemas): ReadonlySet<string> => {
  const entries = objectEntries(schemas).map(([name, schema]) => ({
    name,
    uses: new Set(references(schema).map(($ref) => referenceName({ $ref }))),
  }));
  const found = new Set(Object.keys(schemas).filter((name) => hasCondition(schemas[name])));
  // Grows during the iteration.
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

/** The properties with `x-present-when` in a schema and in the objects nested in it. */
export const conditionalsIn = (schema: JsonObject, schemas: Schemas): Conditionals =>
  Object.fromEntries(conditionalsAt(schema, schemas));
