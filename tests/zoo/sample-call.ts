import type { Contract, Operation } from '../../src/reference/contract/model';
import { requestOf } from '../../src/reference/samples/from-contract';
import { segmentsOf, segmentsType } from '../../src/reference/samples/payload';
import { compile } from '../../src/reference/mock/compile';
import { targetOf } from '../../src/reference/samples/url';
import { stillSandbox } from '../mock/support';

/** The reasons of a sandbox that concern what is sent, and not whether it may be sent. */
const OF_CONTENT = new Set([400, 415, 422]);

/** The sample of an operation as a request to a sandbox; undefined if no browser can send it. */
export function sampleCall(contract: Contract, operation: Operation): Request | undefined {
  const sample = requestOf(contract, operation);
  const { method, payload, credentials, idempotencyKey } = sample;
  if (method === 'TRACE') return undefined;
  // The server of the document answers; some operations name others.
  const address = new URL((contract.servers[0]?.url ?? '').replace(/\/+$/, '') + targetOf(sample));
  const headers = new Headers(Object.fromEntries(sample.headers));
  for (const [name, value] of payload ? segmentsType(payload) : []) headers.set(name, value);
  for (const { in: place, name, prefix = '' } of credentials) {
    if (place === 'header') headers.set(name, `${prefix}key`);
    if (place === 'query') address.searchParams.set(name, 'key');
  }
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  const body = payload
    ? segmentsOf(payload)
        .map((part) => ('file' in part ? part.file : part.text))
        .join('')
    : sample.body === undefined
      ? null
      : JSON.stringify(sample.body);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    body: hasBody ? body : null,
  });
}

/** The samples that a new sandbox of their contract refuses for what they send. */
export async function refusedSamples(contract: Contract): Promise<readonly string[]> {
  const mock = compile(contract);
  const refused: string[] = [];
  for (const operation of contract.operations) {
    const call = sampleCall(contract, operation);
    const response = call && (await stillSandbox({ mock }).fetch(call));
    const reason = response?.headers.get('Sandbox-Reason') ?? undefined;
    if (reason !== undefined && OF_CONTENT.has(response?.status ?? 0)) {
      refused.push(`${operation.id}: ${reason}`);
    }
  }
  return refused;
}

/** What a sandbox says of calls that it must refuse: nothing there, no credentials, no body. */
export async function refusals(contract: Contract): Promise<readonly string[]> {
  const sandbox = stillSandbox({ mock: compile(contract) });
  const [{ url } = { url: '' }] = contract.servers;
  const calls = contract.operations.map(
    ({ path, method }) =>
      new Request(url.replace(/\/+$/, '') + path, { method: method === 'TRACE' ? 'GET' : method }),
  );
  const answers = await Promise.all(
    [...calls, new Request(`${url}/nowhere/at/all`)].map((call) => sandbox.fetch(call)),
  );
  return Promise.all(
    answers.map(async (answer) => `${JSON.stringify([...answer.headers])}\n${await answer.text()}`),
  );
}
