import type { JsonObject, JsonValue } from '../contract/model';
import { essenceOf, kindOf } from '../contract/http/media-type';
import { asText, isArray, isObject, memberAt, parsePointer } from '../contract/json';
import type { Amounts } from '../contract/amounts';
import type { MockOperation, Trigger } from './contract';
import { coerce } from './json';
import { parseJson } from '../contract/http/parse-json';
import { fieldsDetail, Refused } from './problems';
import { refused, refusesBody } from './refusals';
import type { Breach, Schema, Validator } from '../contract/schema/validate';

/** Whether the schema of a parameter has a type, and this is not a list. */
function isSingle(schema: Schema, validator: Validator): boolean {
  const { type } = validator.resolve(schema);
  return type !== undefined && ![type].flat().includes('array');
}

/** Returns the detail of a problem about parameters. */
function parametersDetail({ parameters }: MockOperation, breaches: readonly Breach[]): string {
  const names = [...new Set(breaches.map(({ path }) => path[0]))];
  if (names.length > 1) return `The parameters ${names.join(', ')} are invalid.`;
  const isQuery = parameters.some((one) => one.in === 'query' && one.name === names[0]);
  return `The ${isQuery ? 'query parameter' : 'header'} ${names.join('')} is invalid.`;
}

/**
 * Checks the query and header parameters, and returns the values of the query parameters.
 *
 * @throws {Refused} `parameter_invalid`
 */
export function readParameters(
  operation: MockOperation,
  url: URL,
  headers: Headers,
  validator: Validator,
): ReadonlyMap<string, JsonValue> {
  const values = new Map<string, JsonValue>();
  const breaches: Breach[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') continue;
    const { name, required } = parameter;
    const text = parameter.in === 'query' ? url.searchParams.get(name) : headers.get(name);
    if (text === null) {
      if (required && !parameter.wire)
        breaches.push({ path: [name], code: 'required', detail: 'Required.' });
      continue;
    }
    const isRepeated = parameter.in === 'query' && url.searchParams.getAll(name).length > 1;
    if (isRepeated && !parameter.wire && isSingle(parameter.schema, validator)) {
      breaches.push({ path: [name], code: 'conflict', detail: 'Expected it once.' });
      continue;
    }
    const value = coerce(text, parameter.schema, validator);
    breaches.push(...validator.check(value, parameter.schema, [name]));
    if (parameter.in === 'query') values.set(name, value);
  }
  // A contract without a catalog has no error codes, so it cannot list `parameter_invalid`.
  if (
    breaches.length > 0 &&
    (operation.failures ?? operation.errors.includes('parameter_invalid'))
  ) {
    const detail = parametersDetail(operation, breaches);
    throw new Refused('parameter_invalid', { detail, breaches });
  }
  return values;
}

/** Returns the fields of a form. Lists and objects stay text: forms write these in many ways. */
const fieldsOf = (text: string, schema: Schema, validator: Validator): JsonObject => {
  const properties = validator.properties(schema);
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      coerce(value, properties.get(name) ?? true, validator),
    ]),
  );
};

/**
 * Returns the body as a value; undefined for texts, files and multipart forms (not parsed).
 *
 * @throws {Refused} `unsupported_media_type`, `malformed_json`
 */
export function readBody(
  operation: MockOperation,
  type: string | null,
  text: string,
  validator: Validator,
): JsonValue | undefined {
  if (!operation.body) return undefined;
  if (text === '' && !operation.body.required) return undefined;
  const media = essenceOf(type ?? '');
  const { type: main, others = [], schema } = operation.body;
  if (![main, ...others].includes(media)) {
    throw new Refused('unsupported_media_type', { detail: `Send the body as ${main}.` });
  }
  const kind = kindOf(media);
  if (kind === 'form') return fieldsOf(text, schema, validator);
  if (kind !== 'json') return undefined;
  const parsed = parseJson(text);
  if ('fault' in parsed) throw new Refused('malformed_json', { detail: parsed.fault });
  return parsed.value;
}

/**
 * Checks the body against its schema.
 *
 * @throws {Refused} the error of a sandbox value or of `x-refusals`, else `validation_failed`
 */
export function checkBody(
  operation: MockOperation,
  body: JsonValue | undefined,
  validator: Validator,
  amounts: Amounts,
): void {
  if (!operation.body || body === undefined) return;
  const breaches = validator.omitting('readOnly').check(body, operation.body.schema);
  const trigger = triggersIn(operation, { body }, amounts).find(isRefused);
  const isTrigger = ({ path }: Breach) =>
    trigger !== undefined &&
    parsePointer(trigger.name).every((token, index) => path[index] === token);
  if (breaches.length === 0) return;
  if (trigger && breaches.every(isTrigger)) throw refusedFor(trigger);
  const refusal = operation.refusals.find((candidate) => refusesBody(candidate, body, breaches));
  if (refusal) throw refused(refusal, refusal.malformed && breaches);
  throw new Refused('validation_failed', { detail: fieldsDetail(breaches.length), breaches });
}

/** Returns a body without the members that its schema does not have. */
export function withoutUnknown(value: JsonValue, schema: Schema, validator: Validator): JsonValue {
  if (!isArray(value) && !isObject(value)) return value;
  const { items, additionalProperties, patternProperties } = validator.resolve(schema);
  if (isArray(value)) {
    return value.map((item) => withoutUnknown(item, (items ?? true) as Schema, validator));
  }
  const fields = validator.properties(schema);
  const isOpen = fields.size === 0 || (additionalProperties ?? patternProperties) !== undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const field = fields.get(name);
      if (field === undefined) return isOpen ? [[name, member]] : [];
      return [[name, withoutUnknown(member, field, validator)]];
    }),
  );
}

/** Whether a sandbox value refuses a call without the help of a rule. */
export const isRefused = ({ error, byRule }: Trigger): boolean =>
  error !== undefined && byRule !== true;

/** Returns the error that a sandbox value asks for. */
export const refusedFor = ({ error = '', in: place, name }: Trigger): Refused =>
  new Refused(error, place === 'body' ? { valueAt: name } : {});

/**
 * Whether a request has a field in its body, or lacks it although the example of an error says that
 * it is required.
 */
export function hasField(
  { body }: MockOperation,
  text: string,
  validator: Validator,
  { pointer, code }: JsonObject,
): boolean {
  const parsed = parseJson(text);
  const place = asText(pointer) ?? '';
  if (!body || 'fault' in parsed) return false;
  const [member = ''] = parsePointer(place);
  const isMissing = code === 'required' && validator.properties(body.schema).has(member);
  return isMissing || memberAt(parsed.value, place) !== undefined;
}

/** Returns the sandbox values (`x-sandbox`) that a request contains. */
export function triggersIn(
  operation: MockOperation,
  request: {
    readonly body?: JsonValue | undefined;
    readonly path?: ReadonlyMap<string, string>;
    readonly query?: ReadonlyMap<string, JsonValue>;
    readonly headers?: Headers;
  },
  amounts: Amounts,
): readonly Trigger[] {
  return operation.sandbox.filter(({ in: place, name, value }) => {
    if (place === 'path') return request.path?.get(name) === value;
    if (place === 'query') return request.query?.get(name) === value;
    if (place === 'header') return request.headers?.get(name) === value;
    return isObject(request.body) && amounts.isAt(request.body, name, value);
  });
}
