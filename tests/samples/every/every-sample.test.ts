import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/sandbox/server';
import { variablesOf } from '../../../src/reference/contract/http/variables';
import { type SampleLanguageId, sampleGenerators } from '../../../src/reference/samples';
import { requestOf } from '../../../src/reference/samples/from-contract';
import { createSandbox } from '../../../src/reference/mock';
import { findRoute } from '../../../src/reference/mock/route';
import { KEY, loadSubjects, type Subject } from '../../mock/support';
import { daily } from '../../support/daily';
import { census, installed, missing, scratchDirectory } from '../toolchains';
import { MARK, runners } from './runners';

/**
 * Runs every sample of every operation in its own language against the sandbox: each must succeed
 * and print exactly the documented answer.
 */
const subjects = await loadSubjects();
const scratch = scratchDirectory();
/** Go and Java compile every program, for seconds: daily those of the library alone. */
const compiled = daily(subjects, subjects.length);
const languagesOf = (subject: Subject): readonly SampleLanguageId[] =>
  installed
    .map(({ id }) => id)
    .filter((id) => compiled.includes(subject) || !['go', 'java'].includes(id));
const operations = subjects.reduce((sum, { contract }) => sum + contract.operations.length, 0);
const executed = new Map<string, number>();

afterAll(() => {
  scratch.remove();
  const counts = [...executed]
    .map(([language, count]) => `${language} ${String(count)}`)
    .join(', ');
  const total = [...executed.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `samples against the sandbox: ${String(total)} of ${String(operations * sampleGenerators.length)} ` +
      `(${String(operations)} operations; ${counts}; ${census()})`,
  );
});

interface Exchange {
  readonly operation: string;
  readonly response: Response;
  readonly text: string;
}

/** A sandbox over HTTP that is reset for every request. */
async function freshServer({ mock, behaviors }: Subject) {
  const exchanges: Exchange[] = [];
  const server = await serve(async (request) => {
    const response = await createSandbox(mock, { behaviors }).fetch(request);
    const text = await response.clone().text();
    const { operation } = findRoute(mock, request.method, new URL(request.url).pathname);
    exchanges.push({ operation: operation.id, response, text });
    return response;
  }, 0);
  return { ...server, exchanges };
}

it('has the toolchains that are required', () => {
  expect(
    missing
      .filter(({ required }) => required)
      .map(({ id, packages }) => `${id}: ${packages.join(' ')}`),
  ).toEqual([]);
});

describe.each(subjects)('$set', (subject) => {
  const { contract, set } = subject;
  const requests = contract.operations.map((operation) => requestOf(contract, operation));

  it.each(languagesOf(subject))('%s', { timeout: 240_000 }, async (id) => {
    const generator = sampleGenerators.find((candidate) => candidate.id === id);
    if (!generator) throw new Error(`There is no generator of ${id}.`);
    const folder = join(scratch.path, `${set}-${id}`);
    mkdirSync(folder);
    const server = await freshServer(subject);
    const { url, credential } = variablesOf(contract);
    const env = { [url]: `${server.url}${subject.mock.basePath}`, [credential('api key')]: KEY };
    const outcome = await runners[id](requests.map(generator.generate), folder, env);
    await server.close();
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(0);
    const printed = outcome.stdout.split(MARK).slice(1);
    expect(printed).toHaveLength(requests.length);
    expect(server.exchanges.map(({ operation }) => operation)).toEqual(
      requests.map(({ operationId }) => operationId),
    );
    for (const [index, { operationId, expect: expected }] of requests.entries()) {
      const exchange = server.exchanges[index];
      if (!exchange) throw new Error(`${operationId} sent nothing.`);
      expect(exchange.response.status, operationId).toBe(expected.status);
      expect(subject.faults(operationId, exchange.response, exchange.text), operationId).toEqual(
        [],
      );
      const output = (printed[index] ?? '').replace(/^\d+\n/, '').trim();
      expect(JSON.parse(output), operationId).toEqual(JSON.parse(exchange.text));
      executed.set(id, (executed.get(id) ?? 0) + 1);
    }
  });
});
