import type { Contract, JsonObject, Operation } from '../../contract/model';
import {
  asNumber,
  asText,
  defined,
  formatPointer,
  isObject,
  objectEntries,
} from '../../contract/json';
import { referenceName, shapeOf } from '../../contract/schema/shape';
import { successAnswer } from '../../contract/http/success';
import { idOf, leavesToNames, namedSchemas, nameMarked, isToldById } from './marks';
import type { Filter, List } from '../contract/lists';
import { USUAL } from '../usual-names';

/** Page size where the parameter has no default. */
const USUAL_SIZE = 25;

type Members = readonly (readonly [name: string, written: JsonObject])[];

const propertiesOf = (contract: Contract, schema: JsonObject): Members =>
  objectEntries(shapeOf(schema, namedSchemas(contract)).schema.properties);

/** Returns the pointer to a page property (`x-page`), at most one level deep in an answer. */
function pagePlace(contract: Contract, role: 'next' | 'more', top: Members): string | undefined {
  const nameIn = (members: Members) => nameMarked(contract, ['x-page', role], USUAL[role], members);
  const name = nameIn(top);
  if (name !== undefined) return formatPointer([name]);
  return top.flatMap(([owner, schema]) => {
    const below = nameIn(propertiesOf(contract, schema));
    return below === undefined ? [] : formatPointer([owner, below]);
  })[0];
}

/** The entries of a list: the property that contains them, and their schema. */
export interface Entries {
  readonly name: string;
  readonly item: JsonObject;
  /** Name of their schema, when the sandbox keeps them as objects. */
  readonly type: string | undefined;
}

/**
 * Returns the entries if an answer is a list: it has a single array, and either only the entries
 * have identifiers, or the other properties only describe the page.
 */
export function entriesOf(contract: Contract, operation: Operation): Entries | undefined {
  const body = successAnswer(operation)?.body;
  if (!body) return undefined;
  const members = propertiesOf(contract, body.schema.schema);
  const arrays = members.flatMap(([name, schema]) => {
    const { items } = shapeOf(schema, namedSchemas(contract)).schema;
    return isObject(items) ? [{ name, item: items }] : [];
  });
  const [entries] = arrays;
  if (!entries || arrays.length > 1) return undefined;
  const named = referenceName(entries.item);
  const type = named !== undefined && isToldById(contract, named) ? named : undefined;
  const isPage = (member: Members[number]) =>
    pagePlace(contract, 'more', [member]) ?? pagePlace(contract, 'next', [member]);
  const isList =
    type === undefined
      ? members.every((member) => member[0] === entries.name || isPage(member) !== undefined)
      : idOf(contract, body.schema.schema) === undefined;
  return isList ? { ...entries, type } : undefined;
}

/** Returns what a parameter filters by: `x-filter`, or the property of its name if never used. */
function filterOf(contract: Contract, { type, item }: Entries, parameter: JsonObject) {
  if (!leavesToNames(contract, 'x-filter')) return parameter['x-filter'] as Filter | undefined;
  const name = asText(parameter.name) ?? '';
  const isField = propertiesOf(contract, item).some(([property]) => property === name);
  return type !== undefined && isField ? { [formatPointer([name])]: 'is' as const } : undefined;
}

/** @param parameters parameters of the operation, as written */
export function listOf(
  contract: Contract,
  operation: Operation,
  parameters: readonly JsonObject[],
): List | undefined {
  const entries = entriesOf(contract, operation);
  const body = successAnswer(operation)?.body;
  if (!entries || !body) return undefined;
  const members = propertiesOf(contract, body.schema.schema);
  const named = parameters.map((parameter) => [asText(parameter.name) ?? '', parameter] as const);
  const marked = (role: 'limit' | 'cursor') =>
    nameMarked(contract, ['x-page', role], USUAL[role], named);
  const limit = marked('limit');
  const [, size] = named.find(([name]) => name === limit) ?? [];
  const schema = isObject(size?.schema) ? size.schema : {};
  return defined({
    entries: formatPointer([entries.name]),
    next: pagePlace(contract, 'next', members),
    more: pagePlace(contract, 'more', members),
    cursor: marked('cursor'),
    limit,
    size: asNumber(shapeOf(schema, namedSchemas(contract)).schema.default) ?? USUAL_SIZE,
    filters: Object.fromEntries(
      named.flatMap(([name, parameter]) => {
        const filter = filterOf(contract, entries, parameter);
        return filter ? [[name, filter]] : [];
      }),
    ),
  });
}
