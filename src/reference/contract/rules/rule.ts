import type { Fee } from '../../fees/schedule';
import type { JsonObject, Operation } from '../model';
import {
  asObject,
  asText,
  isObject,
  objectEntries,
  objects,
  parsePointer,
  valueAt,
  type Path,
} from '../json';
import type { WrittenCatalog } from '../document/catalog';
import { buildOperation } from '../document/operations';
import { placeOf } from '../origins';
import type { Problem } from '../problem';
import { alternativesOf, shapeOf, type Schemas } from '../schema/shape';
import { deref, writtenOperations, type WrittenOperation } from '../walk';

/** The input of a rule: the bundled document as written, before anything is derived. */
export interface RuleContext {
  readonly set: string;
  readonly docsUrl: string;
  readonly document: JsonObject;
  readonly schemas: Schemas;
  /** Whether every reference resolves. Until then, examples cannot be checked. */
  readonly isComplete: boolean;
  readonly operations: readonly WrittenOperation[];
  readonly catalog: WrittenCatalog;
  /** Fee schedule of the set. */
  readonly fees: readonly Fee[];
  /** The model of an operation, built once. */
  readonly build: (written: WrittenOperation) => Operation;
  readonly operationIds: ReadonlySet<string>;
  readonly eventTypes: ReadonlySet<string>;
  readonly errorCodes: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
}

/** Yields everything that breaks the rule. */
export type Rule = (context: RuleContext) => Iterable<Finding>;

export function ruleContext(
  base: Pick<RuleContext, 'set' | 'docsUrl' | 'document' | 'catalog' | 'fees' | 'isComplete'>,
): RuleContext {
  const operations = writtenOperations(base.document);
  const names = (values: readonly (string | undefined)[]): ReadonlySet<string> =>
    new Set(values.filter((value) => value !== undefined).filter(Boolean));
  const schemas = asObject(asObject(base.document.components).schemas);
  const built = new Map<WrittenOperation, Operation>();
  const build = (written: WrittenOperation): Operation => {
    const operation = built.get(written) ?? buildOperation(written, { ...base, schemas });
    built.set(written, operation);
    return operation;
  };
  return {
    ...base,
    operations,
    schemas,
    build,
    operationIds: names(operations.map(({ operation }) => asText(operation.operationId))),
    eventTypes: names(operations.filter(({ event }) => event).map(({ path }) => path)),
    errorCodes: names(base.catalog.entries.map(({ code }) => code)),
    topics: names(objects(base.document.tags).map(({ name }) => asText(name))),
  };
}

export interface Finding extends Pick<Problem, 'message' | 'next'> {
  readonly node: object;
  /** Path below the node; defaults to the node itself. */
  readonly path?: Path;
  /** Whether to report the key or the value of the member; defaults to the key. */
  readonly part?: 'key' | 'value';
}

/** Returns everything that a rule reports, with its places. */
export const problemsOf = (rule: Rule, context: RuleContext): readonly Problem[] =>
  Array.from(rule(context), ({ node, path, part, message, next }) => ({
    place: placeOf(node, path, part),
    message,
    next,
  }));

/** Reports a member of an entry in the list of an extension keyword. */
export const memberFinding =
  (node: JsonObject, keyword: string, index: number) =>
  (member: string, message: string, next: string): Finding => {
    const path = [keyword, String(index), member];
    const part = valueAt(node, path) === undefined ? 'key' : 'value';
    return { node, path, part, message, next };
  };

function* schemasAlong(schema: JsonObject, path: Path, schemas: Schemas): Iterable<JsonObject> {
  const [token, ...rest] = path;
  const { schema: shape } = shapeOf(schema, schemas);
  if (token === undefined) {
    yield shape;
    return;
  }
  const property = asObject(shape.properties)[token];
  const isItem = isObject(shape.items) && /^(\d+|-)$/.test(token);
  if (isObject(property)) yield* schemasAlong(property, rest, schemas);
  else if (isItem) yield* schemasAlong(asObject(shape.items), rest, schemas);
  else {
    for (const alternative of alternativesOf(shape)) {
      yield* schemasAlong(alternative, path, schemas);
    }
    if (shape.additionalProperties === true || isObject(shape.additionalProperties)) yield {};
  }
}

