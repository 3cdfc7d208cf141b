import { join } from 'node:path';
import { readContractSource } from '../facts/source';
import type { ErrorCode, ErrorScope, JsonObject, JsonValue, Operation } from '../model';
import { asNumber, asObject, asText, objects, texts, textsIn, valueAt } from '../json';
import { errorAnchor } from '../page/anchors';
import { grouped } from '../grouped';
import { oncePer } from '../once-per';
import { placeOf } from '../origins';
import { topicUrl } from '../page/routes';
import { readSetFile } from '../set-file';
import type { Source } from '../source';
import { kept } from '../workspace';

/** An entry of the catalog, as written. */
export interface WrittenError {
  readonly code: string;
  readonly entry: JsonObject;
  /** Whether the entry comes from `partners/shared`. */
  readonly shared: boolean;
}

export interface WrittenCatalog {
  readonly entries: readonly WrittenError[];
  readonly sources: readonly Source[];
  /** Absolute paths of the catalogs, including files that do not exist (yet). */
  readonly paths: readonly string[];
}

const catalogPaths = (siteDir: string, set: string): readonly [string, string] => [
  join(siteDir, 'partners', set, 'errors.yaml'),
  join(siteDir, 'partners', 'shared', 'errors.yaml'),
];

/** Reads the catalog of the set and, if the set shares the conventions, the shared catalog. */
export const readCatalog = kept((workspace, set: string): WrittenCatalog => {
  const paths = catalogPaths(workspace.siteDir, set);
  const { sharesConventions } = readSetFile(workspace, set);
  const [specific, shared] = paths
    .slice(0, sharesConventions ? 2 : 1)
    .map((path) => readContractSource(workspace, path));
  const entriesOf = (source: Source | undefined): readonly WrittenError[] =>
    objects(asObject(source?.value).errors).map((entry) => ({
      code: asText(entry.code) ?? '',
      entry,
      shared: source === shared,
    }));
  return {
    entries: [...entriesOf(shared), ...entriesOf(specific)],
    sources: [specific, shared].filter((source) => source !== undefined),
    paths,
  };
});

/** The properties of an operation that decide which common codes it can return. */
type OperationTraits = Pick<Operation, 'direction' | 'parameters' | 'body' | 'idempotencyKey'>;

type Applies = (operation: OperationTraits) => boolean;

/** The scopes of common codes, each with the check of whether an operation can return them. */
const COMMON: ReadonlyMap<JsonValue | undefined, Applies> = new Map<ErrorScope, Applies>([
  ['every-operation', () => true],
  ['body', ({ body }) => body !== undefined],
  ['path-id', ({ parameters }) => parameters.some((parameter) => parameter.in === 'path')],
  ['idempotency-key', ({ idempotencyKey }) => idempotencyKey !== 'none'],
]);

export const appliesTo = (scope: JsonValue | undefined, operation: OperationTraits): boolean =>
  operation.direction !== 'to-partner' && (COMMON.get(scope)?.(operation) ?? false);

const commonEntries = oncePer(({ entries }: WrittenCatalog) =>
  entries.filter(({ entry }) => COMMON.has(entry.appliesTo)),
);

/** Codes an operation can return without naming them in `x-errors`. */
export const commonCodes = (
  catalog: WrittenCatalog,
  operation: OperationTraits,
  specific: readonly string[],
): readonly string[] =>
  commonEntries(catalog)
    .filter(({ code, entry }) => !specific.includes(code) && appliesTo(entry.appliesTo, operation))
    .map(({ code }) => code);

export interface ProblemContext {
  readonly docsUrl: string;
  readonly set: string;
  /** Example request id, from the `Problem` schema. */
  readonly requestId: string;
}

/** Whether a code only occurs in `failure` of objects; no operation returns it. */
export const isFailure = (entry: JsonObject): boolean => entry.appliesTo === 'failure';

const valuesOf = oncePer(
  (document: JsonObject): ReadonlySet<string> =>
    new Set(Array.from(textsIn(document), ([, text]) => text)),
);

/** Whether a state transition, an enum or an example of the contract has the code as its value. */
export const isValue = (document: JsonObject, code: string): boolean =>
  valuesOf(document).has(code);

/** Example of `failure` with the code of an entry. */
const failureBody = (entry: JsonObject): JsonObject => ({
  code: entry.code ?? '',
  detail: asObject(entry.example).detail ?? '',
  retryable: entry.retryable ?? false,
});

/** Returns the complete problem body (RFC 9457) of an entry. */
export function problemBody(entry: JsonObject, context: ProblemContext): JsonObject {
  const code = asText(entry.code) ?? '';
  const topic = asText(entry.topic) ?? '';
  const { detail, instance, errors, ...rest } = asObject(entry.example);
  const page = topicUrl(context.docsUrl, context.set, topic);
  return {
    type: `${page}#${errorAnchor(code)}`,
    title: entry.title ?? '',
    status: entry.status ?? 0,
    detail: detail ?? '',
    ...(instance === undefined ? {} : { instance }),
    code,
    requestId: context.requestId,
    retryable: entry.retryable ?? false,
    ...(errors === undefined ? {} : { errors }),
    ...rest,
  };
}

/** Returns the entries that apply to the set, each with the operations that can return it. */
export function buildErrors(
  catalog: WrittenCatalog,
  operations: readonly Operation[],
  context: ProblemContext & { readonly document: JsonObject },
): readonly ErrorCode[] {
  const returned = operations.flatMap(({ id, specificErrors, commonErrors }) =>
    [...new Set([...specificErrors, ...commonErrors])].map((code) => ({ code, id })),
  );
  const returns = grouped(returned, ({ code }) => code);
  return catalog.entries.flatMap(({ code, entry, shared }) => {
    const returning = (returns.get(code) ?? []).map(({ id }) => id);
    const scope = (asText(entry.appliesTo) ?? 'listed') as ErrorScope;
    const applies =
      scope === 'outside-operations' ||
      (scope === 'failure' ? isValue(context.document, code) : returning.length > 0);
    if (shared && !applies) return [];
    return [
      {
        code,
        status: asNumber(entry.status),
        title: asText(entry.title) ?? '',
        topic: asText(entry.topic) ?? '',
        appliesTo: scope,
        when: asText(entry.when) ?? '',
        causes: texts(entry.causes),
        fixes: texts(entry.fixes),
        retryable: entry.retryable === true,
        ...(entry.varies === true ? { varies: true as const } : {}),
        sandbox: asText(entry.sandbox) ?? '',
        example: isFailure(entry) ? failureBody(entry) : problemBody(entry, context),
        operations: returning,
        place: placeOf(entry),
      },
    ];
  });
}

/** Returns the example request id of the `Problem` schema; empty if there is none. */
export function exampleRequestId(document: JsonObject): string {
  const path = ['components', 'schemas', 'Problem', 'properties', 'requestId', 'examples', '0'];
  return asText(valueAt(document, path)) ?? '';
}
