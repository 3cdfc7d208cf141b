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

/** An entry as written. */
export interface WrittenError {
  readonly code: string;
  readonly entry: JsonObject;
  /** Whether it is in `partners/shared`. */
  readonly shared: boolean;
}

export interface WrittenCatalog {
  readonly entries: readonly WrittenError[];
  readonly sources: readonly Source[];
  /** Absolute; also those that do not exist (yet). */
  readonly paths: readonly string[];
}

const catalogPaths = (siteDir: string, set: string): readonly [string, string] => [
  join(siteDir, 'partners', set, 'errors.yaml'),
  join(siteDir, 'partners', 'shared', 'errors.yaml'),
];

/** Reads the catalog of the set and the one that all sets share. */
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

/** What decides which common codes an operation can return. */
type OperationTraits = Pick<Operation, 'direction' | 'parameters' | 'body' | 'idempotencyKey'>;

type Applies = (operation: OperationTraits) => boolean;

/** Scopes of codes that operations return without naming them, and which operations do. */
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

/** Whether a code is only for `failure` of objects: no call answers with it. */
export const isFailure = (entry: JsonObject): boolean => entry.appliesTo === 'failure';

const valuesOf = oncePer(
  (document: JsonObject): ReadonlySet<string> =>
    new Set(Array.from(textsIn(document), ([, text]) => text)),
);

/** Whether a move, an enum or an example of the contract has a code as its value. */
export const isValue = (document: JsonObject, code: string): boolean =>
  valuesOf(document).has(code);

/** Content of `failure` with the code of an entry. */
const failureBody = (entry: JsonObject): JsonObject => ({
  code: entry.code ?? '',
  detail: asObject(entry.example).detail ?? '',
  retryable: entry.retryable ?? false,
});

/** Complete problem body (RFC 9457) of an entry. */
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

/** Entries that apply to the set, with the operations that can return each. */
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

/** Example request id the `Problem` schema shows; empty when the contract has none. */
export function exampleRequestId(document: JsonObject): string {
  const path = ['components', 'schemas', 'Problem', 'properties', 'requestId', 'examples', '0'];
  return asText(valueAt(document, path)) ?? '';
}