/** The schemas that a value of the schema can have at a pointer, one for each alternative. */
export const schemasAt = (
  schema: JsonObject,
  pointer: string,
  schemas: Schemas,
): readonly JsonObject[] =>
  pointer.startsWith('/') ? [...schemasAlong(schema, parsePointer(pointer), schemas)] : [];

/** Whether a value of the schema can have something at the pointer. */
export const hasField = (schema: JsonObject, pointer: string, schemas: Schemas): boolean =>
  schemasAt(schema, pointer, schemas).length > 0;

/** The name of an operation in messages: its id, or its method and path. */
export const nameOf = ({ operation, method, path }: WrittenOperation): string =>
  `\`${asText(operation.operationId) ?? `${method} ${path}`}\``;

/** A schema, with its name or the property that it describes. */
export interface VisitedSchema {
  readonly schema: JsonObject;
  /** Name in `components.schemas`, for a named schema itself. */
  readonly name?: string;
  /** Name of the property it describes. */
  readonly property?: string;
}

const SCHEMA_KEYWORDS = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];

function* visit(visited: VisitedSchema): Iterable<VisitedSchema> {
  yield visited;
  const { schema } = visited;
  for (const [property, value] of objectEntries(schema.properties)) {
    yield* visit({ schema: value, property });
  }
  for (const keyword of SCHEMA_KEYWORDS) {
    const value = schema[keyword];
    if (isObject(value)) yield* visit({ schema: value });
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) {
    for (const value of objects(schema[keyword])) yield* visit({ schema: value });
  }
}

/** A part of the document with a schema: a media type, parameter or header. */
export interface SchemaHolder {
  readonly holder: JsonObject;
  readonly kind: 'request' | 'response' | 'parameter' | 'header';
  /** The operation in which it is written; undefined for a component. */
  readonly operation?: WrittenOperation;
}

function* holdersInMessage(
  message: JsonObject,
  kind: 'request' | 'response',
  operation: WrittenOperation | undefined,
): Iterable<SchemaHolder> {
  const context = operation ? { operation } : {};
  for (const [, holder] of objectEntries(message.content)) yield { holder, kind, ...context };
  for (const [, holder] of objectEntries(message.headers)) {
    yield { holder, kind: 'header', ...context };
  }
}

/** Every media type, parameter and header, each once where it is written. */
export function* schemaHolders({ document, operations }: RuleContext): Iterable<SchemaHolder> {
  const components = asObject(document.components);
  for (const written of operations) {
    const { operation } = written;
    for (const holder of [
      ...objects(written.pathItem.parameters),
      ...objects(operation.parameters),
    ])
      if (!holder.$ref) yield { holder, kind: 'parameter', operation: written };
    if (isObject(operation.requestBody)) {
      yield* holdersInMessage(deref(document, operation.requestBody), 'request', written);
    }
    for (const [, response] of objectEntries(operation.responses)) {
      if (!response.$ref) yield* holdersInMessage(response, 'response', written);
    }
  }
  for (const [, holder] of objectEntries(components.parameters))
    yield { holder, kind: 'parameter' };
  for (const [, holder] of objectEntries(components.headers)) yield { holder, kind: 'header' };
  for (const [, response] of objectEntries(components.responses)) {
    yield* holdersInMessage(response, 'response', undefined);
  }
}

/** Every schema of the document, named ones first. */
export function* everySchema(context: RuleContext): Iterable<VisitedSchema> {
  for (const [name, schema] of objectEntries(context.schemas)) yield* visit({ schema, name });
  for (const { holder } of schemaHolders(context)) {
    if (isObject(holder.schema)) yield* visit({ schema: holder.schema });
  }
}
