import { join } from 'node:path';
import type { Options } from '../../scripts/sandbox/options';
import type { Reply } from '../../scripts/sandbox/outgoing';
import { startSandbox, type Running } from '../../scripts/sandbox/start';
import { readContract } from '../../src/reference/contract/load';
import { type Contract, type JsonObject, type JsonValue } from '../../src/reference/contract/model';
import { referable, Validator } from '../../src/reference/contract/schema/validate';
import { Workspace } from '../../src/reference/contract/workspace';
import {
  createSandbox,
  type BehaviorModule,
  type Sandbox,
  type SandboxOptions,
} from '../../src/reference/mock';
import { sandboxOf } from '../../src/reference/publish/change-log/sandbox';
import { behaviorsOf } from '../../src/reference/recipes/behaviors';
import type { MockContract, MockOperation, Trigger } from '../../src/reference/mock/contract';
import { omit, textOf, withMember } from '../../src/reference/mock/json';
import { deriveExample } from '../../src/reference/contract/example/example';
import { isObject, objects, parsePointer } from '../../src/reference/contract/json';
import { alternativesOf, shapeOf } from '../../src/reference/contract/schema/shape';
import { seededRandom } from '../../src/reference/mock/ids';
import { requestOf } from '../../src/reference/samples/from-contract';
import { targetOf } from '../../src/reference/samples/url';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from '../support/paths';

export const KEY = 'sk_sandbox_0123456789abcdef';
export const DOCS_URL = 'https://docs.partner.example/partner-api-docs';
export const START = Date.parse('2026-11-02T09:30:00.000Z');

/** The files of the workspaces are read once per worker. */
export const SITE = new Workspace({ siteDir: ROOT, docsUrl: DOCS_URL });
export const LIBRARY = new Workspace({
  siteDir: join(ROOT, 'tests/fixtures/library'),
  docsUrl: DOCS_URL,
});

/** A contract, its compiled sandbox, and an independent check of the sandbox's answers. */
export interface Subject {
  readonly workspace: Workspace;
  readonly set: string;
  readonly contract: Contract;
  readonly mock: MockContract;
  readonly behaviors: readonly BehaviorModule[];
  /** Returns all differences between an answer and the contract; empty if there are none. */
  readonly faults: (operation: string, response: Response, body: string) => readonly string[];
  readonly eventFaults: (body: string) => readonly string[];
}

const schemasOf = ({ document }: Contract): JsonObject =>
  (document.components as { schemas: JsonObject }).schemas;

