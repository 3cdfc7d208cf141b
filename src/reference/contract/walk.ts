import type { HttpMethod, JsonObject, JsonValue } from './model';
import { asObject, asText, isObject, objectEntries, objects } from './json';
import { kindOf } from './media-type';
import { METHODS } from './methods';
import { oncePer } from './once-per';
import { inherit } from './origins';

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
}

const readOperations = (document: JsonObject): readonly WrittenOperation[] =>
  (['paths', 'webhooks'] as const).flatMap((group) =>
    objectEntries(document[group]).flatMap(([path, pathItem]) =>
      objectEntries(pathItem).flatMap(([key, operation]) => {
        const method = METHODS.find((candidate) => candidate.toLowerCase() === key);
        return method
          ? [
              {
                operation,
                pathItem,
                method,
                path,
                direction: group === 'paths' ? ('to-provider' as const) : ('to-partner' as const),
                event: group === 'webhooks' && isObject(operation['x-event']),
              },
            ]
          : [];
      }),
    ),
  );

/** Every operation, those of `paths` first, in the order written. Documents do not change. */
export const writtenOperations = oncePer(readOperations);

/** The document with other operations in place of its own, by the operation that was written. */
export function replaceOperations(
  document: JsonObject,
  replaced: ReadonlyMap<JsonValue, JsonObject>,
): JsonObject {
  const inGroup = (group: JsonValue | undefined): JsonObject =>
    Object.fromEntries(
      objectEntries(group).map(([path, item]) => {
        const members = Object.entries(item).map(([key, value]): [string, JsonValue] => [
          key,
          replaced.get(value) ?? value,
        ]);
        return [path, inherit(Object.fromEntries(members), item)];
      }),
    );
  const { paths, webhooks } = document;
  return inherit({ ...document, paths: inGroup(paths), webhooks: inGroup(webhooks) }, document);
}

/** Follows a local `$ref` (`#/components/…`) of a bundled document. */
export function deref(document: JsonObject, node: JsonObject): JsonObject {
  if (typeof node.$ref !== 'string') return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return asObject(asObject(asObject(document.components)[kind])[name]);
}

/** Parameters of an operation and those of its path that it does not replace, references followed. */
export function parametersOf(
  document: JsonObject,
  { operation, pathItem }: Pick<WrittenOperation, 'operation' | 'pathItem'>,
): readonly JsonObject[] {
  const read = (parameters: JsonValue | undefined): readonly JsonObject[] =>
    objects(parameters).map((parameter) => deref(document, parameter));
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
