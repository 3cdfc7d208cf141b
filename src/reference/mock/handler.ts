import type { MockContract } from './contract';
import { authenticate, checkScopes } from './access';
import { endingHeaders } from './endings';
import { runOnce } from './idempotency';
import { uuidv7 } from './ids';
import { makeDueMoves } from './lifecycle';
import { perform } from './perform';
import { preferredAnswer } from './prefer';
import { problemAnswer, Refused } from './problems';
import { rateHeaders, countRequest } from './quota';
import { checkBody, readBody, readParameters, findRoute, triggersIn, type Route } from './request';
import type { Answer, Session } from './session';
import type { Validator } from '../contract/validate';

export interface HandlerContext {
  readonly contract: MockContract;
  readonly validator: Validator;
  /** Requests per minute and key. */
  readonly quota: number;
  readonly sessionOf: (key: string) => Session;
  /** Simulated network delay before an accepted request is carried out. */
  readonly latency: () => Promise<void>;
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** Ids in the request's path by the ids that the examples of the contract show in their place. */
function idsByExampleOf({ operation, path }: Route): ReadonlyMap<string, string> {
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
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new Refused('idempotency_key_missing');
  return key;
}

/** Carries out a routed request. */
async function run(
  request: Request,
  text: string,
  url: URL,
  route: Route,
  session: Session,
  context: HandlerContext,
): Promise<Answer> {
  const { operation, path } = route;
  const { validator } = context;
  const preferred = preferredAnswer(session, operation, request.headers);
  if (preferred) return preferred;
  checkScopes(operation, request.headers);
  const query = readParameters(route, url, request.headers, validator);
  const body = readBody(operation, request.headers.get('Content-Type'), text);
  const key = idempotencyKeyOf(route, request.headers);
  const work = (): Answer => {
    checkBody(operation, body, validator);
    const triggers = triggersIn(operation, { body, path, query, headers: request.headers });
    const refusing = triggers.find(({ error }) => error !== undefined);
    if (refusing?.error !== undefined) throw new Refused(refusing.error);
    const { headers } = request;
    const idsByExample = idsByExampleOf(route);
    return perform(session, validator, { route, body, query, triggers, idsByExample, headers });
  };
  if (key === undefined) return work();
  const fingerprint = `${request.method} ${url.pathname} ${JSON.stringify(body ?? text)}`;
  return runOnce(session, key, fingerprint, async () => {
    await context.latency();
    makeDueMoves(session);
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
  makeDueMoves(session);
  const requestId = `req_${uuidv7(session.time, session.random)}`;
  let endings: Readonly<Record<string, string>> = {};
  const shared = () => ({
    'Request-Id': requestId,
    ...rateHeaders(session, context.quota),
    ...endings,
  });
  let idsByExample: ReadonlyMap<string, string> = new Map();
  try {
    const route = findRoute(contract, request.method, url.pathname);
    idsByExample = idsByExampleOf(route);
    endings = endingHeaders(route.operation, request, url, text);
    if (!route.operation.public && authenticate(request.headers) === undefined) {
      throw new Refused('authentication_failed', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    countRequest(session, context.quota);
    return respond(await run(request, text, url, route, session, context), shared());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const rename = (detail: string) =>
      [...idsByExample].reduce((text, [example, id]) => text.replaceAll(example, id), detail);
    const answer = problemAnswer(contract, error, { requestId, instance: url.pathname, rename });
    return respond(answer, shared());
  }
}
