import { operationAnchor } from '../../contract/page/anchors';
import type { Contract, JsonObject, JsonValue, Operation } from '../../contract/model';
import { isObject } from '../../contract/json';
import { jsonText } from '../../contract/numeral';
import { topicUrl } from '../../contract/page/routes';
import { bodyPlace, mapTexts } from '../../mock/json';
import { requestOf } from '../../samples/from-contract';
import type { SampleRequest } from '../../samples/request';
import { splitPath } from '../../samples/url';
import { furtherCredentials, requestAuth } from './auth';
import { hostOf } from './environment';
import type { PlannedRequest } from './planned-request';
import type { Identifiers } from './identifiers';

/** Returns a Markdown link to an operation in the documentation. */
export const docsLink = ({ set }: Contract, docsUrl: string, { id, topic }: Operation): string =>
  `[Reference](${topicUrl(docsUrl, set, topic)}#${operationAnchor(id)})`;

/** Returns the body of a request in the form that Postman uses. */
export const rawBody = (raw: string, language: 'json' | 'text' = 'json'): JsonObject => ({
  mode: 'raw',
  raw,
  options: { raw: { language } },
});

/** Returns an address in the form that Postman uses: as a whole, and in parts. */
export function postmanUrl(
  host: string,
  path: string,
  query: readonly { readonly key: string; readonly value: string | null }[] = [],
): JsonObject {
  const search = query
    .map(({ key, value }) => (value === null ? key : `${key}=${value}`))
    .join('&');
  return {
    raw: `${host}${path}${search === '' ? '' : `?${search}`}`,
    host: [host],
    path: path.split('/').slice(1),
    ...(query.length === 0 ? {} : { query }),
  };
}

const KEY_HEADER = {
  key: 'Idempotency-Key',
  value: '{{$guid}}',
  description: 'A new one for each request; the same one to repeat a request.',
};

const headersOf = ({ headers, idempotencyKey }: SampleRequest): JsonValue => [
  ...headers.map(([key, value]) => ({ key, value })),
  ...(idempotencyKey === undefined ? [] : [KEY_HEADER]),
];

function urlOf(
  request: SampleRequest,
  { operation }: PlannedRequest,
  identifiers: Identifiers,
  host: string,
): JsonObject {
  const parts = splitPath(request);
  const path = identifiers.fillPath(operation, parts.path, (name) =>
    encodeURIComponent(request.pathParams[name] ?? ''),
  );
  const written = parts.query.map((pair): readonly [string, string | null] => {
    const [key = '', ...values] = pair.split('=');
    // Postman sends a name whose value is null without an equals sign.
    return [key, values.length === 0 ? null : values.join('=')];
  });
  const query = [...written, ...request.query].map(([key, value]) => ({
    key,
    value: value === null ? null : identifiers.fillText(operation, `query.${key}`, value),
  }));
  return postmanUrl(host, path, query);
}

/**
 * Returns a body that works in every run: identifiers of the examples become variables. An
 * `externalId`, which the API accepts only once, gets a new UUID each time.
 */
function bodyOf(operation: Operation, planned: PlannedRequest, identifiers: Identifiers) {
  const example = planned.body ?? operation.body?.examples[0]?.value;
  if (example === undefined) return undefined;
  const body = mapTexts(example, (text, place) =>
    identifiers.fillText(planned.operation, bodyPlace(place), text),
  );
  return isObject(body) && typeof body.externalId === 'string'
    ? { ...body, externalId: body.externalId.replace(/[^-]*$/, '{{$guid}}') }
    : body;
}

/** Returns an operation as a Postman request. */
export function postmanRequest(
  operation: Operation,
  planned: PlannedRequest,
  identifiers: Identifiers,
): JsonObject {
  const { contract } = identifiers;
  const sample = requestOf(contract, operation);
  const further = furtherCredentials(contract, operation);
  const pairs = (isQuery: boolean) =>
    further
      .filter((credential) => (credential.in === 'query') === isQuery)
      .map(({ key, value }) => [key, value] as const);
  const request = {
    ...sample,
    query: [...sample.query, ...pairs(true)],
    headers: [...sample.headers, ...pairs(false)],
  };
  const body = bodyOf(operation, planned, identifiers);
  return {
    method: request.method,
    header: headersOf(request),
    ...requestAuth(contract, operation),
    url: urlOf(request, planned, identifiers, hostOf(contract, operation)),
    ...(body === undefined ? {} : { body: rawBody(jsonText(body, 2)) }),
  };
}
