import type { SampleRequest } from '../samples/request';
import { targetOf } from '../samples/url';
import { firstCredentials } from '../contract/credentials';
import { parseJson } from '../contract/parse-json';
import type { Entry } from './catalog';
import type { PlaygroundData } from './data';
import type { Draft } from './draft';
import { keyOf, type Environment } from './environment';
import { MASK } from './secrets';

/** A request as it goes out. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string;
}

export const baseUrlOf = (data: PlaygroundData, environment: Environment): string =>
  environment.kind === 'own' ? environment.baseUrl.trim().replace(/\/+$/, '') : data.baseUrl;

/** Values of a place that are sent: every one in the path, elsewhere those that are not empty. */
const valuesIn = (entry: Entry, draft: Draft, place: string): readonly [string, string][] =>
  entry.operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name }): [string, string] => [name, draft.values[`${place}.${name}`] ?? ''])
    .filter(([, value]) => place === 'path' || value !== '');

const hasBody = (entry: Entry, draft: Draft): boolean =>
  entry.operation.body !== undefined && draft.body.trim() !== '';

/** The draft as the request that the code samples show. */
export function sampleRequestOf(
  data: PlaygroundData,
  entry: Entry,
  draft: Draft,
  environment: Environment,
): SampleRequest {
  const { operation, guide } = entry;
  const parsed = hasBody(entry, draft) ? parseJson(draft.body) : undefined;
  const key = draft.idempotencyKey === '' ? '01931f6f-091a-7b2c-8d3e-4f5061728394' : undefined;
  return {
    operationId: operation.id,
    summary: guide.summary,
    method: operation.method,
    baseUrl: baseUrlOf(data, environment),
    path: operation.path,
    pathParams: Object.fromEntries(valuesIn(entry, draft, 'path')),
    query: valuesIn(entry, draft, 'query'),
    headers: [
      ...(data.version === undefined ? [] : [['Api-Version', data.version] as const]),
      ...valuesIn(entry, draft, 'header'),
      ...(draft.prefer === '' ? [] : [['Prefer', draft.prefer] as const]),
      ...(parsed ? [['Content-Type', operation.body?.type ?? 'application/json'] as const] : []),
    ],
    credentials: firstCredentials(operation.access, data.mock.credentials),
    ...(operation.key === 'none' ? {} : { idempotencyKey: key ?? draft.idempotencyKey }),
    ...(parsed && 'value' in parsed ? { body: parsed.value } : {}),
    expect: { status: operation.status },
  };
}

/** Why the draft makes no request at all; undefined when it does. */
export function requestFault(entry: Entry, draft: Draft): string | undefined {
  for (const [name, value] of valuesIn(entry, draft, 'path')) {
    if (value === '') return `Enter ${name}: without it the path leads to another operation.`;
    if (value === '.' || value === '..') return `${name} can't be "${value}" in a path.`;
  }
  for (const [name, value] of valuesIn(entry, draft, 'header')) {
    if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
      return `${name} holds characters that no header can carry; use visible ASCII.`;
    }
  }
  const hasBrokenText = Object.values(draft.values).some((value) => /\p{Surrogate}/u.test(value));
  return hasBrokenText ? 'A parameter holds half of a Unicode character.' : undefined;
}

/** @param newKey makes an idempotency key for a draft that names none */
export function outgoingRequest(
  data: PlaygroundData,
  entry: Entry,
  draft: Draft,
  environment: Environment,
  newKey: () => string,
): OutgoingRequest {
  const sample = sampleRequestOf(data, entry, draft, environment);
  const apiKey = keyOf(environment);
  const idempotencyKey = draft.idempotencyKey === '' ? newKey() : draft.idempotencyKey;
  return {
    method: sample.method,
    url: sample.baseUrl + targetOf(sample),
    headers: [
      ...(sample.credentials.length > 0 && apiKey !== ''
        ? [['Authorization', `Bearer ${apiKey}`] as const]
        : []),
      ...sample.headers,
      ...(entry.operation.key === 'none' ? [] : [['Idempotency-Key', idempotencyKey] as const]),
    ],
    ...(hasBody(entry, draft) ? { body: draft.body } : {}),
  };
}

/** A request for the history: without the API key. */
export const withoutKey = (request: OutgoingRequest): OutgoingRequest => ({
  ...request,
  headers: request.headers.map(([name, value]) =>
    name === 'Authorization' ? [name, `Bearer ${MASK}`] : [name, value],
  ),
});
