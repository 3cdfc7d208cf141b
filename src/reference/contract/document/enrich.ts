import type { Body, Contract, ErrorCode, JsonObject } from '../model';
import { asObject, asText, objectEntries, omit } from '../json';
import { grouped } from '../grouped';
import { namesOf } from '../names';
import {
  deref,
  mediaTypeOf,
  replaceOperations,
  requestBodyOf,
  writtenOperations,
  type WrittenOperation,
} from '../walk';

/** Standard headers by name, each with its component. */
const EVERY_RESPONSE = {
  'Request-Id': 'RequestId',
  RateLimit: 'RateLimit',
  'RateLimit-Policy': 'RateLimitPolicy',
};
const RETRY_LATER: ReadonlySet<number> = new Set([429, 503]);

/** References to the given standard headers that the contract defines in its components. */
const standardHeaders = (
  { document, sharesConventions }: Contract,
  names: Readonly<Record<string, string>>,
): JsonObject =>
  Object.fromEntries(
    Object.entries(sharesConventions ? names : {})
      .filter(([, component]) => component in asObject(asObject(document.components).headers))
      .map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  );

/** Writes the examples of a message next to its schemas, and drops the authoring keywords. */
function withExamples(
  message: JsonObject,
  bodies: readonly Pick<Body, 'contentType' | 'examples'>[],
): JsonObject {
  const content = asObject(message.content);
  const filled = bodies.map(({ contentType, examples }) => {
    const rest = omit(asObject(content[contentType]), 'x-example-patch', 'example');
    const byName = examples.map(({ name, summary, value }) => [name, { summary, value }] as const);
    return [
      contentType,
      byName.length > 0 ? { ...rest, examples: Object.fromEntries(byName) } : rest,
    ] as const;
  });
  return filled.length > 0
    ? { ...message, content: { ...content, ...Object.fromEntries(filled) } }
    : message;
}

const bodiesOf = (body: Body | undefined): readonly Body[] =>
  body ? [body, ...(body.others ?? [])] : [];

function errorResponses(
  codes: readonly ErrorCode[],
  contract: Contract,
): Readonly<Record<string, JsonObject>> {
  const statuses = [...grouped(codes, ({ status }) => status)].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    statuses.map(([status, entries]) => [
      String(status),
      {
        description: entries.map(({ title, code }) => `${title} (\`${code}\`).`).join(' '),
        headers: standardHeaders(contract, {
          ...EVERY_RESPONSE,
          ...(RETRY_LATER.has(status) ? { 'Retry-After': 'RetryAfter' } : {}),
        }),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              entries.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

function enrichOperation(
  contract: Contract,
  { operation: written, direction }: WrittenOperation,
): JsonObject {
  const { document, events } = contract;
  const request = requestBodyOf(document, written);
  const withRequest = (bodies: Parameters<typeof withExamples>[1]): JsonObject =>
    request && bodies.length > 0
      ? { ...written, requestBody: withExamples(request, bodies) }
      : written;
  const id = asText(written.operationId) ?? '';
  const isProviders = direction === 'to-provider';
  const event = isProviders ? undefined : events.find(({ operationId }) => operationId === id);
  const [eventType] = mediaTypeOf(document, request ?? {}) ?? [];
  if (event && eventType !== undefined) {
    const example = { name: 'default', summary: event.summary, value: event.example };
    return withRequest([{ contentType: eventType, examples: [example] }]);
  }
  const names = namesOf(contract);
  const operation = names.operations.get(id);
  if (!operation) return written;
  const replayed =
    operation.idempotencyKey === 'none' ? {} : { 'Idempotency-Replayed': 'IdempotencyReplayed' };
  const responses = objectEntries(written.responses).map(([status, reference]) => {
    const response = deref(document, reference);
    const built = operation.responses.find((candidate) => candidate.status === status);
    const filled = withExamples(response, bodiesOf(built?.body));
    if (!isProviders) return [status, filled] as const;
    const added = standardHeaders(contract, {
      ...EVERY_RESPONSE,
      ...(/^[23]/.test(status) ? replayed : {}),
    });
    return [status, { ...filled, headers: { ...added, ...asObject(response.headers) } }] as const;
  });
  const codes = isProviders ? [...operation.specificErrors, ...operation.commonErrors] : [];
  const errors = codes.flatMap((code) => names.errors.get(code) ?? []);
  return {
    ...withRequest(bodiesOf(operation.body)),
    responses: { ...errorResponses(errors, contract), ...Object.fromEntries(responses) },
  };
}

/**
 * The contract's document with everything derived written out: examples, error
 * responses (`application/problem+json`) with one example per code, and the
 * headers of every response. Valid OpenAPI 3.1.
 */
export function enrich(contract: Contract): JsonObject {
  const { document } = contract;
  const enriched = new Map(
    writtenOperations(document).map((written) => [
      written.operation,
      enrichOperation(contract, written),
    ]),
  );
  const components = asObject(document.components);
  const examples = Object.fromEntries(
    contract.errors
      .filter(({ status }) => status !== undefined)
      .map(({ code, title, example }) => [code, { summary: title, value: example }]),
  );
  return {
    ...replaceOperations(document, enriched),
    components: { ...components, examples: { ...asObject(components.examples), ...examples } },
  };
}
