import { asArray, asObject, asText, isObject, objectEntries } from '../json';
import { everySchema, finding, type Rule } from '../rule';
import { referenceName } from '../shape';
import { didYouMean } from '../suggest';

/** Every enum value says what it means; values of a state get their meaning from `x-states`. */
export const enumMeanings: Rule = function* (context) {
  const stateSchemas = new Set<unknown>();
  for (const [, { 'x-states': states, properties }] of objectEntries(context.schemas)) {
    const property = asObject(properties)[asText(asObject(states).property) ?? ''];
    if (!isObject(property)) continue;
    stateSchemas.add(property);
    stateSchemas.add(context.schemas[referenceName(property) ?? '']);
  }
  for (const { schema } of everySchema(context)) {
    if (!Array.isArray(schema.enum)) continue;
    const values = asArray(schema.enum)
      .filter((value) => value !== null)
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const meanings = Object.keys(asObject(schema['x-enumDescriptions']));
    if (stateSchemas.has(schema) && meanings.length === 0) continue;
    const missing = values.filter((value) => !meanings.includes(value));
    if (missing.length > 0) {
      yield finding({
        node: schema,
        path: meanings.length > 0 ? ['x-enumDescriptions'] : ['enum'],
        message: `No meaning for ${missing.map((value) => `\`${value}\``).join(', ')}`,
        next: 'say in `x-enumDescriptions` what each value means and what to do',
      });
    }
    for (const extra of meanings.filter((meaning) => !values.includes(meaning))) {
      yield finding({
        node: schema,
        path: ['x-enumDescriptions', extra],
        message: `\`${extra}\` is not a value of the enum`,
        next: didYouMean(extra, values, 'delete the meaning, or add the value to `enum`'),
      });
    }
  }
};
