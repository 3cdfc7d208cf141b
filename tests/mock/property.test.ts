import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonValue } from '../../src/reference/contract/model';
import { requestOf } from '../../src/reference/samples/from-contract';
import { near } from './arbitrary';
import { KEY, loadSubjects, stillSandbox, type Subject } from './support';

/**
 * Sends random requests, valid and invalid, in random order to a sandbox that keeps its state, and
 * checks that every answer and every event matches the contract.
 */
const subjects = await loadSubjects();
const RUNS = 300;
const CALLS = 12;
const counts = {
  requests: 0,
  events: 0,
  statuses: new Map<number, number>(),
  operations: new Set(),
};

afterAll(() => {
  const statuses = [...counts.statuses].sort(([a], [b]) => a - b);
  const total = subjects.reduce((sum, { mock }) => sum + mock.operations.length, 0);
  console.log(
    `sandbox: ${counts.requests} random requests over ${counts.operations.size} of ${total} operations, ` +
      `${counts.events} events, all as the contract says ` +
      `(${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')})`,
  );
});

interface Chance {
  readonly operation: number;
  readonly body: JsonValue | undefined;
  readonly method: string | undefined;
  readonly pathId: string | undefined;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string | undefined])[];
  readonly raw: string | undefined;
  readonly reuse: number;
  readonly advance: string | undefined;
}

function chance(subject: Subject): fc.Arbitrary<Chance> {
  const { operations } = subject.contract;
  return fc.nat(operations.length - 1).chain((operation) => {
    const sample = operations[operation]?.body?.examples[0]?.value;
    return fc.record({
      operation: fc.constant(operation),
      body: sample === undefined ? fc.constant(undefined) : near(sample),
      method: unlikely(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
      pathId: unlikely(
        fc.constantFrom('x', 'loan_0', 'rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c0000', '%'),
      ),
      query: fc.array(
        fc.tuple(
          fc.constantFrom('limit', 'cursor', 'status', 'createdFrom', 'ownNumber', 'base', 'to'),
          fc.oneof(
            fc.constantFrom('1', '0', '101', 'active', '2026-11-02T09:30:00.000Z'),
            fc.string({ maxLength: 20 }),
          ),
        ),
        { maxLength: 2 },
      ),
      headers: fc.array(
        fc.constantFrom<readonly [string, string | undefined]>(
          ['Authorization', undefined],
          ['Authorization', 'Bearer sk_sandbox_readonly'],
          ['Authorization', 'Bearer sk_live_1'],
          ['Idempotency-Key', undefined],
          ['Idempotency-Key', 'short'],
          ['Content-Type', 'text/plain'],
          ['Content-Type', 'application/json; charset=utf-8'],
          ['Prefer', 'code=rate_limited'],
          ['Prefer', 'example=default'],
          ['Prefer', 'code=nothing'],
        ),
        { maxLength: 1 },
      ),
      raw: unlikely(fc.constantFrom('{"a":', '', '[1,]', 'null', '"a', '{"__proto__":1}')),
      reuse: fc.nat(9),
      advance: fc.option(fc.constantFrom('PT10S', 'PT10M', 'P1D', 'P20D'), {
        nil: undefined,
        freq: 3,
      }),
    });
  });
}

const unlikely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

function requestFor(subject: Subject, chance: Chance): readonly [string, Request] {
  const operation = subject.contract.operations[chance.operation];
  if (!operation) throw new Error('no operation');
  const sample = requestOf(subject.contract, operation);
  const path = sample.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => chance.pathId ?? sample.pathParams[name] ?? '',
  );
  const url = new URL(`${sample.baseUrl}${path}`);
  for (const [name, value] of [...sample.query, ...chance.query]) url.searchParams.set(name, value);
  const headers = new Headers(Object.fromEntries(sample.headers));
  headers.set('Authorization', `Bearer ${KEY}`);
  if (sample.idempotencyKey !== undefined)
    headers.set('Idempotency-Key', `idempotency-key-${String(chance.reuse)}`);
  for (const [name, value] of chance.headers) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const method = chance.method ?? sample.method;
  const body = chance.raw ?? (chance.body === undefined ? undefined : JSON.stringify(chance.body));
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return [operation.id, new Request(url, { method, headers, ...(hasBody ? { body } : {}) })];
}

describe.each(subjects)('$set', (subject) => {
  it('answers every request according to the contract', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(chance(subject), { minLength: CALLS, maxLength: CALLS }),
        async (calls) => {
          const sandbox = stillSandbox(subject);
          for (const chance of calls) {
            const [id, request] = requestFor(subject, chance);
            const response = await sandbox.fetch(request);
            const text = await response.text();
            const owner = subject.contract.operations.find(
              (operation) =>
                operation.method === request.method &&
                operation.path === subject.contract.operations[chance.operation]?.path,
            );
            expect(subject.faults(owner?.id ?? id, response, text), text).toEqual([]);
            counts.requests += 1;
            counts.operations.add(`${subject.set} ${id}`);
            counts.statuses.set(response.status, (counts.statuses.get(response.status) ?? 0) + 1);
            if (chance.advance !== undefined) sandbox.advance(KEY, chance.advance);
          }
          for (const { body } of sandbox.session(KEY).events) {
            expect(subject.eventFaults(body), body).toEqual([]);
            counts.events += 1;
          }
        },
      ),
      { numRuns: RUNS, seed: 11 },
    );
  });
});
