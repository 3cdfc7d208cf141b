import type { JsonObject } from '../model';
import { asObject, isObject, objectEntries, type Path } from '../json';
import { alternativesOf, shapeOf, type Schemas } from '../shape';
import type { ContractFacts, OperationFacts, Value } from './facts';

/**
 * Where something of a contract stands, as entries of the change log write it:
 *
 * - `op:createCard`, `op:listCards.query.status`, `op:createCard.body.limits`,
 *   `op:createCard.201.header.Location`, `op:createCard.error.card_closed`
 * - `event:card.created`, `event:card.created.body.data`
 * - `schema:Card`, `schema:Card.limits.perDay`; `*` for the values of a map
 * - `state:Card.frozen`, `error:card_closed`
 * - `parameter:Limit`, `header:RateLimit`: what several operations share
 * - `servers`
 */
export interface Found {
  readonly exists: boolean;
  /** What could have been meant, complete pointers. */
  readonly known: readonly string[];
}

const found = (exists: boolean, known: readonly string[]): Found => ({ exists, known });

/** Schemas of the fields of an object, of the objects in an array, of every alternative. */
export function fieldsOf(schema: JsonObject, schemas: Schemas): ReadonlyMap<string, JsonObject> {
  const shape = shapeOf(schema, schemas).schema;
  if (isObject(shape.items)) return fieldsOf(shape.items, schemas);
  const fields = new Map(objectEntries(shape.properties));
  if (isObject(shape.additionalProperties)) fields.set('*', shape.additionalProperties);
  for (const alternative of alternativesOf(shape)) {
    for (const [name, one] of fieldsOf(alternative, schemas)) {
      if (!fields.has(name)) fields.set(name, one);
    }
  }
  return fields;
}

function findField(schema: JsonObject, path: Path, at: string, schemas: Schemas): Found {
  const [name, ...rest] = path;
  if (name === undefined) return found(true, []);
  const fields = fieldsOf(schema, schemas);
  const field = fields.get(name);
  if (field) return findField(field, rest, `${at}.${name}`, schemas);
  return found(
    false,
    [...fields.keys()].map((one) => [`${at}.${one}`, ...rest].join('.')),
  );
}

const schemaOf = (value: Value | undefined, facts: ContractFacts): JsonObject => {
  if (!value) return {};
  return 'shared' in value ? (facts.shared[value.shared]?.schema ?? {}) : value.schema;
};

function findInOperation(
  operation: OperationFacts,
  path: Path,
  at: string,
  facts: ContractFacts,
): Found {
  const [part = '', name, ...rest] = path;
  if (path.length === 0) return found(true, []);
  const within = (schema: JsonObject, from: string, below: Path): Found =>
    findField(schema, below, `${at}.${from}`, facts.schemas);
  const response = operation.responses[part];
  if (part === 'body' && operation.body) {
    return within(schemaOf(operation.body, facts), 'body', path.slice(1));
  }
  if (response && name === undefined) return found(true, []);
  if (response?.body && name === 'body') {
    return within(schemaOf(response.body, facts), `${part}.body`, rest);
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
  if (parameter) return within(schemaOf(parameter, facts), `${part}.${name ?? ''}`, rest);
  return found(
    plain.includes(path.join('.')),
    [...plain, 'body'].map((one) => `${at}.${one}`),
  );
}

/** Looks a pointer up in a version of a contract. */
export function findPointer(facts: ContractFacts, pointer: string): Found {
  const [kind = '', rest = ''] = [pointer.split(':')[0], pointer.slice(pointer.indexOf(':') + 1)];
  const [name = '', ...path] = rest.split('.');
  const among = (names: readonly string[]) =>
    found(
      names.includes(rest),
      names.map((one) => `${kind}:${one}`),
    );
  switch (kind) {
    case 'servers':
      return found(pointer === 'servers', ['servers']);
    case 'error':
      return among(Object.keys(facts.errors));
    case 'parameter':
    case 'header':
      return found(pointer in facts.shared, Object.keys(facts.shared));
    case 'state': {
      const states = objectEntries(facts.schemas).flatMap(([schema, written]) =>
        Object.keys(asObject(asObject(written['x-states']).states)).map(
          (one) => `${schema}.${one}`,
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
        .filter(([, one]) => (one.kind === 'event') === (kind === 'event'))
        .map(([one]) => one);
      // Types of events hold dots themselves.
      const own = names.find((one) => rest === one || rest.startsWith(`${one}.body`)) ?? name;
      const operation = names.includes(own) ? facts.operations[own] : undefined;
      if (!operation) return among(names);
      const below = rest === own ? [] : rest.slice(own.length + 1).split('.');
      return findInOperation(operation, below, `${kind}:${own}`, facts);
    }
    default:
      return found(
        false,
        ['op', 'event', 'schema', 'state', 'error', 'parameter', 'header'].map(
          (one) => `${one}:${rest}`,
        ),
      );
  }
}
