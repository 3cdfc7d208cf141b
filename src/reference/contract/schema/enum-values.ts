import { asArray, asObject, asText, isArray, objectEntries, textOf } from '../json';
import type { EnumValue, JsonObject } from '../model';
import { oncePer } from '../once-per';
import { referenceName, type Schemas } from './shape';

/** The states of the first object that has them, by the name of the schema that lists them. */
export const statesByName = oncePer((schemas: Schemas): ReadonlyMap<string, JsonObject> => {
  const byName = new Map<string, JsonObject>();
  for (const [, { 'x-states': lifecycle, properties }] of objectEntries(schemas)) {
    const { property, states } = asObject(lifecycle);
    const name = referenceName(asObject(asObject(properties)[asText(property) ?? '']));
    if (name !== undefined && !byName.has(name)) byName.set(name, asObject(states));
  }
  return byName;
});

/** Common keywords that describe the values of an `enum`, by value or in the same order. */
const ENUM_WORDS = ['x-enum-varnames', 'x-enumNames', 'x-enumDescriptions', 'x-enum-descriptions'];

export function enumValuesOf(schema: JsonObject, states: JsonObject): readonly EnumValue[] {
  return asArray(schema.enum).flatMap((value, index) => {
    if (value === null) return [];
    const name = textOf(value);
    const words = ENUM_WORDS.flatMap((key) => {
      const written = schema[key];
      return asText(isArray(written) ? written[index] : asObject(written)[name]) ?? [];
    });
    const meaning = words.join(': ') || (asText(asObject(states[name]).meaning) ?? '');
    return [{ value: name, meaning }];
  });
}
