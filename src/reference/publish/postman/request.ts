import type { Contract, JsonObject, JsonValue, Operation } from '../../contract/model';
import { formatPointer, isObject, parsePointer, valueAt } from '../../contract/json';
import { mapTexts, replaceAt } from '../../mock/json';
import { requestOf } from '../../samples/from-contract';
import type { SampleRequest } from '../../samples/request';
import type { PlannedRequest } from './plan';
import type { Things } from './things';

const KEY_HEADER = {
  key: 'Idempotency-Key',
  value: '{{$guid}}',
  description: 'A new one for each request; the same one to repeat a request.',
};

const headersOf = ({ headers, idempotencyKey }: SampleRequest): JsonValue => [
  ...headers.map(([key, value]) => ({ key, value })),
  ...(idempotencyKey === undefined ? [] : [KEY_HEADER]),
];

function urlOf(request: SampleRequest, { operation }: PlannedRequest, things: Things): JsonObject {
  const path = request.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const variable = things.inPath(operation, name)?.variable;
    return variable === undefined
      ? encodeURIComponent(request.pathParams[name] ?? '')
      : `{{${variable}}}`;
  });
  const query = request.query.map(([key, value]) => {
    const variable = things.named(operation, value)?.variable;
    return { key, value: variable === undefined ? value : `{{${variable}}}` };
  });
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query.length === 0 ? {} : { query }),
  };
}

/** The example of a body that holds the sandbox value, else the first one with the value in it. */
function exampleWith({ body }: Operation, { trigger }: PlannedRequest): JsonValue | undefined {
  const examples = (body?.examples ?? []).map(({ value }) => value);
  if (!trigger) return examples[0];
  const path = parsePointer(trigger.name);
  return (
    examples.find((example) => valueAt(example, path) === trigger.value) ??
    replaceAt(examples[0] ?? {}, path, trigger.value)
  );
}

/**
 * A body for any number of runs: identifiers of examples become variables, and an identifier of
 * the partner's own, which is taken after its first use, ends in a new UUID each time.
 */
function bodyOf(operation: Operation, planned: PlannedRequest, things: Things) {
  const example = exampleWith(operation, planned);
  if (example === undefined) return undefined;
  const named = mapTexts(example, (text) => {
    const variable = things.named(planned.operation, text)?.variable;
    return variable === undefined ? text : `{{${variable}}}`;
  });
  const isOwn = planned.trigger?.name !== formatPointer(['externalId']);
  return isObject(named) && typeof named.externalId === 'string' && isOwn
    ? { ...named, externalId: named.externalId.replace(/[^-]*$/, '{{$guid}}') }
    : named;
}

/** The request of a collection's item. */
export function postmanRequest(
  contract: Contract,
  operation: Operation,
  planned: PlannedRequest,
  things: Things,
): JsonObject {
  const request = requestOf(contract, operation);
  const body = bodyOf(operation, planned, things);
  return {
    method: request.method,
    header: headersOf(request),
    ...(request.auth ? {} : { auth: { type: 'noauth' } }),
    url: urlOf(request, planned, things),
    ...(body === undefined
      ? {}
      : {
          body: {
            mode: 'raw',
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: 'json' } },
          },
        }),
  };
}