function judge(contract: Contract): Pick<Subject, 'faults' | 'eventFaults'> {
  const problem: JsonObject = { $ref: '#/components/schemas/Problem' };
  const headerSchemas = (contract.document.components as { headers: JsonObject }).headers;
  const standard = ['RequestId', 'RateLimit', 'RateLimitPolicy', 'RetryAfter'].map(
    (name) => (headerSchemas[name] as { schema: JsonObject }).schema,
  );
  const validator = new Validator(referable(schemasOf(contract), '#/components/schemas/'));
  const faultsOf = (value: JsonValue, schema: JsonObject, what: string): string[] =>
    validator
      .check(value, schema)
      .map(({ path, detail }) => `${what} /${path.join('/')}: ${detail}`);
  const outside = contract.errors
    .filter(({ appliesTo }) => appliesTo === 'outside-operations' || appliesTo === 'path-id')
    .map(({ code }) => code);

  const headerFaults = (response: Response): string[] => {
    const required = ['Request-Id', 'RateLimit', 'RateLimit-Policy'].map((name, index) => ({
      name,
      schema: standard[index] ?? {},
      isNumber: false,
    }));
    const late = [429, 503].includes(response.status)
      ? [{ name: 'Retry-After', schema: standard[3] ?? {}, isNumber: true }]
      : [];
    return [...required, ...late].flatMap(({ name, schema, isNumber }) => {
      const value = response.headers.get(name);
      if (value === null) return [`the header ${name} is missing`];
      return faultsOf(isNumber ? Number(value) : value, schema, name);
    });
  };

  const problemFaults = (id: string, response: Response, body: JsonValue): string[] => {
    const faults = faultsOf(body, problem, 'problem');
    if (faults.length > 0) return faults;
    const { status, requestId } = body as JsonObject;
    const code = textOf((body as JsonObject).code);
    const entry = contract.errors.find((error) => error.code === code);
    const operation = contract.operations.find((candidate) => candidate.id === id);
    const listed = operation
      ? [...operation.specificErrors, ...operation.commonErrors, ...outside]
      : outside;
    const details = [body as JsonObject, ...objects((body as JsonObject).errors)];
    return [
      ...(details.every(({ detail }) => detail !== '') ? [] : ['a detail without words']),
      ...(listed.includes(code) ? [] : [`${id} does not list ${code}`]),
      ...(entry?.status === response.status && status === response.status
        ? []
        : [`status ${response.status} for ${code}`]),
      ...(requestId === response.headers.get('Request-Id') ? [] : ['requestId differs']),
      ...(response.headers.get('Content-Type') === 'application/problem+json'
        ? []
        : ['media type of the problem']),
    ];
  };

  return {
    faults: (id, response, text) => {
      const faults = headerFaults(response);
      const parsed = text === '' ? undefined : (JSON.parse(text) as JsonValue);
      if (response.status >= 400)
        return [...faults, ...problemFaults(id, response, parsed ?? null)];
      const operation = contract.operations.find((candidate) => candidate.id === id);
      const promised = operation?.responses.find(
        ({ status }) => status === String(response.status),
      );
      if (!promised) return [...faults, `${id} does not list the status ${response.status}`];
      for (const header of promised.headers) {
        if (header.required && !response.headers.has(header.name)) {
          faults.push(`the header ${header.name} is missing`);
        }
      }
      if (!promised.body)
        return parsed === undefined ? faults : [...faults, 'a body where none belongs'];
      if (parsed === undefined) return [...faults, 'no body'];
      return [...faults, ...faultsOf(parsed, promised.body.schema.schema, 'body')];
    },
    eventFaults: (text) => {
      const body = JSON.parse(text) as JsonObject;
      const event = contract.events.find(({ type }) => type === body.type);
      return event ? faultsOf(body, event.payload.schema, event.type) : ['unknown event'];
    },
  };
}

async function loadSubject(workspace: Workspace, set: string): Promise<Subject> {
  const contract = await readContract(workspace, set);
  const behaviors = await behaviorsOf(workspace.siteDir, set);
  return {
    workspace,
    set,
    contract,
    behaviors,
    mock: sandboxOf(workspace, contract),
    ...judge(contract),
  };
}

let library: Promise<Subject> | undefined;
let site: Promise<readonly Subject[]> | undefined;

/** Returns the contract that the tests of the engine are based on; loaded once per worker. */
export const loadLibrary = (): Promise<Subject> => (library ??= loadSubject(LIBRARY, 'lending'));

/** Returns the sets of this site; loaded once per worker. */
export const loadSite = (): Promise<readonly Subject[]> =>
  (site ??= Promise.all(setIds.map((set) => loadSubject(SITE, set))));

/** Returns all subjects, for tests that apply to every contract. */
export const loadSubjects = async (): Promise<readonly Subject[]> => [
  await loadLibrary(),
  ...(await loadSite()),
];

/** Returns the answer of a listener that sends nothing but a status. */
export const replied = (status: number): Reply => ({ status, retryAfter: undefined, body: '' });

/** Starts a sandbox server on a free port. */
export const localSandbox = (
  workspace: Workspace,
  options: Pick<Options, 'set'> & Partial<Options>,
): Promise<Running> =>
  startSandbox(
    workspace,
    { port: 0, webhookUrl: undefined, secret: undefined, loopback: false, speed: 1, ...options },
    () => undefined,
  );

