import type {
  ApiResponse,
  Body,
  Contract,
  JsonObject,
  JsonValue,
  Operation,
} from '../../contract/model';
import { asObject, asText, defined, equal, isObject, objectEntries } from '../../contract/json';
import { concreteType, essenceOf, kindOf } from '../../contract/http/media-type';
import { shapeOf, typesOf } from '../../contract/schema/shape';
import { compileSchema } from './schemas';
import { namedSchemas } from './marks';
import type { MockBody, MockOperation, Sample } from '../contract';
import { diffPatch, textOf } from '../json';

/** Returns an example, stored as the difference from the example of its schema if it has one. */
export function sampleOf(contract: Contract, name: string | undefined, value: JsonValue): Sample {
  const base = contract.schemas.get(name ?? '')?.example;
  return isObject(base) && isObject(value) && name !== undefined
    ? { type: name, patch: diffPatch(base, value) }
    : { patch: value };
}

const schemaOf = (contract: Contract, schema: JsonObject): JsonObject =>
  shapeOf(schema, namedSchemas(contract)).schema;

const isScalar = (contract: Contract, schema: JsonObject): boolean => {
  const types = typesOf(schemaOf(contract, schema));
  return !types.includes('object') && !types.includes('array');
};

/** Whether a parameter is written as plain text, the only serialization that the sandbox parses. */
export const isPlainText = (contract: Contract, { schema, style, content }: JsonObject): boolean =>
  content === undefined &&
  ['simple', 'form', undefined].includes(asText(style)) &&
  isScalar(contract, asObject(schema));

/** Returns the schema of a form, open for lists and objects: forms write these in many ways. */
const formSchema = (contract: Contract, schema: JsonObject): JsonObject => {
  const { required = [], properties } = schemaOf(contract, schema);
  return {
    required,
    properties: Object.fromEntries(
      objectEntries(properties).map(([name, property]) => [
        name,
        isScalar(contract, property) ? compileSchema(property) : true,
      ]),
    ),
  };
};

/** Returns the body of a request; browsers send none for `GET`, `HEAD` and `TRACE`. */
export function bodyOf(contract: Contract, { body, method }: Operation): MockBody | undefined {
  if (!body || method === 'GET' || method === 'HEAD' || method === 'TRACE') return undefined;
  const { others = [], contentType, required, schema } = body;
  const type = essenceOf(concreteType(contentType));
  const isRead = (other: Body): boolean => ['json', 'form'].includes(kindOf(other.contentType));
  const isSame = others.filter(isRead).every((other) => equal(other.schema.schema, schema.schema));
  const compiled =
    kindOf(type) === 'form' ? formSchema(contract, schema.schema) : compileSchema(schema.schema);
  return defined({
    type,
    others:
      others.length > 0
        ? others.map((other) => essenceOf(concreteType(other.contentType)))
        : undefined,
    required,
    schema: isSame ? compiled : true,
    encoding: body.encoding,
  });
}

/** Documented errors, for a contract without a catalog. */
export const failuresOf = ({ responses }: Operation): MockOperation['failures'] =>
  Object.fromEntries(
    responses
      .filter(({ status }) => /^([45]|default$)/.test(status))
      .map(({ status, body }) => [
        status.toUpperCase().replace('DEFAULT', 'default'),
        body
          ? defined({ type: concreteType(body.contentType), body: body.examples[0]?.value })
          : {},
      ]),
  );

/** Headers that the sandbox sets itself where a contract shares the conventions. */
const STANDARD_HEADERS =
  /^(request-id|ratelimit|ratelimit-policy|idempotency-replayed|retry-after)$/i;
const PLAIN_TEXT = /^[\x20-\x7e]*$/;

/** Returns the example headers of a success answer, and its media type if it is not JSON. */
export function headersOf(
  { sharesConventions }: Contract,
  response: ApiResponse | undefined,
): Readonly<Record<string, string>> {
  const headers = (response?.headers ?? [])
    .filter(({ name }) => !(sharesConventions && STANDARD_HEADERS.test(name)))
    .map(({ name, example }) => [name, textOf(example)] as const)
    .filter(([, text]) => PLAIN_TEXT.test(text));
  const type = response?.body && concreteType(response.body.contentType);
  const typed = type === undefined || type === 'application/json' ? {} : { 'Content-Type': type };
  return { ...typed, ...Object.fromEntries(headers) };
}

/** Statuses without a body, whatever a document declares (Fetch standard, null body status). */
const WITHOUT_BODY = /^(?:1..|204|205|304)$/;

/** Returns the examples of a success answer: the first as its default, the others by name. */
export function answersOf(contract: Contract, response: ApiResponse | undefined) {
  if (!response?.body || WITHOUT_BODY.test(response.status)) return {};
  const { contentType, examples, schema } = response.body;
  const [first, ...others] = examples;
  // Without an example, JSON is an empty object, and anything else an empty file.
  const isJson = kindOf(concreteType(contentType)) === 'json';
  if (!first) return { answer: { schema: true, sample: { patch: isJson ? {} : '' } } };
  const samples = others.map(
    (other) => [other.name, sampleOf(contract, schema.name, other.value)] as const,
  );
  return defined({
    answer: {
      schema: compileSchema(schema.schema),
      sample: sampleOf(contract, schema.name, first.value),
    },
    examples: samples.length > 0 ? Object.fromEntries(samples) : undefined,
  });
}
