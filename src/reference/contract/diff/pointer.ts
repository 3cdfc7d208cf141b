import type { JsonObject } from '../model';
import { asObject, isObject, objectEntries, type Path } from '../json';
import { alternativesOf, shapeOf, type Schemas } from '../schema/shape';
import type { ContractFacts, OperationFacts } from './facts';
import { valueOf } from './values';

/**
 * The result of looking up a place in a contract. Places are written as in the change log:
 *
 * - `op:createCard`, `op:listCards.query.status`, `op:createCard.body.limits`,
 *   `op:createCard.201.header.Location`, `op:createCard.error.card_closed`
 * - `event:card.created`, `event:card.created.body.data`
 * - `schema:Card`, `schema:Card.limits.perDay`; `*` for the values of a map
 * - `state:Card.frozen`, `error:card_closed`
 * - `parameter:Limit`, `header:RateLimit`: shared by several operations
 * - `servers`
 */
export interface Lookup {
  readonly exists: boolean;
  /** Complete pointers that may have been meant. */
  readonly candidates: readonly string[];
}

const lookup = (exists: boolean, candidates: readonly string[]): Lookup => ({ exists, candidates });

/** The schemas of the fields of an object, of the objects in an array, and of every alternative. */
function fieldsOf(schema: JsonObject, schemas: Schemas): ReadonlyMap<string, JsonObject> {
  const shape = shapeOf(schema, schemas).schema;
  if (isObject(shape.items)) return fieldsOf(shape.items, schemas);
  const fields = new Map(objectEntries(shape.properties));
  if (isObject(shape.additionalProperties)) fields.set('*', shape.additionalProperties);
  for (const alternative of alternativesOf(shape)) {
    for (const [name, field] of fieldsOf(alternative, schemas)) {
      if (!fields.has(name)) fields.set(name, field);
    }
  }
  return fields;
}

function findField(schema: JsonObject, path: Path, parent: string, schemas: Schemas): Lookup {
  const [name, ...rest] = path;
  if (name === undefined) return lookup(true, []);
  const fields = fieldsOf(schema, schemas);
  const field = fields.get(name);
  if (field) return findField(field, rest, `${parent}.${name}`, schemas);
  return lookup(
    false,
    [...fields.keys()].map((key) => [`${parent}.${key}`, ...rest].join('.')),
  );
}

function findInOperation(
  operation: OperationFacts,
  path: Path,
  parent: string,
  facts: ContractFacts,
): Lookup {
  const [part = '', name, ...rest] = path;
  if (path.length === 0) return lookup(true, []);
  const within = (schema: JsonObject, from: string, below: Path): Lookup =>
    findField(schema, below, `${parent}.${from}`, facts.schemas);
  const response = operation.responses[part];
  if (part === 'body' && operation.body) {
    return within(operation.body.schema, 'body', path.slice(1));
  }
  if (response && name === undefined) return lookup(true, []);
  if (response?.body && name === 'body') {
    return within(response.body.schema, `${part}.body`, rest);
  }
  const plain = [
    ...Object.keys(operation.parameters),
    ...operation.errors.map((code) => `error.${code}`),
    ...operation.events.map((type) => `event.${type}`),
    ...Object.keys(operation.responses),
    ...Object.entries(operation.responses).flatMap(([status, { headers }]) =>
      Object.keys(headers).map((header) => `${status}.header.${header}`),
    ),
  ];
  const parameter = operation.parameters[`${part}.${name ?? ''}`];
  if (parameter) return within(valueOf(parameter, facts).schema, `${part}.${name ?? ''}`, rest);
  return lookup(
    plain.includes(path.join('.')),
    [...plain, 'body'].map((part) => `${parent}.${part}`),
  );
}

/** Looks a pointer up in a version of a contract. */
export function findPointer(facts: ContractFacts, pointer: string): Lookup {
  const [kind = '', rest = ''] = [pointer.split(':')[0], pointer.slice(pointer.indexOf(':') + 1)];
  const [name = '', ...path] = rest.split('.');
  const among = (names: readonly string[]) =>
    lookup(
      names.includes(rest),
      names.map((candidate) => `${kind}:${candidate}`),
    );
  switch (kind) {
    case 'servers':
      return lookup(pointer === 'servers', ['servers']);
    case 'error':
      return among(Object.keys(facts.errors));
    case 'parameter':
    case 'header':
      return lookup(pointer in facts.shared, Object.keys(facts.shared));
    case 'state': {
      const states = objectEntries(facts.schemas).flatMap(([schema, written]) =>
        Object.keys(asObject(asObject(written['x-states']).states)).map(
          (state) => `${schema}.${state}`,
        ),
      );
      return among(states);
    }
    case 'schema': {
      const schema = facts.schemas[name];
      if (!isObject(schema)) return among(Object.keys(facts.schemas));
      return findField(schema, path, `schema:${name}`, facts.schemas);
    }
    case 'op':
    case 'event': {
      const names = Object.entries(facts.operations)
        .filter(([, operation]) => (operation.kind === 'event') === (kind === 'event'))
        .map(([key]) => key);
      // Types of events contain dots.
      const id = names.find((key) => rest === key || rest.startsWith(`${key}.body`)) ?? name;
      const operation = names.includes(id) ? facts.operations[id] : undefined;
      if (!operation) return among(names);
      const below = rest === id ? [] : rest.slice(id.length + 1).split('.');
      return findInOperation(operation, below, `${kind}:${id}`, facts);
    }
    default:
      return lookup(
        false,
        ['op', 'event', 'schema', 'state', 'error', 'parameter', 'header'].map(
          (prefix) => `${prefix}:${rest}`,
        ),
      );
  }
}
