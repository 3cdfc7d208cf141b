import { afterAll, describe, expect, it } from 'vitest';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { asObject, objects } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { publishedFiles } from '../../src/reference/publish/files';
import { loadLibrary, loadSubjects, type Subject } from '../mock/support';

/** Checks the OpenAPI documents as published with an independent tool. */
const library = await loadLibrary();
const subjects = await loadSubjects();
const config = await createConfig({ extends: ['spec'] });
const messages: string[] = [];

afterAll(() => {
  console.log(`published OpenAPI: ${messages.join('; ')}`);
});

const faultsOf = async (source: string): Promise<readonly string[]> =>
  (await lintFromString({ source, config })).map(({ ruleId, message }) => `${ruleId}: ${message}`);

function textOf({ contract, workspace }: Subject, name: string): string {
  const file = publishedFiles(workspace, contract).find(({ path }) => path.endsWith(name));
  if (!file) throw new Error(`${name} is not published.`);
  return file.text;
}

describe.each(subjects)('$set', (subject) => {
  const { contract, set } = subject;
  const json = textOf(subject, 'openapi.json');
  const yaml = textOf(subject, 'openapi.yaml');

  it('is valid OpenAPI 3.1, without dangling references', { timeout: 120_000 }, async () => {
    expect(await faultsOf(json)).toEqual([]);
    const references = json.match(/"\$ref":/g)?.length ?? 0;
    // Each operation returns at least an object and a few problems.
    expect(references).toBeGreaterThan(5 * contract.operations.length);
    messages.push(
      `${set} ${String(Math.round(json.length / 1000))} kB, ${String(references)} references`,
    );
  });

  it('gives every property a schema that is an object or `false`', () => {
    expect(json).not.toMatch(/"properties":\{[^{}]*"[^"]+":true/);
  });

  it('has the same content as YAML and as JSON', () => {
    expect(parse(yaml)).toEqual(JSON.parse(json));
  });

  it('contains no response twice, which halves its size', () => {
    const { paths } = JSON.parse(json) as { paths: JsonObject };
    const operations = objects(Object.values(paths)).flatMap((item) =>
      objects(Object.values(item)),
    );
    const responses = operations.flatMap((operation) =>
      Object.values(asObject(operation.responses)),
    );
    const written = responses
      .map((response) => JSON.stringify(response))
      .filter((json) => !json.startsWith('{"$ref"'));
    expect(responses.length).toBeGreaterThan(2 * contract.operations.length);
    expect(written.filter((json, index) => written.indexOf(json) !== index)).toEqual([]);
    const before = JSON.stringify(contract.document, null, 2).length;
    expect(json.length / before).toBeLessThan(0.5);
  });
});

it('reports a dangling reference, a missing description and an unknown key', async () => {
  const json = textOf(library, 'openapi.json');
  for (const [from, to] of [
    ['"#/components/responses/Problem401"', '"#/components/responses/Problem499"'],
    ['"name":"webhook-id","in":"header"', '"name":"webhook-id","in":"head"'],
    ['"openapi":"3.1.0"', '"openapi":"3.1.0","pats":{}'],
  ] as const) {
    expect(json).toContain(from);
    expect(await faultsOf(json.replace(from, to)), to).not.toEqual([]);
  }
}, 120_000);
