import { operationAnchor } from '../../contract/page/anchors';
import { encodeComponent, encodeQuery, queryText } from '../../contract/http/wire';
import { isObject } from '../../contract/json';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import { topicUrl } from '../../contract/page/routes';
import { bodyPlace, mapTexts } from '../../mock/json';
import { requestOf } from '../../samples/from-contract';
import type { SampleRequest } from '../../samples/request';
import { splitPath } from '../../samples/url';
import { authorized } from './auth';
import { bodyOf } from './body';
import { hostOf } from './environment';
import type { PlannedRequest } from './planned-request';
import type { Identifiers } from './identifiers';

/** Returns a Markdown link to an operation in the documentation. */
export const docsLink = ({ set }: Contract, docsUrl: string, { id, topic }: Operation): string =>
  `[Reference](${topicUrl(docsUrl, set, topic)}#${operationAnchor(id)})`;

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

function urlOf(
  request: SampleRequest,
  { operation }: PlannedRequest,
  identifiers: Identifiers,
  host: string,
): JsonObject {
  const parts = splitPath(request);
  const filled = (text: string): string =>
    identifiers.fillPath(operation, text, (name) =>
      encodeComponent(request.pathParams[name] ?? ''),
    );
  const sent = request.query.map((pair) => {
    const [name, value] = pair;
    const text = identifiers.fillText(operation, `query.${name}`, value);
    return text === value ? queryText([pair]) : `${encodeQuery(name)}=${text}`;
  });
  const query = [...parts.query.map(filled), ...sent].map((pair) => {
    const [key = '', ...values] = pair.split('=');
    // Postman sends a name whose value is null without an equals sign.
    return { key, value: values.length === 0 ? null : values.join('=') };
  });
  return postmanUrl(host, filled(parts.path), query);
}

/**
 * Returns the value of a body that works in every run: identifiers of the examples become variables.
 * An `externalId`, which the API accepts only once, gets a new UUID each time.
 */
function valueOf(operation: Operation, planned: PlannedRequest, identifiers: Identifiers) {
  const example = planned.body ?? operation.body?.examples[0]?.value;
  if (example === undefined) return undefined;
  const value = mapTexts(example, (text, place) =>
    identifiers.fillText(planned.operation, bodyPlace(place), text),
  );
  return isObject(value) && typeof value.externalId === 'string'
    ? { ...value, externalId: value.externalId.replace(/[^-]*$/, '{{$guid}}') }
    : value;
}

/** Returns an operation as a Postman request: the one that its samples send. */
export function postmanRequest(
  operation: Operation,
  planned: PlannedRequest,
  identifiers: Identifiers,
): JsonObject {
  const { contract } = identifiers;
  const sample = requestOf(contract, operation);
  const { auth, headers, query } = authorized(contract, operation, sample.headers);
  const request = { ...sample, query: [...sample.query, ...query] };
  const body = bodyOf(operation.body, valueOf(operation, planned, identifiers));
  return {
    method: request.method,
    header: [
      ...headers.map(([key, value]) => ({ key, value })),
      ...(sample.idempotencyKey === undefined ? [] : [KEY_HEADER]),
    ],
    ...auth,
    url: urlOf(request, planned, identifiers, hostOf(contract, operation)),
    ...(body && { body }),
  };
}
