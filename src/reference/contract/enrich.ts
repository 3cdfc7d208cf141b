import type { Contract, ErrorCode, Example, JsonObject, JsonValue, Operation } from './model';
import { asObject, asText, isObject, objectEntries, omit } from './json';
import { grouped } from './grouped';
import { namesOf } from './names';
import { deref, mediaTypeOf, writtenOperations } from './walk';

const header = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });

const exampleMap = (examples: readonly Example[]): JsonObject =>
  Object.fromEntries(examples.map(({ name, summary, value }) => [name, { summary, value }]));

/** The standard headers that the contract defines in its components. */
function standardHeaders(
  components: JsonObject,
  names: Readonly<Record<string, string>>,
): JsonObject {
  const defined = asObject(components.headers);
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name in defined)
      .map(([field, name]) => [field, header(name)]),
  );
}

const EVERY_RESPONSE = {
  'Request-Id': 'RequestId',
  RateLimit: 'RateLimit',
  'RateLimit-Policy': 'RateLimitPolicy',
};
const RETRY_LATER: ReadonlySet<number> = new Set([429, 503]);

/** Puts the examples of a message beside its schema, and drops the authoring keyword. */
function withExamples(
  document: JsonObject,
  message: JsonObject,
  examples: readonly Example[],
): JsonObject {
  const [type, media] = mediaTypeOf(document, message) ?? [];
  if (type === undefined || !media) return message;
  const rest = omit(media, 'x-example-patch', 'example');
  const filled = examples.length > 0 ? { ...rest, examples: exampleMap(examples) } : rest;
  return { ...message, content: { ...asObject(message.content), [type]: filled } };
}

function errorResponses(
  codes: readonly ErrorCode[],
  components: JsonObject,
): Readonly<Record<string, JsonObject>> {
  const statuses = [...grouped(codes, ({ status }) => status)].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    statuses.map(([status, entries]) => [
      String(status),
      {
        description: entries.map(({ title, code }) => `${title} (\`${code}\`).`).join(' '),
        headers: standardHeaders(components, {
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

function enrichToProvider(
  contract: Contract,
  written: JsonObject,
  operation: Operation,
): JsonObject {
  const { document } = contract;
  const components = asObject(document.components);
  const headers = standardHeaders(components, {
    ...EVERY_RESPONSE,
    ...(operation.idempotencyKey === 'none'
      ? {}
      : { 'Idempotency-Replayed': 'IdempotencyReplayed' }),
  });
  const responses = objectEntries(written.responses).map(([status, reference]) => {
    const response = deref(document, reference);
    const built = operation.responses.find((candidate) => candidate.status === status);
    const filled = withExamples(document, response, built?.body?.examples ?? []);
    const added = built ? headers : standardHeaders(components, EVERY_RESPONSE);
    return [
      status,
      (built ?? !isObject(reference.$ref))
        ? { ...filled, headers: { ...added, ...asObject(response.headers) } }
        : filled,
    ] as const;
  });
  const codes = [...operation.specificErrors, ...operation.commonErrors];
  const byCode = namesOf(contract).errors;
  const errors = codes.flatMap((code) => byCode.get(code) ?? []);
  const body = withRequest(contract, written, operation);
  return {
    ...body,
    responses: { ...errorResponses(errors, components), ...Object.fromEntries(responses) },
  };
}

function withRequest(contract: Contract, written: JsonObject, operation: Operation): JsonObject {
  if (!operation.body || !isObject(written.requestBody)) return written;
  const { document } = contract;
  const body = deref(document, written.requestBody);
  return { ...written, requestBody: withExamples(document, body, operation.body.examples) };
}

function enrichToPartner(contract: Contract, written: JsonObject): JsonObject {
  const { document } = contract;
  const event = contract.events.find(({ operationId }) => operationId === written.operationId);
  if (event && isObject(written.requestBody)) {
    const body = deref(document, written.requestBody);
    const example = { name: 'default', summary: event.summary, value: event.example };
    return { ...written, requestBody: withExamples(document, body, [example]) };
  }
  const operation = contract.partnerOperations.find(({ id }) => id === written.operationId);
  if (!operation) return written;
  const responses = objectEntries(written.responses).map(([status, response]) => {
    const built = operation.responses.find((candidate) => candidate.status === status);
    const examples = built?.body?.examples ?? [];
    return [status, built ? withExamples(document, deref(document, response), examples) : response];
  });
  return {
    ...withRequest(contract, written, operation),
    responses: Object.fromEntries(responses) as JsonObject,
  };
}

/**
 * The contract's document with everything derived written out: examples, error
 * responses (`application/problem+json`) with one example per code, and the
 * headers of every response. Valid OpenAPI 3.1.
 */
export function enrich(contract: Contract): JsonObject {
  const { document } = contract;
  const enriched = new Map<JsonObject, JsonValue>();
  for (const { operation: written, direction } of writtenOperations(document)) {
    const operation = namesOf(contract).operations.get(asText(written.operationId) ?? '');
    if (direction === 'to-partner') enriched.set(written, enrichToPartner(contract, written));
    else if (operation) enriched.set(written, enrichToProvider(contract, written, operation));
  }
  const replace = (group: JsonValue | undefined): JsonObject =>
    Object.fromEntries(
      objectEntries(group).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([key, value]) => [
            key,
            isObject(value) ? (enriched.get(value) ?? value) : value,
          ]),
        ),
      ]),
    );
  const components = asObject(document.components);
  const examples = Object.fromEntries(
    contract.errors
      .filter(({ status }) => status !== undefined)
      .map(({ code, title, example }) => [code, { summary: title, value: example }]),
  );
  return {
    ...document,
    paths: replace(document.paths),
    webhooks: replace(document.webhooks),
    components: { ...components, examples: { ...asObject(components.examples), ...examples } },
  };
}
