import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { asObject, asText, objectEntries } from '../../contract/json';
import { oncePer } from '../../contract/once-per';
import { shapeOf } from '../../contract/schema/shape';
import { isTelling } from '../identifiers';
import { objectsIn } from '../json';
import { USUAL } from '../usual-names';

/** Names of all members in a contract document, including the keywords of this site. */
const membersOf = oncePer(
  ({ document }: Contract) =>
    new Set([...objectsIn(document)].flatMap((node) => Object.keys(node))),
);

/** Whether a contract never uses a keyword, so that usual names decide in place of it. */
export const leavesToNames = (contract: Contract, keyword: string): boolean =>
  !membersOf(contract).has(keyword);

/**
 * Returns the name of the property or parameter whose keyword has a value.
 *
 * @param usual pattern of its name in a contract that never uses the keyword
 */
export function nameMarked(
  contract: Contract,
  [keyword, value]: readonly [string, JsonValue],
  usual: RegExp,
  members: readonly (readonly [name: string, written: JsonObject])[],
): string | undefined {
  const isByName = leavesToNames(contract, keyword);
  return members.find(([name, written]) =>
    isByName ? usual.test(name) : written[keyword] === value,
  )?.[0];
}

export const namedSchemas = (contract: Contract): JsonObject =>
  asObject(asObject(contract.document.components).schemas);

/** Returns the name of the property with the identifier of an object (`x-id`). */
export function idOf(contract: Contract, schema: JsonObject): string | undefined {
  const { properties } = shapeOf(schema, namedSchemas(contract)).schema;
  return nameMarked(contract, ['x-id', true], USUAL.id, objectEntries(properties));
}

/** Returns the pattern of the ids of an object, by the name of its schema. */
export function idPatternOf(contract: Contract, name: string): string | undefined {
  const schemas = namedSchemas(contract);
  const { schema } = shapeOf(asObject(schemas[name]), schemas);
  const id = asObject(asObject(schema.properties)[idOf(contract, schema) ?? '']);
  return asText(shapeOf(id, schemas).schema.pattern);
}

/** Whether the type of an object can be recognized by its ids. */
export const isToldById = (contract: Contract, name: string): boolean =>
  isTelling(idPatternOf(contract, name));
