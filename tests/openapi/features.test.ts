import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/sandbox/server';
import { operationAnchor } from '../../src/reference/contract/page/anchors';
import type { Operation } from '../../src/reference/contract/model';
import { allOperations } from '../../src/reference/contract/names';
import { variablesOf } from '../../src/reference/contract/http/variables';
import { createSandbox } from '../../src/reference/mock';
import { compile } from '../../src/reference/mock/compile';
import { sampleGenerators } from '../../src/reference/samples';
import { requestOf } from '../../src/reference/samples/from-contract';
import { daily } from '../support/daily';
import { ROOT } from '../support/paths';
import { MARK, runners } from '../samples/every/runners';
import { installed, scratchDirectory } from '../samples/toolchains';
import { adopted } from '../zoo/adopted';

/** A document with every part of OpenAPI, and the table that defines how each part is shown. */
const { mistakes, copies, contract } = await adopted(
  join(ROOT, 'tests/fixtures/every-feature/openapi.yaml'),
);
if (!contract) throw new Error(mistakes.join('\n'));
const mock = compile(contract);
const operations = new Map(allOperations(contract).map((operation) => [operation.id, operation]));
const urlVariable = variablesOf(contract).url;
const called = contract.operations.map((operation) => requestOf(contract, operation));

const scratch = scratchDirectory();
afterAll(() => scratch.remove());

/** The cells of each table row with this number of cells. */
const linesWith = (cells: number): readonly (readonly string[])[] =>
  readFileSync(join(ROOT, 'docs/openapi.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Part |-)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .map((line) => line.slice(1, -1))
    .filter((line) => line.length === cells);

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const LINES = linesWith(5).map(([part = '', id = '', page = '', sample = '', sandbox = '']) => ({
  part,
  id: id.replaceAll('`', ''),
  page: codesIn(page),
  sample: codesIn(sample),
  sandbox,
}));

/** The text of a page without Markdown syntax. */
const plain = (text: string): string => text.replaceAll('`', '').replaceAll('\\', '');

/** The section of the copies about an operation, with the objects on its page. */
function sectionOf({ id, path }: Operation): string {
  const copy = copies.find((text) => text.includes(`{#${operationAnchor(id)}}`)) ?? '';
  const [, after = ''] = copy.split(`{#${operationAnchor(id)}}`);
  const [own = ''] = after.split(/^#{2,3} /m);
  const [, objects = ''] = copy.split(/^## Objects/m);
  expect(own, path).not.toBe('');
  return `${own}${objects}`;
}

/** The sandbox's answers to each sample; the sandbox is reset for each. */
async function exchangesOf(id: keyof typeof runners) {
  const statuses: number[] = [];
  const server = await serve(async (request) => {
    const response = await createSandbox(mock).fetch(request);
    statuses.push(response.status);
    return response;
  }, 0);
  const generator = sampleGenerators.find((candidate) => candidate.id === id);
  const folder = join(scratch.path, id);
  mkdirSync(folder);
  const variables = Object.values(mock.credentials).map(({ variable, isLogin }) => [
    variable,
    isLogin ? 'reader:secret' : 'key-0123456789abcdef',
  ]);
  const env = {
    ...(Object.fromEntries(variables) as Record<string, string>),
    [urlVariable]: `${server.url}${mock.basePath}`,
  };
  const picture = join(folder, 'picture.png');
  writeFileSync(picture, 'picture');
  const sources = called.map((request) =>
    // The samples run in the folder of the repository, which does not contain readers' files.
    (generator?.generate(request) ?? '').replaceAll(/\b(file|photo)\.png\b/g, picture),
  );
  const outcome = await runners[id](sources, folder, env);
  await server.close();
  return { outcome, statuses };
}

describe('the table of docs/openapi.md', () => {
  it('has a row for every operation of the document', () => {
    const ids = new Set(LINES.map(({ id }) => id));
    expect([...operations.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(LINES.length).toBeGreaterThan(40);
  });

  it.each(LINES)('$part: $id', ({ id, page, sample, sandbox }) => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The document has no operation ${id}.`);
    const section = plain(sectionOf(operation));
    expect(page.length).toBeGreaterThan(0);
    expect(page.filter((text) => !section.includes(plain(text)))).toEqual([]);
    const request = called.find(({ operationId }) => operationId === id);
    expect(sandbox === '–').toBe(request === undefined);
    if (!request) return;
    const curl = sampleGenerators[0]?.generate(request) ?? '';
    expect(sample.filter((text) => !curl.includes(text))).toEqual([]);
    expect(request.expect.status).toBe(Number(sandbox));
  });

  it.each(linesWith(2))('%s', (_part, page = '') => {
    const intro = plain(copies.find((copy) => copy.includes('## Topics')) ?? '');
    expect(codesIn(page).filter((text) => !intro.includes(plain(text)))).toEqual([]);
  });
});

describe('samples of the document', () => {
  it.each(daily(installed, 3).map(({ id }) => id))('%s', { timeout: 240_000 }, async (id) => {
    const { outcome, statuses } = await exchangesOf(id);
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(0);
    expect(outcome.stdout.split(MARK)).toHaveLength(called.length + 1);
    // The server itself answers OPTIONS requests, which browsers send.
    const reached = called.filter(({ method }) => method !== 'OPTIONS');
    expect(statuses).toEqual(reached.map((request) => request.expect.status));
  });
});

describe('a document of another version', () => {
  const read = async (document: object) => {
    const file = join(scratch.path, 'document.json');
    writeFileSync(file, JSON.stringify(document));
    return adopted(file);
  };
  const info = { title: 'Pets', version: '1' };
  const responses = { 204: { description: 'Done.' } };

  it('3.2 remains 3.2', () => {
    expect(contract.published.openapi).toBe('3.2.0');
    expect(copies.join('\n')).toContain('OpenAPI 3.2');
  });

  it.each([[undefined], ['/v2']])('2.0 without a host, base path %s', async (basePath) => {
    const paths = { '/pets': { get: { responses } } };
    const result = await read({ swagger: '2.0', info, basePath, paths });
    expect(result.mistakes).toEqual([]);
    const [operation] = result.contract?.operations ?? [];
    const address = `https://api.example.com${basePath ?? ''}`;
    expect(result.copies.join('\n')).toContain(`\`GET ${address}/pets\``);
    expect(operation && result.contract && requestOf(result.contract, operation).baseUrl).toBe(
      address,
    );
  });
});

it('internal parts are neither shown nor published', () => {
  const text = `${copies.join('\n')}${JSON.stringify(contract.published)}`;
  const hidden =
    /Not for readers|Nor this one|\/hidden|note|debug|trace|audit|X-Host|operators alone/i;
  expect(hidden.exec(text)?.[0]).toBe(undefined);
});

it('operations without an idempotency key do not mention keys if only some operations take one', () => {
  expect(copies.join('\n')).toContain('`Idempotency-Key`');
  expect(copies.join('\n')).not.toMatch(/takes no key/i);
});
