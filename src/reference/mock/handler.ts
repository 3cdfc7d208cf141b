import { kindOf } from '../contract/http/media-type';
import type { JsonObject } from '../contract/model';
import { jsonText } from '../contract/numeral';
import { withoutOmitted } from '../contract/schema/omitted';
import type { MockContract, MockOperation } from './contract';
import { authenticate, checkCredentials, checkScopes, checkVersion } from './access';
import { checkChanges } from './authority';
import { endingHeaders } from './endings';
import { runOnce } from './idempotency';
import { Amounts } from '../contract/amounts';
import { askOutside, spelled } from './hooks';
import { withIds } from './identifiers';
import { uuidv7 } from './ids';
import { makeDueMoves } from './lifecycle';
import { perform } from './perform';
import { preferredAnswer } from './prefer';
import { problemAnswer, Refused } from './problems';
import { rateHeaders, countRequest } from './quota';
import {
  checkBody,
  hasField,
  readBody,
  readParameters,
  triggersIn,
  withoutUnknown,
} from './request';
import { findRoute, sentBy, type Route } from './route';
import type { Answer, Session } from './session';
import type { CheckedRequest } from './surroundings';

export interface HandlerContext {
  readonly contract: MockContract;
  /** Requests per minute and key. */
  readonly quota: number;
  readonly sessionOf: (key: string) => Session;
  /** Simulated network delay before an accepted request is carried out. */
  readonly latency: () => Promise<void>;
}

function idempotencyKeyOf(
  { validator, contract }: Session,
  { key: use, keySchema = true }: MockOperation,
  headers: Headers,
): string | undefined {
  const key = headers.get('Idempotency-Key');
  if (use === 'none' || (use === 'optional' && key === null)) return undefined;
  const breaches =
    key === null
      ? [{ path: [], code: 'required' as const, detail: 'Required.' }]
      : validator.check(key, keySchema);
  if (key !== null && breaches.length === 0) return key;
  const named = breaches.map((breach) => ({ ...breach, path: ['Idempotency-Key'] }));
  // A catalog has its own words for it.
  throw new Refused('idempotency_key_missing', contract.isPlain ? { breaches: named } : {});
}

/** Carries out a routed request. */
async function run(
  { method, headers }: Request,
  text: string,
  url: URL,
  route: Route,
  session: Session,
  latency: HandlerContext['latency'],
): Promise<Answer> {
  const { operation, path } = route;
  const preferred = preferredAnswer(session, operation, headers);
  if (preferred) return preferred;
  checkVersion(session.contract, headers, session.time);
  checkScopes(session.contract, operation, session.key);
  const parameters = readParameters(operation, url, headers, session.validator);
  const query = new Map(
    [...parameters].map(([name, value]) => [name, spelled(session, value, [name])]),
  );
  const written = readBody(operation, headers.get('Content-Type'), text, session.validator);
  const sent = written === undefined ? undefined : spelled(session, written);
  const key = idempotencyKeyOf(session, operation, headers);
  const checked = (): CheckedRequest => {
    const amounts = new Amounts(session.contract.forms);
    checkBody(operation, sent, session.validator, amounts);
    const schema = operation.body?.schema ?? true;
    const given = sent && withoutOmitted(session.validator, sent, schema, 'readOnly');
    // A contract that shares the conventions documents every field.
    const body =
      given === undefined || session.contract.isPlain
        ? given
        : withoutUnknown(given, schema, session.validator);
    const triggers = triggersIn(operation, { body, path, query, headers }, amounts);
    const pathIds = session.identifiers.inPath(operation, path);
    return { ...route, pathIds, body, query, triggers, headers };
  };
  const work = (request: CheckedRequest): Answer => {
    session.operation = operation;
    try {
      return perform(session, request);
    } finally {
      session.operation = undefined;
      // A contract without our keywords has no rules that the sandbox could break.
      if (!session.contract.isPlain) checkChanges(session);
    }
  };
  const settle = async ({ later, ...answer }: Answer): Promise<Answer> =>
    later ? { ...answer, body: await later } : answer;
  if (key === undefined) return settle(work(checked()));
  const fingerprint = `${method} ${url.pathname} ${JSON.stringify(sent ?? text)}`;
  return runOnce(session, key, fingerprint, async () => {
    await latency();
    makeDueMoves(session);
    const request = checked();
    return settle(work({ ...request, asked: await askOutside(session, request) }));
  });
}

function respond(
  { status, headers, body }: Answer,
  shared: Readonly<Record<string, string>>,
): Response {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const all = new Headers({ ...type, ...shared, ...headers });
  const isText = typeof body === 'string' && kindOf(all.get('Content-Type') ?? '') !== 'json';
  const text = isText ? body : body === undefined ? null : jsonText(body);
  return new Response(text, { status, headers: all });
}

/** Returns the text of a body. Bytes that are not UTF-8 become NUL, which JSON allows nowhere. */
function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes).replaceAll('\uFFFD', '\0');
  }
}

/** Answers a request as the API would. Every answer fits the contract. */
export async function handle(
  request: Request,
  { contract, quota, latency, sessionOf }: HandlerContext,
): Promise<Response> {
  const url = new URL(request.url);
  const text = textIn(await request.arrayBuffer());
  const key = authenticate(contract, request);
  const session = sessionOf(key ?? '');
  if (contract.isPlain) session.plain = await import('./plain');
  makeDueMoves(session);
  const requestId = `req_${uuidv7(session.time, session.random)}`;
  let endings: Readonly<Record<string, string>> = {};
  const shared = () =>
    contract.isPlain
      ? {}
      : {
          // From the virtual clock, so that a client can compare the times in an answer with it.
          Date: new Date(session.time).toUTCString(),
          'Request-Id': requestId,
          ...rateHeaders(session, quota),
          ...endings,
        };
  let route: Route | undefined;
  try {
    route = findRoute(contract, request.method, url.pathname, sentBy(request, url));
    endings = endingHeaders(contract, route.operation, request, url, text);
    checkCredentials(contract, route.operation, request);
    if (!contract.isPlain) countRequest(session, quota);
    return respond(await run(request, text, url, route, session, latency), shared());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const ids = route && session.identifiers.inPath(route.operation, route.path);
    const rename = (detail: string) => withIds(detail, ids ?? new Map());
    if (session.plain && !Object.hasOwn(contract.errors, error.code)) {
      return respond(session.plain.failureAnswer(error, route?.operation), {});
    }
    const { operation } = route ?? {};
    const isField = (field: JsonObject): boolean =>
      operation !== undefined && hasField(operation, text, session.validator, field);
    const context = { requestId, instance: url.pathname, rename, isField };
    return respond(problemAnswer(contract, error, context), shared());
  }
}
