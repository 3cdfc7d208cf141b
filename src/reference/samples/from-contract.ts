import type { Contract, Operation } from '../contract/model';
import { credentialsOf, firstCredentials, schemesOf } from '../contract/http/credentials';
import { defined, textOf } from '../contract/json';
import { concreteType, kindOf } from '../contract/http/media-type';
import { isOwn } from '../contract/http/own-parameters';
import { payloadOf } from '../contract/http/payload';
import { statusOf, successAnswer } from '../contract/http/success';
import { variablesOf } from '../contract/http/variables';
import { sentParameters, type SentParameter } from './parameters';
import { problemMembers } from './problem';
import type { NameValue, SampleRequest } from './request';

function fail(operation: Operation, message: string): never {
  const { file, line, column } = operation.place;
  throw new Error(`${file}:${line}:${column}: operation ${operation.id}: ${message}`);
}

function headersOf(contract: Contract, operation: Operation, pairs: readonly NameValue[]) {
  const conventions: readonly NameValue[] = contract.sharesConventions
    ? [['Api-Version', contract.version]]
    : [];
  const key = operation.idempotencyKey === 'none' ? [] : ['idempotency-key'];
  const isSet = (name: string): boolean =>
    [...key, ...conventions.map(([set]) => set.toLowerCase())].includes(name.toLowerCase());
  const headers: NameValue[] = [...conventions, ...pairs.filter(([name]) => !isSet(name))];
  const { contentType } = operation.body ?? {};
  // The boundary of a multipart body is part of its type, so the sample writes both.
  if (contentType !== undefined && kindOf(contentType) !== 'multipart') {
    headers.push(['Content-Type', concreteType(contentType)]);
  }
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
  return example === undefined ? undefined : textOf(example);
}

/**
 * Returns the request that the samples of an operation send: first server, required parameters with
 * their examples, first example of the body, `Api-Version` = version of the contract. If a document
 * lacks an address or an example, its contract has been completed with one.
 *
 * @throws Error with file:line:column when the example of a header is not valid in HTTP, or when
 * partners implement the operation.
 */
export function requestOf(contract: Contract, operation: Operation): SampleRequest {
  if (operation.direction === 'to-partner') {
    fail(operation, 'partners implement it, so it has no request sample.');
  }
  const baseUrl = (operation.server ?? contract.servers[0]?.url ?? '').replace(/\/+$/, '');
  const known = credentialsOf(contract);
  const credentials = firstCredentials(schemesOf(operation), known);
  const isOwnParameter = isOwn(operation, known);
  const sent = sentParameters(
    operation.path,
    operation.parameters.flatMap((parameter): readonly SentParameter[] => {
      const { name, required, example } = parameter.field;
      const isSent = required && example !== undefined && isOwnParameter(parameter.in, name);
      return isSent ? [[{ ...parameter, name }, example]] : [];
    }),
  );
  const value = operation.body?.examples[0]?.value;
  const payload = operation.body && payloadOf(operation.body, value);
  const answer = successAnswer(operation);
  return defined({
    operationId: operation.id,
    summary: operation.summary,
    method: operation.method,
    urlVariable: variablesOf(contract).url,
    baseUrl,
    ...sent,
    headers: headersOf(contract, operation, sent.headers),
    credentials,
    idempotencyKey: idempotencyKeyOf(operation),
    body: payload ? undefined : value,
    payload,
    expect: { status: answer ? statusOf(answer) : 200 },
    problem: problemMembers(contract, operation),
  });
}
