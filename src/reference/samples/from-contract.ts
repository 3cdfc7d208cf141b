import type { Contract, JsonValue, Operation, Parameter } from '../contract/model';
import { credentialsOf, firstCredentials, schemesOf } from '../contract/credentials';
import { defined, isArray, isObject, textOf } from '../contract/json';
import type { NameValue, SampleRequest } from './request';
import { successAnswer } from '../contract/success';

/** Headers that samples set without a parameter of the operation. */
const STANDARD_HEADERS = new Set([
  'authorization',
  'api-version',
  'idempotency-key',
  'content-type',
]);

const DEFAULT_IDEMPOTENCY_KEY = '01931f6f-091a-7b2c-8d3e-4f5061728394';

function fail(operation: Operation, message: string): never {
  const { file, line, column } = operation.place;
  throw new Error(`${file}:${line}:${column}: operation ${operation.id}: ${message}`);
}

/** The example of a parameter as the strings it is sent as: several for an array. */
function valuesOf(operation: Operation, parameter: Parameter): readonly string[] {
  const { name, example } = parameter.field;
  // As `style: simple` writes an object: names and values, separated by commas (RFC 6570).
  const values: readonly (JsonValue | undefined)[] = isObject(example)
    ? [Object.entries(example).flat().map(textOf).join(',')]
    : isArray(example)
      ? example
      : [example];
  return values.map((value) => {
    if (value === undefined || value === null || value === '') {
      fail(
        operation,
        `the sample needs an example of the ${parameter.in} parameter \`${name}\` ` +
          `that is not empty; add \`example\` to the parameter.`,
      );
    }
    return textOf(value);
  });
}

function headersOf(contract: Contract, operation: Operation, pairs: readonly NameValue[]) {
  const headers: NameValue[] = [
    ...(contract.sharesConventions ? [['Api-Version', contract.version] as const] : []),
    ...pairs.filter(([name]) => !STANDARD_HEADERS.has(name.toLowerCase())),
  ];
  if (operation.body !== undefined) headers.push(['Content-Type', operation.body.contentType]);
  for (const [name, value] of headers) {
    if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
      fail(operation, `the example of the header \`${name}\` must be visible ASCII (RFC 9110).`);
    }
  }
  return headers;
}

function idempotencyKeyOf(operation: Operation): string | undefined {
  if (operation.idempotencyKey === 'none') return undefined;
  const example = operation.parameters.find(
    ({ in: place, field }) => place === 'header' && field.name.toLowerCase() === 'idempotency-key',
  )?.field.example;
  return typeof example === 'string' ? example : DEFAULT_IDEMPOTENCY_KEY;
}

/**
 * The request that the samples of an operation send: first server, required parameters with
 * their examples, first example of the body, `Api-Version` = version of the contract.
 *
 * @throws Error with file:line:column when the contract lacks an example that the request needs,
 * or when the operation is one that partners implement.
 */
export function requestOf(contract: Contract, operation: Operation): SampleRequest {
  if (operation.direction === 'to-partner') {
    fail(operation, 'partners implement it, so it has no request sample.');
  }
  const baseUrl = contract.servers[0]?.url.replace(/\/+$/, '');
  // The curl sample puts the URL between double quotes, so a shell must read nothing into it.
  if (baseUrl === undefined || !/^https?:\/\/[\w.~:/%-]+$/.test(baseUrl)) {
    fail(operation, 'the first server needs an absolute URL without variables, query or fragment.');
  }
  const credentials = firstCredentials(schemesOf(operation), credentialsOf(contract));
  const isCredential = ({ in: place, field }: Parameter): boolean =>
    credentials.some(
      (credential) =>
        credential.in === place && credential.name.toLowerCase() === field.name.toLowerCase(),
    );
  const pairsIn = (place: Parameter['in']): readonly NameValue[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.field.required)
      .filter((parameter) => !isCredential(parameter))
      .flatMap((parameter) =>
        valuesOf(operation, parameter).map((value): NameValue => [parameter.field.name, value]),
      );
  const body = operation.body?.examples[0]?.value;
  if (operation.body?.required && body === undefined) {
    fail(operation, 'the body is required but has no example.');
  }
  const status = successAnswer(operation)?.status;
  return defined({
    operationId: operation.id,
    summary: operation.summary,
    method: operation.method,
    baseUrl,
    path: operation.path,
    pathParams: Object.fromEntries(pairsIn('path')),
    query: pairsIn('query'),
    headers: headersOf(contract, operation, pairsIn('header')),
    credentials,
    idempotencyKey: idempotencyKeyOf(operation),
    body,
    expect: { status: Number(status?.replace(/XX$/i, '00') ?? 200) },
  });
}