/** Returns a sandbox whose clock does not move and whose random numbers are reproducible. */
export const stillSandbox = (
  { mock, behaviors = [] }: Pick<Subject, 'mock'> & Partial<Pick<Subject, 'behaviors'>>,
  options: SandboxOptions = {},
): Sandbox =>
  createSandbox(mock, {
    behaviors,
    now: () => START,
    random: seededRandom(1),
    quota: Infinity,
    ...options,
  });

export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Idempotency key; a new one is created by default. */
  readonly key?: string;
}

let keys = 0;

/** Returns the sample request of an operation, with changes. */
export function sampleRequest(
  { contract }: Pick<Subject, 'contract'>,
  id: string,
  call: Call = {},
): Request {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const sample = requestOf(contract, operation);
  keys += 1;
  const headers = new Headers(Object.fromEntries(sample.headers));
  if (sample.credentials.length > 0) headers.set('Authorization', `Bearer ${KEY}`);
  if (sample.idempotencyKey !== undefined) {
    headers.set('Idempotency-Key', call.key ?? `key-${String(keys).padStart(20, '0')}`);
  }
  for (const [name, value] of Object.entries(call.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const url = targetOf({ ...sample, pathParams: { ...sample.pathParams, ...call.path } });
  const address = new URL(`${sample.baseUrl}${url}`);
  for (const [name, value] of Object.entries(call.query ?? {}))
    address.searchParams.set(name, value);
  const body = call.body === undefined ? sample.body : call.body;
  return new Request(address, {
    method: sample.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Makes a call that must match the contract, and returns its status, headers and body. */
export async function ask(subject: Subject, sandbox: Sandbox, id: string, call: Call = {}) {
  const response = await sandbox.fetch(sampleRequest(subject, id, call));
  const text = await response.text();
  const faults = subject.faults(id, response, text);
  if (faults.length > 0) throw new Error(`${id} ${response.status}: ${faults.join('; ')}\n${text}`);
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as JsonObject,
  };
}

export const operationOf = ({ mock }: Subject, id: string): MockOperation => {
  const match = mock.operations.find((operation) => operation.id === id);
  if (!match) throw new Error(`There is no operation ${id}.`);
  return match;
};

function setAt(
  target: JsonValue,
  [token, ...rest]: readonly string[],
  value: JsonValue,
): JsonValue {
  if (token === undefined) return value;
  const object = isObject(target) ? target : {};
  return withMember(object, token, setAt(object[token] ?? {}, rest, value));
}

/** Returns the sample call of an operation with a sandbox value in it. */
export function triggerCall({ contract, mock }: Subject, id: string, trigger: Trigger): Call {
  const { in: place, name, value } = trigger;
  if (place === 'path') return { path: { [name]: textOf(value) } };
  if (place === 'query') return { query: { [name]: textOf(value) } };
  if (place === 'header') return { headers: { [name]: textOf(value) } };
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation?.body) throw new Error(`${id} takes no body.`);
  const sample = operation.body.examples[0]?.value ?? {};
  const [top = '', ...rest] = parsePointer(name);
  const schemas = schemasOf(contract);
  const shape = shapeOf(operation.body.schema.schema, schemas).schema;
  const parts = [
    ...alternativesOf(shape).map((alternative) => shapeOf(alternative, schemas).schema),
    shape,
  ];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as JsonObject;
  const field = properties[top];
  const usual = isObject(field) ? deriveExample(field, schemas) : undefined;
  const before = isObject(sample) ? (sample[top] ?? usual ?? {}) : {};
  let body = setAt(sample, [top], setAt(before, rest, value));
  // A value may require fields that are missing from the sample, or exclude some of its fields.
  const validator = new Validator(mock.schemas);
  const compiled = mock.operations.find((candidate) => candidate.id === id)?.body?.schema ?? true;
  for (const { path, code } of validator.check(body, compiled)) {
    const [name = ''] = path;
    const missing = properties[name];
    if (path.length !== 1 || !isObject(body)) continue;
    if (code === 'conflict') body = omit(body, name);
    if (code === 'required' && isObject(missing)) {
      body = withMember(body, name, deriveExample(missing, schemas) ?? null);
    }
  }
  return { body };
}
