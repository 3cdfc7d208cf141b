import type { MockContract } from './contract';
import { authenticate, checkScopes } from './access';
import { endingHeaders } from './endings';
import { finish, fingerprintOf, KEY_LIFE } from './idempotency';
import { uuidv7 } from './ids';
import { settle } from './lifecycle';
import { perform } from './perform';
import { preferredAnswer } from './prefer';
import { problemAnswer, Refused } from './problems';
import { rateHeaders, useQuota } from './quota';
import { checkBody, readBody, readParameters, route, triggered, type Route } from './request';
import type { Answer, Session } from './session';
import type { Validator } from '../contract/validate';

export interface HandlerContext {
  readonly contract: MockContract;
  readonly validator: Validator;
  /** Requests per minute and key. */
  readonly quota: number;
  readonly sessionOf: (key: string) => Session;
  /** Resolves when a request that was accepted goes on; a network's delay. */
  readonly latency: () => Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** Ids the examples show for the parameters of a path, and what the request says instead. */
function namesIn({ operation, path }: Route): ReadonlyMap<string, string> {
  return new Map(
    operation.parameters.flatMap(({ in: place, name, example }) => {
      const value = path.get(name);
      return place === 'path' && typeof example === 'string' && value !== undefined
        ? [[example, value] as const]
        : [];
    }),
  );
}

function idempotencyKeyOf({ operation }: Route, headers: Headers): string | undefined {
  const key = headers.get('Idempotency-Key') ?? undefined;
  if (operation.key === 'none' || (operation.key === 'optional' && key === undefined))
    return undefined;
  if (key === undefined || !KEY.test(key)) throw new Refused('idempotency_key_missing');
  return key;
}

/** Runs one request to its answer. */
async function run(
  request: Request,
  text: string,
  url: URL,
  found: Route,
  session: Session,
  context: HandlerContext,
): Promise<Answer> {
  const { operation, path } = found;
  const { validator } = context;
  const preferred = preferredAnswer(session, operation, request.headers);
  if (preferred) return preferred;
  checkScopes(operation, request.headers);
  const query = readParameters(found, url, request.headers, validator);
  const body = readBody(operation, request.headers.get('Content-Type'), text);
  const key = idempotencyKeyOf(found, request.headers);
  const work = (): Answer => {
    checkBody(operation, body, validator);
    const triggers = triggered(operation, { body, path, query, headers: request.headers });
    const refusing = triggers.find(({ error }) => error !== undefined);
    if (refusing?.error !== undefined) throw new Refused(refusing.error);
    const input = {
      route: found,
      body,
      query,
      triggers,
      names: namesIn(found),
      headers: request.headers,
    };
    return perform(session, validator, input);
  };
  if (key === undefined) return work();
  const fingerprint = fingerprintOf(request.method, url.pathname, body ?? text);
  const stored = session.idempotency.get(key);
  if (stored && session.at - stored.at < KEY_LIFE) {
    if (stored.fingerprint !== fingerprint) throw new Refused('idempotency_key_reused');
    if (!stored.answer) throw new Refused('idempotency_in_progress');
    return {
      ...stored.answer,
      headers: { ...stored.answer.headers, 'Idempotency-Replayed': 'true' },
    };
  }
  return finish(session, key, fingerprint, context.latency, () => {
    settle(session);
    return work();
  });
}

function respond(
  { status, headers, body }: Answer,
  shared: Readonly<Record<string, string>>,
): Response {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const text = body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { ...type, ...shared, ...headers } });
}

/** Answers a request as the API would: every answer fits the contract. */
export async function handle(request: Request, context: HandlerContext): Promise<Response> {
  const { contract } = context;
  const url = new URL(request.url);
  const text = await request.text();
  const session = context.sessionOf(authenticate(request.headers) ?? '');
  settle(session);
  const requestId = `req_${uuidv7(session.at, session.random)}`;
  let endings: Readonly<Record<string, string>> = {};
  const shared = () => ({
    'Request-Id': requestId,
    ...rateHeaders(session, context.quota),
    ...endings,
  });
  let names: ReadonlyMap<string, string> = new Map();
  try {
    const found = route(contract, request.method, url.pathname);
    names = namesIn(found);
    endings = endingHeaders(found.operation, request, url, text);
    if (!found.operation.public && authenticate(request.headers) === undefined) {
      throw new Refused('authentication_failed', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    useQuota(session, context.quota);
    return respond(await run(request, text, url, found, session, context), shared());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const rename = (detail: string) =>
      [...names].reduce((renamed, [example, value]) => renamed.replaceAll(example, value), detail);
    const answer = problemAnswer(contract, error, { requestId, instance: url.pathname, rename });
    return respond(answer, shared());
  }
}
