import type { Contract, JsonObject, Lifecycle } from '../../contract/model';
import { conditionalsIn } from '../../contract/example/conditionals';
import {
  asObject,
  defined,
  formatPointer,
  isObject,
  objectEntries,
  parsePointer,
  replaceAt,
  texts,
} from '../../contract/json';
import { shapeOf } from '../../contract/schema/shape';
import { chargesOf } from './charges';
import { seedsOf, shownObjects, shownTexts, type Shown } from './seeds';
import { idOf, namedSchemas } from './marks';
import type { MockOperation, Resource } from '../contract';

/**
 * Returns the timestamps that the sandbox sets (`x-stamp`) in an object and in its nested objects.
 * Skips nested objects that have an identifier: these have their own timestamps.
 *
 * @param open names of the enclosing schemas, which are not entered again
 */
function stampsOf(
  contract: Contract,
  schema: JsonObject,
  open: readonly string[],
  path: readonly string[] = [],
): readonly (readonly [string, readonly string[]])[] {
  return objectEntries(schema.properties).flatMap(([name, property]) => {
    const place = [...path, name];
    const occasions = texts([property['x-stamp'] ?? []].flat());
    if (occasions.length > 0) return [[formatPointer(place), occasions] as const];
    const { schema: inner, name: type = '' } = shapeOf(property, namedSchemas(contract));
    return open.includes(type) || idOf(contract, inner) !== undefined
      ? []
      : stampsOf(contract, inner, [...open, type].filter(Boolean), place);
  });
}

/** Returns a list example without its entries if every list of this type has kept objects. */
function withoutEntries(
  name: string,
  example: JsonObject,
  operations: readonly MockOperation[],
): JsonObject {
  const answering = operations.filter(({ answer }) => answer?.sample.type === name);
  const [entries, ...others] = new Set(
    answering.map(({ kept, list, target }) =>
      // Where objects are kept by path, lists also show those of the example.
      target.type === undefined || kept ? undefined : list?.entries,
    ),
  );
  return entries === undefined || others.length > 0
    ? example
    : asObject(replaceAt(example, parsePointer(entries), []));
}

/** Returns what other objects do to an object, by its state; undefined if they do nothing. */
function meanwhileIn({ states }: Lifecycle): NonNullable<Resource['lifecycle']>['meanwhile'] {
  const stopped = states.flatMap(({ name, meanwhile }) =>
    meanwhile ? [[name, meanwhile.map((entry) => defined(entry))] as const] : [],
  );
  return stopped.length > 0 ? Object.fromEntries(stopped) : undefined;
}

function compileResource(
  contract: Contract,
  name: string,
  shown: Shown,
  operations: readonly MockOperation[],
): Resource | undefined {
  const schema = contract.schemas.get(name);
  if (!schema || !isObject(schema.example)) return undefined;
  const { example, lifecycle } = schema;
  const id = idOf(contract, schema.schema);
  const lapses = objectEntries(schema.schema.properties)
    .filter(([, property]) => property['x-lapses'] === true)
    .map(([property]) => property);
  const unique = operations
    .filter(({ target }) => target.type === name)
    .flatMap(({ refusals }) => refusals.flatMap(({ taken = [] }) => taken));
  const stamps = stampsOf(contract, schema.schema, [name]);
  return defined({
    id,
    example: withoutEntries(name, example, operations),
    conditional: conditionalsIn({ $ref: `#/components/schemas/${name}` }, namedSchemas(contract)),
    lifecycle:
      lifecycle &&
      defined({
        property: lifecycle.property,
        failure: lifecycle.failure,
        waiting: lifecycle.waiting,
        initial: lifecycle.initial,
        states: Object.fromEntries(
          lifecycle.states.map((state) => [
            state.name,
            state.next.map(({ to, operation, after, event, failure, if: given }) =>
              defined({ to, operation, after, event, failure, if: given }),
            ),
          ]),
        ),
        meanwhile: meanwhileIn(lifecycle),
      }),
    // An object without an identifier is needed only as the target of an operation.
    seeds:
      id === undefined && operations.every(({ target }) => target.type !== name)
        ? {}
        : seedsOf(contract, name, id, example, shown, unique),
    stamps: stamps.length > 0 ? Object.fromEntries(stamps) : undefined,
    lapses: lapses.length > 0 ? lapses : undefined,
    ...chargesOf(contract, schema.schema, example),
  });
}

/** Returns every type of object that operations read, create or move, or that events contain. */
export function compileResources(
  contract: Contract,
  operations: readonly MockOperation[],
): Readonly<Record<string, Resource>> {
  const names = new Set([
    ...operations.map(({ target }) => target.type),
    ...operations.map(({ answer }) => answer?.sample.type),
    ...contract.events.map(({ dataSchema }) => dataSchema),
  ]);
  const shown = { objects: shownObjects(contract), texts: shownTexts(contract) };
  return Object.fromEntries(
    [...names].flatMap((name = '') => {
      const resource = compileResource(contract, name, shown, operations);
      return resource ? [[name, resource]] : [];
    }),
  );
}
