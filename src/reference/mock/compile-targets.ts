import type { Contract, JsonObject, Operation } from '../contract/model';
import { asObject, asText, isObject } from '../contract/json';
import { grouped } from '../contract/grouped';
import { oncePer } from '../contract/once-per';
import { referenceName, shapeOf } from '../contract/shape';
import type { Target } from './contract';
import { textOf } from './json';
import { successAnswer } from '../contract/success';

export const namedSchemas = (contract: Contract): JsonObject =>
  asObject(asObject(contract.document.components).schemas);

/** Prefix of the ids of an object, `crd`, from the pattern of its `id`. */
export function prefixOf(contract: Contract, name: string): string | undefined {
  const schemas = namedSchemas(contract);
  const { properties } = shapeOf(asObject(schemas[name]), schemas).schema;
  const id = asObject(properties).id;
  if (!isObject(id)) return undefined;
  return /^\^([a-z]{2,8})_/.exec(asText(shapeOf(id, schemas).schema.pattern) ?? '')?.[1];
}

export const successOf = (operation: Operation): string | undefined =>
  successAnswer(operation)?.body?.schema.name;

export function listItem(
  contract: Contract,
  operation: Operation,
): { name: string | undefined } | undefined {
  const body = successAnswer(operation)?.body;
  const schemas = namedSchemas(contract);
  if (!body) return undefined;
  const { properties } = shapeOf(body.schema.schema, schemas).schema;
  const data = asObject(properties).data;
  if (!isObject(data) || !isObject(data.items)) return undefined;
  const name = referenceName(data.items);
  return { name: name !== undefined && prefixOf(contract, name) ? name : undefined };
}

/** Reads what is at a path, without a query that decides what it is. */
const isDocumentRead = (operation: Operation): boolean =>
  operation.method === 'GET' && !operation.parameters.some(({ in: place }) => place === 'query');

/** By the schema that they answer with. */
const documentReads = oncePer(({ operations }: Contract) =>
  grouped(operations.filter(isDocumentRead), successOf),
);

const documentPath = (contract: Contract, operation: Operation, name: string): string | undefined =>
  documentReads(contract)
    .get(name)
    ?.find(
      (read) =>
        (operation.path === read.path || operation.path.startsWith(`${read.path}/`)) &&
        !idParameter(contract, read, name),
    )?.path;

/** The path parameter that holds the id of an object of the schema. */
function idParameter(contract: Contract, operation: Operation, name: string): string | undefined {
  const prefix = prefixOf(contract, name);
  if (prefix === undefined) return undefined;
  return operation.parameters.find(
    ({ in: place, field }) => place === 'path' && textOf(field.example).startsWith(`${prefix}_`),
  )?.field.name;
}

/** What an operation works on, from the schema of its answer and the parameters of its path. */
export function targetOf(contract: Contract, operation: Operation): Target {
  const list = listItem(contract, operation);
  if (list) return { kind: 'list', type: list.name };
  const name = successOf(operation);
  if (name === undefined) return { kind: 'new', type: undefined };
  const parameter = idParameter(contract, operation, name);
  const creates = operation.responses.some(({ status }) => status === '201');
  if (parameter !== undefined && !creates) return { kind: 'object', type: name, parameter };
  const template = documentPath(contract, operation, name);
  if (template !== undefined) return { kind: 'document', type: name, template };
  return { kind: 'new', type: name };
}
