import type { Contract, JsonObject, Lifecycle } from '../contract/model';
import { deriveExample } from '../contract/example';
import { asText, defined, isObject, objectEntries } from '../contract/json';
import { chargesOf } from './compile-charges';
import { seedsOf, shownIds, shownObjects, type Shown } from './compile-seeds';
import { namedSchemas, prefixOf } from './compile-targets';
import type { Conditional, MockOperation, Resource } from './contract';

/** Properties whose `x-present-when` names states: "`status` is `frozen` or `blocked`". */
function conditionalOf(
  contract: Contract,
  schema: JsonObject,
  lifecycle: Lifecycle,
): Readonly<Record<string, Conditional>> {
  const stateNames = lifecycle.states.map(({ name }) => name);
  return Object.fromEntries(
    objectEntries(schema.properties).flatMap(([name, property]) => {
      const [, after = ''] =
        asText(property['x-present-when'])?.split(`\`${lifecycle.property}\` is `) ?? [];
      const states = [...after.matchAll(/`([a-z_]+)`/g)]
        .map(([, state = '']) => state)
        .filter((state) => stateNames.includes(state));
      const example = deriveExample(property, namedSchemas(contract));
      return states.length === 0 || example === undefined ? [] : [[name, { states, example }]];
    }),
  );
}

function compileResource(contract: Contract, name: string, shown: Shown): Resource | undefined {
  const schema = contract.schemas.get(name);
  if (!schema || !isObject(schema.example)) return undefined;
  const { example, lifecycle } = schema;
  const prefix = prefixOf(contract, name);
  const lapses = objectEntries(schema.schema.properties)
    .filter(([, property]) => property['x-lapses'] === true)
    .map(([property]) => property);
  return defined({
    prefix,
    example,
    conditional: lifecycle ? conditionalOf(contract, schema.schema, lifecycle) : {},
    lifecycle: lifecycle && {
      property: lifecycle.property,
      initial: lifecycle.initial,
      states: Object.fromEntries(
        lifecycle.states.map((state) => [
          state.name,
          state.next.map(({ to, operation, after, event, failure }) =>
            defined({ to, operation, after, event, failure }),
          ),
        ]),
      ),
    },
    seeds: seedsOf(contract, name, prefix, example, shown),
    lapses: lapses.length > 0 ? lapses : undefined,
    ...chargesOf(contract, schema.schema, example),
  });
}

/** Every type of object that operations read, create or move, or that events carry. */
export function compileResources(
  contract: Contract,
  operations: readonly MockOperation[],
): Readonly<Record<string, Resource>> {
  const names = new Set([
    ...operations.map(({ target }) => target.type),
    ...operations.map(({ answer }) => answer?.sample.type),
    ...contract.events.map(({ dataSchema }) => dataSchema),
  ]);
  const shown = { objects: shownObjects(contract), ids: shownIds(contract) };
  return Object.fromEntries(
    [...names].flatMap((name = '') => {
      const resource = compileResource(contract, name, shown);
      return resource ? [[name, resource]] : [];
    }),
  );
}
