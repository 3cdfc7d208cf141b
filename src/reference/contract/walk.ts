import type { HttpMethod, JsonObject, JsonValue } from './model';
import { asObject, asText, isObject, objectEntries, objects, texts } from './json';
import { kindOf } from './http/media-type';
import { METHODS } from './http/methods';
import { oncePer } from './once-per';
import { inherit } from './origins';
import { shapeOf } from './schema/shape';

/** An operation of a bundled document, as written. */
export interface WrittenOperation {
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
  readonly method: HttpMethod;
  /** Key in `paths` or `webhooks`. */
  readonly path: string;
  readonly direction: 'to-provider' | 'to-partner';
  /** Whether it is a notification (`x-event`). */
  readonly event: boolean;
  /** The operation whose callback it is, and the name of the callback. */
  readonly callback?: { readonly of: JsonObject; readonly name: string };
}

/** The members of a document that contain path items, and the direction of their operations. */
const GROUPS = [
  ['paths', 'to-provider'],
  ['webhooks', 'to-partner'],
  // The keyword before OpenAPI 3.1.
  ['x-webhooks', 'to-partner'],
] as const;

const methodOf = (key: string): HttpMethod | undefined =>
  METHODS.find((candidate) => candidate.toLowerCase() === key);

/** The operations of a path item by their methods. */
export const operationsIn = (item: JsonObject): readonly (readonly [HttpMethod, JsonObject])[] => [
  ...objectEntries(item).flatMap(([key, operation]) => {
    const method = methodOf(key);
    return method === undefined ? [] : [[method, operation] as const];
  }),
  ...objectEntries(item.additionalOperations),
];

/** The callbacks of an operation, which the provider calls. */
export const callbacksOf = (operation: JsonObject): readonly WrittenOperation[] =>
  objectEntries(operation.callbacks).flatMap(([name, callback]) =>
    objectEntries(callback).flatMap(([path, pathItem]) =>
      operationsIn(pathItem).map(([method, called]) => ({
        operation: called,
        pathItem,
        method,
        path,
        direction: 'to-partner' as const,
        event: false,
        callback: { of: operation, name },
      })),
    ),
  );

const readOperations = (document: JsonObject): readonly WrittenOperation[] =>
  GROUPS.flatMap(([group, direction]) =>
    objectEntries(document[group]).flatMap(([path, pathItem]) =>
      operationsIn(pathItem).flatMap(([method, operation]) => [
        {
          operation,
          pathItem,
          method,
          path,
          direction,
          event: group === 'webhooks' && isObject(operation['x-event']),
        },
        ...callbacksOf(operation),
      ]),
    ),
  );

/** All operations in the order written, those of `paths` first. Cached: documents do not change. */
export const writtenOperations = oncePer(readOperations);

/** Returns a copy of the document in which written operations are replaced by those in the map. */
export function replaceOperations(
  document: JsonObject,
  replaced: ReadonlyMap<JsonValue, JsonObject>,
): JsonObject {
  const inside = (value: JsonValue): JsonValue => {
    const operation = replaced.get(value);
    if (operation) {
      return isObject(operation.callbacks)
        ? inherit({ ...operation, callbacks: inside(operation.callbacks) }, operation)
        : operation;
    }
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([key, member]) => [key, inside(member)] as const);
    return inherit(Object.fromEntries(members), value);
  };
  const groups = GROUPS.filter(([group]) => group !== 'x-webhooks' || isObject(document[group]));
  const items = groups.map(
    ([group]) => [group, inside(Object.fromEntries(objectEntries(document[group])))] as const,
  );
  return inherit({ ...document, ...Object.fromEntries(items) }, document);
}

/** Follows a local `$ref` (`#/components/…`) of a bundled document. */
export function deref(document: JsonObject, node: JsonObject): JsonObject {
  if (typeof node.$ref !== 'string') return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return asObject(asObject(asObject(document.components)[kind])[name]);
}

/** Splits the parameter for a whole query (OpenAPI 3.2) into one for each field of its schema. */
function expanded(document: JsonObject, parameter: JsonObject): readonly JsonObject[] {
  if (parameter.in !== 'querystring') return [parameter];
  const [, media] = objectEntries(parameter.content)[0] ?? [];
  const schemas = asObject(asObject(document.components).schemas);
  const { schema } = shapeOf(asObject(media?.schema), schemas);
  const example = asObject(media?.example);
  return objectEntries(schema.properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: texts(schema.required).includes(name),
    schema: property,
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }));
}

/** The resolved parameters of an operation, and those of its path that it does not replace. */
export function parametersOf(
  document: JsonObject,
  { operation, pathItem }: Pick<WrittenOperation, 'operation' | 'pathItem'>,
): readonly JsonObject[] {
  const read = (parameters: JsonValue | undefined): readonly JsonObject[] =>
    objects(parameters).flatMap((parameter) => expanded(document, deref(document, parameter)));
  const own = read(operation.parameters);
  const isReplaced = (shared: JsonObject): boolean =>
    own.some((parameter) => parameter.name === shared.name && parameter.in === shared.in);
  return [...read(pathItem.parameters).filter((shared) => !isReplaced(shared)), ...own];
}

/** The media types of a message, the one that samples use first: JSON if there is one. */
export const mediaTypesOf = (
  document: JsonObject,
  message: JsonObject,
): readonly (readonly [string, JsonObject])[] => {
  const isOther = ([type]: readonly [string, JsonObject]): number =>
    Number(kindOf(type) !== 'json');
  return objectEntries(deref(document, message).content).toSorted(
    (a, b) => isOther(a) - isOther(b),
  );
};

/** The media type of a message that samples use. */
export const mediaTypeOf = (
  document: JsonObject,
  message: JsonObject,
): readonly [string, JsonObject] | undefined => mediaTypesOf(document, message)[0];

export const requestBodyOf = (
  document: JsonObject,
  operation: JsonObject,
): JsonObject | undefined =>
  isObject(operation.requestBody) ? deref(document, operation.requestBody) : undefined;

export const isIdempotencyKey = (parameter: JsonObject): boolean =>
  parameter.in === 'header' && asText(parameter.name)?.toLowerCase() === 'idempotency-key';
