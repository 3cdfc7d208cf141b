import type { Contract, Operation } from '../../contract/model';
import { grouped } from '../../contract/grouped';
import { oncePer } from '../../contract/once-per';
import { entriesOf } from './lists';
import { idPatternOf } from './marks';
import { isTelling } from '../identifiers';
import type { Target } from '../contract';
import { successAnswer } from '../../contract/http/success';

export const successOf = (operation: Operation): string | undefined =>
  successAnswer(operation)?.body?.schema.name;

/** Whether an operation reads the object at a path, without query parameters that choose it. */
const isDocumentRead = (operation: Operation): boolean =>
  operation.method === 'GET' && !operation.parameters.some(({ in: place }) => place === 'query');

/** Document reads by the schema of their answer. */
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

/** Returns the path parameter with the id of an object of the schema. */
function idParameter(contract: Contract, operation: Operation, name: string): string | undefined {
  const pattern = idPatternOf(contract, name);
  if (!isTelling(pattern)) return undefined;
  return operation.parameters.find(
    ({ in: place, field }) =>
      place === 'path' &&
      field.constraints.some((limit) => limit.kind === 'pattern' && limit.value === pattern),
  )?.field.name;
}

/** Derives what an operation works on from its answer schema and path parameters. */
export function targetOf(contract: Contract, operation: Operation): Target {
  const list = entriesOf(contract, operation);
  if (list) return { kind: 'list', type: list.type };
  const name = successOf(operation);
  if (name === undefined) return { kind: 'new', type: undefined };
  const parameter = idParameter(contract, operation, name);
  const creates = operation.responses.some(({ status }) => status === '201');
  if (parameter !== undefined && !creates) return { kind: 'object', type: name, parameter };
  const template = documentPath(contract, operation, name);
  if (template !== undefined) return { kind: 'document', type: name, template };
  return { kind: 'new', type: name };
}
