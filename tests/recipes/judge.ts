import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig } from '@redocly/openapi-core';
import { run, type WorkflowExecutionResult } from '@redocly/respect-core';
import { stringify } from 'yaml';
import { asObject, asText, objects } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { createSandbox } from '../../src/reference/mock';
import type { CompleteFile } from '../../src/reference/recipes/recipes';
import { KEY, START, type Subject } from '../mock/support';

const write = (path: string, value: JsonValue): string => {
  writeFileSync(path, stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }));
  return path;
};

const nothing = (): void => undefined;
const SILENT = {
  info: nothing,
  warn: nothing,
  error: nothing,
  output: nothing,
  printNewLine: nothing,
  printSeparator: nothing,
  indent: (text: string) => text,
};

/** The time limit of a call, in milliseconds of the real clock; no step waits exactly this long. */
const FETCH_LIMIT = 39_999;

/**
 * Makes timers of a program advance the virtual clock instead of waiting; timers of other code,
 * such as the test runner, are unaffected.
 */
async function withoutWaiting<T>(advance: (ms: number) => void, action: () => Promise<T>) {
  const { setTimeout } = globalThis;
  const program = new AsyncLocalStorage<true>();
  globalThis.setTimeout = ((call: () => void, ms = 0) => {
    const isOwn = program.getStore() ?? false;
    if (!isOwn || ms < 1000 || ms === FETCH_LIMIT) return setTimeout(call, ms);
    advance(ms);
    return setTimeout(call, 0);
  }) as typeof setTimeout;
  try {
    return await program.run(true, action);
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

const faultsOf = (workflows: readonly WorkflowExecutionResult[]): readonly string[] =>
  workflows.flatMap(({ executedSteps }) =>
    executedSteps.flatMap((step) =>
      'checks' in step
        ? step.checks
            .filter(({ passed }) => !passed)
            .map(({ name, message = '' }) => `${step.stepId}, ${name}: ${message}`)
        : faultsOf([step]),
    ),
  );

const REF = /"\$ref":"#\/components\/([^/"]+)\/([^/"]+)"/g;

/** The components that a document refers to, directly or indirectly, and its security schemes. */
function usedComponents(all: JsonObject, document: JsonObject): JsonObject {
  const used: Record<string, Record<string, JsonValue>> = {};
  const keep = (value: JsonValue): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(REF)) {
      const part = asObject(all[kind])[name];
      if (part === undefined || used[kind]?.[name] !== undefined) continue;
      (used[kind] ??= {})[name] = part;
      keep(part);
    }
  };
  keep(document);
  return { ...used, securitySchemes: all.securitySchemes ?? {} };
}

/**
 * The published contract, reduced to the operations that workflows call: the runner copies the
 * document for each expression, which takes a minute for a whole contract.
 */
function onlyCalled({ paths, components, ...published }: JsonObject, { workflows }: JsonObject) {
  const called = new Set(
    objects(workflows).flatMap(({ steps }) => objects(steps).map(({ operationId }) => operationId)),
  );
  const pathsCalled = Object.entries(asObject(paths)).filter(([, item]) =>
    Object.values(asObject(item)).some((method) => called.has(asObject(method).operationId)),
  );
  const document = { ...published, paths: Object.fromEntries(pathsCalled), webhooks: {} };
  return { ...document, components: usedComponents(asObject(components), document) };
}

type Judged = Pick<Subject, 'contract' | 'mock' | 'behaviors'>;

/** Runs a workflow of a file in a separate sandbox. */
async function take({ mock, behaviors }: Judged, path: string, { workflowId, inputs }: JsonObject) {
  const sandbox = createSandbox(mock, { behaviors, now: () => START });
  const values = Object.keys(asObject(asObject(inputs).properties)).map((input) => [
    input,
    input === 'run' ? 'judged-by-redocly' : KEY,
  ]);
  const [result] = await withoutWaiting(
    (ms) => sandbox.advance(KEY, `PT${Math.ceil(ms / 1000)}S`),
    async () =>
      run({
        files: [path],
        workflow: [asText(workflowId) ?? ''],
        config: await createConfig({}),
        fetch: (input: string, init?: RequestInit) => sandbox.fetch(new Request(input, init)),
        input: JSON.stringify(Object.fromEntries(values)),
        maxSteps: 2000,
        maxFetchTimeout: FETCH_LIMIT,
        logger: SILENT,
        requestFileLoader: { getFileBody: () => Promise.reject(new Error('No files.')) },
      } as unknown as Parameters<typeof run>[0]),
  );
  return result;
}

/**
 * Lets Redocly's runner execute every workflow of the published descriptions against the sandbox.
 * The runner reads the workflows as published, and also checks each answer against the published
 * contract.
 *
 * @returns the workflows that passed, and the others with their problems
 */
export async function judge(subject: Judged, files: readonly CompleteFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  const held: string[] = [];
  const broken: string[] = [];
  try {
    mkdirSync(join(folder, 'recipes'));
    for (const { name, description } of files) {
      write(join(folder, 'openapi.yaml'), onlyCalled(subject.contract.published, description));
      const path = write(join(folder, 'recipes', name), description);
      for (const workflow of objects(description.workflows)) {
        const result = await take(subject, path, workflow);
        const id = asText(workflow.workflowId) ?? '';
        if (result?.hasProblems === false) held.push(id);
        else broken.push([id, ...faultsOf(result?.executedWorkflows ?? [])].join('; '));
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { held, broken };
}
