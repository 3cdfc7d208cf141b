import type { JsonValue } from '../contract/model';
import type { MockParameter } from '../mock/contract';
import { sentParameters, type SentParameter } from '../samples/parameters';
import type { SampleRequest } from '../samples/request';
import { targetOf } from '../samples/url';
import { credentialText, firstCredentials, type Credential } from '../contract/http/credentials';
import { isTypedAsJson, payloadOf, type Part } from '../contract/http/payload';
import { parseJson } from '../contract/http/parse-json';
import type { Entry } from './catalog';
import type { PlaygroundData } from './data';
import type { Draft } from './draft';
import { environmentFault, keyOf, type Environment } from './environment';
import { MASK } from './secrets';

/** A request as it is sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string;
  /** Parts of a multipart body, whose boundary the browser chooses; `body` is their text. */
  readonly parts?: readonly Part[];
}

interface OutgoingForms {
  readonly request: OutgoingRequest;
  /** The request for the history, without the key. */
  readonly shown: OutgoingRequest;
}

const baseUrlOf = (data: PlaygroundData, environment: Environment): string =>
  environment.kind === 'own' ? environment.baseUrl.trim().replace(/\/+$/, '') : data.baseUrl;

/** Returns the parameters that are sent: all in the path, and others that are not empty. */
const sentIn = (entry: Entry, draft: Draft): readonly (readonly [MockParameter, string])[] =>
  entry.operation.parameters
    .map((parameter) => {
      const text = draft.values[`${parameter.in}.${parameter.name}`] ?? '';
      return [parameter, text] as const;
    })
    .filter(([parameter, value]) => parameter.in === 'path' || value !== '');

const valuesIn = (
  entry: Entry,
  draft: Draft,
  place: string,
): readonly (readonly [string, string])[] =>
  sentIn(entry, draft)
    .filter(([parameter]) => parameter.in === place)
    .map(([{ name }, value]) => [name, value] as const);

const jsonIn = (text: string): JsonValue => {
  const parsed = parseJson(text);
  return 'value' in parsed ? parsed.value : text;
};

/** Returns a parameter to send. Readers type lists and objects as JSON. */
const sentParameter = ([{ in: place, name, wire }, text]: readonly [
  MockParameter,
  string,
]): SentParameter => [{ in: place, name, ...wire }, wire ? jsonIn(text) : text];

/** Returns the body of a draft to send: undefined for none, empty for invalid JSON. */
function bodyOf(entry: Entry, draft: Draft): Pick<SampleRequest, 'body' | 'payload'> | undefined {
  const { body } = entry.operation;
  if (!body || draft.body.trim() === '') return undefined;
  const form = { contentType: body.type, ...(body.encoding && { encoding: body.encoding }) };
  if (!isTypedAsJson(body.type)) return { payload: { text: draft.body } };
  const parsed = parseJson(draft.body);
  if (!('value' in parsed)) return {};
  const payload = payloadOf(form, parsed.value);
  return payload ? { payload } : { body: parsed.value };
}

/** Returns the draft as a request for code samples. */
export function sampleRequestOf(
  data: PlaygroundData,
  entry: Entry,
  draft: Draft,
  environment: Environment,
): SampleRequest {
  const { operation, guide } = entry;
  const body = bodyOf(entry, draft);
  const sent = sentParameters(operation.path, sentIn(entry, draft).map(sentParameter));
  const key = draft.idempotencyKey === '' ? '01931f6f-091a-7b2c-8d3e-4f5061728394' : undefined;
  return {
    operationId: operation.id,
    summary: guide.summary,
    method: operation.method,
    urlVariable: data.urlVariable,
    baseUrl: baseUrlOf(data, environment),
    ...sent,
    headers: [
      ...(data.version === undefined ? [] : [['Api-Version', data.version] as const]),
      ...sent.headers,
      ...(draft.prefer === '' ? [] : [['Prefer', draft.prefer] as const]),
      ...(body && !(body.payload && 'parts' in body.payload)
        ? [['Content-Type', operation.body?.type ?? 'application/json'] as const]
        : []),
    ],
    credentials: firstCredentials(operation.access, data.mock.credentials),
    ...(operation.key === 'none' ? {} : { idempotencyKey: key ?? draft.idempotencyKey }),
    ...body,
    expect: { status: operation.status },
    ...(guide.problem && { problem: guide.problem }),
  };
}

/** Returns why the draft cannot become a request; undefined if it can. */
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

/** Returns why no browser can send the credentials; undefined if it can. Ignores other headers. */
const credentialFault = ({ headers }: OutgoingRequest): string | undefined =>
  headers.some(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value))
    ? 'The API key holds characters that no header can carry, such as letters outside Latin-1. Copy it again.'
    : undefined;

const headerText = (credential: Credential, key: string): string =>
  key === MASK ? `${credential.prefix ?? ''}${MASK}` : credentialText(credential, key);

/** Returns the body to send: the reader's own text, including its mistakes. */
function outgoingBody(
  draft: Draft,
  body: ReturnType<typeof bodyOf>,
): Pick<OutgoingRequest, 'body' | 'parts'> {
  const { payload } = body ?? {};
  if (!body) return {};
  if (!payload || 'file' in payload) return { body: draft.body };
  return 'text' in payload ? { body: payload.text } : { body: draft.body, parts: payload.parts };
}

/**
 * Returns a request to send, and the same without the key for the history.
 *
 * @param newKey creates an idempotency key for a draft without one
 */
export function outgoingRequest(
  data: PlaygroundData,
  entry: Entry,
  draft: Draft,
  environment: Environment,
  newKey: () => string,
): OutgoingForms {
  const sample = sampleRequestOf(data, entry, draft, environment);
  const key = keyOf(data.mock, environment);
  const idempotencyKey = draft.idempotencyKey === '' ? newKey() : draft.idempotencyKey;
  const credentials = key === '' ? [] : sample.credentials;
  const inQuery = credentials.filter(({ in: place }) => place === 'query');
  const inHeaders = credentials.filter(({ in: place }) => place === 'header');
  const written = (text: string): OutgoingRequest => ({
    method: sample.method,
    url:
      sample.baseUrl +
      targetOf({
        ...sample,
        query: [...sample.query, ...inQuery.map(({ name }) => [name, text] as const)],
      }),
    headers: [
      ...inHeaders.map((credential) => [credential.name, headerText(credential, text)] as const),
      ...sample.headers,
      ...(entry.operation.key === 'none' ? [] : [['Idempotency-Key', idempotencyKey] as const]),
    ],
    ...outgoingBody(draft, bodyOf(entry, draft)),
  });
  return { request: written(key), shown: written(MASK) };
}

/** Returns the request of a draft, or the reason why it cannot be sent. */
export function preparedRequest(
  mayCallOut: boolean,
  ...options: Parameters<typeof outgoingRequest>
): OutgoingForms | { readonly fault: string } {
  const [, entry, draft, environment] = options;
  const fault = environmentFault(environment, mayCallOut) ?? requestFault(entry, draft);
  if (fault !== undefined) return { fault };
  const forms = outgoingRequest(...options);
  const refused = credentialFault(forms.request);
  return refused === undefined ? forms : { fault: refused };
}
