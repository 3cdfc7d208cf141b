import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { compile } from '../../src/reference/mock/compile';
import { entriesOf } from '../../src/reference/playground/catalog';
import { issuesOf } from '../../src/reference/playground/check';
import {
  compile as compilePlayground,
  compileFields,
} from '../../src/reference/playground/compile';
import { newDraft } from '../../src/reference/playground/draft';
import { requestOf } from '../../src/reference/samples/from-contract';
import { stillSandbox } from '../mock/support';
import { adopted } from '../zoo/adopted';

/** `readOnly` and `writeOnly` fields that are required, in every place of a schema. */

const ref = (name: string, more: JsonObject = {}): JsonObject => ({
  $ref: `#/components/schemas/${name}`,
  ...more,
});
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});
const id: JsonObject = { type: 'integer', readOnly: true };
const password: JsonObject = { type: 'string', writeOnly: true };
const name: JsonObject = { type: 'string', example: 'Rex' };
const Pet = object({ id, name, password });
const example: JsonObject = { id: 7, name: 'Tom', password: 'secret' };

/** Each schema of a body, with the place of its `Pet`. */
const SCHEMAS: Readonly<Record<string, readonly [JsonObject, ...path: string[]]>> = {
  inline: [Pet],
  named: [ref('Pet')],
  nested: [object({ pet: ref('Pet') }), 'pet'],
  'list of objects': [{ type: 'array', minItems: 1, items: ref('Pet') }, '0'],
  'list in an object': [object({ pets: { type: 'array', minItems: 1, items: Pet } }), 'pets', '0'],
  map: [{ type: 'object', additionalProperties: ref('Pet'), minProperties: 1 }, 'name'],
  'part of allOf': [{ allOf: [ref('Pet'), object({ age: { type: 'integer', default: 3 } })] }],
  'required in one part, described in another': [
    { allOf: [{ required: ['id', 'password'] }, ref('OpenPet')] },
  ],
  'required beside a reference': [ref('OpenPet', { required: ['id', 'name', 'password'] })],
  'choice of oneOf': [{ oneOf: [ref('Pet'), object({ wheels: { type: 'integer' } })] }],
  'choice of anyOf': [{ anyOf: [ref('Pet'), { type: 'string' }] }],
  'required beside a choice': [
    { type: 'object', required: ['id', 'name'], oneOf: [ref('OpenPet'), ref('Other')] },
  ],
  'flag in the named schema': [object({ id: ref('Id'), name, password: ref('Password') })],
  'flag beside a reference': [
    object({
      id: ref('Plain', { readOnly: true }),
      name,
      password: ref('Plain', { writeOnly: true }),
    }),
  ],
  'flag in allOf': [
    object({ id: { allOf: [ref('Id')] }, name, password: { allOf: [ref('Plain'), password] } }),
  ],
  'flag and null': [
    object({ id: { anyOf: [ref('Id'), { type: 'null' }] }, name, password: ref('Password') }),
  ],
  'whole object': [
    object({ id: { ...Pet, readOnly: true }, name, password: { ...Pet, writeOnly: true } }),
  ],
  'example of the schema': [{ ...Pet, example }],
};

const documented: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Directions', version: '1' },
  servers: [{ url: 'https://api.example.test' }],
  paths: Object.fromEntries(
    Object.entries(SCHEMAS).map(([kind, [schema]], index) => {
      const content: JsonObject = { 'application/json': { schema } };
      return [
        `/things${index}`,
        {
          post: {
            operationId: `post${index}`,
            summary: kind,
            requestBody: { required: true, content },
            responses: { '200': { description: 'Done.', content } },
          },
        },
      ];
    }),
  ),
  components: {
    schemas: {
      Pet,
      OpenPet: { type: 'object', properties: { id, name, password } },
      Other: object({ other: { type: 'string' } }),
      Id: id,
      Password: password,
      Plain: { type: 'string' },
    },
  },
};

/** OpenAPI 3.0 has no types in a list, and ignores what is beside a reference; 2.0 has no choice. */
const older = (version: string, kinds: RegExp): JsonObject => {
  const kept = Object.entries(documented.paths as Record<string, JsonObject>).filter(
    ([, { post }]) => !kinds.test(((post ?? {}) as JsonObject).summary as string),
  );
  return { ...documented, openapi: version, paths: Object.fromEntries(kept) };
};
const swagger: JsonObject = {
  swagger: '2.0',
  info: { title: 'Directions', version: '1' },
  host: 'api.example.test',
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/pets': {
      post: {
        operationId: 'post0',
        summary: 'named',
        parameters: [
          { in: 'body', name: 'pet', required: true, schema: { $ref: '#/definitions/Pet' } },
        ],
        responses: { '200': { description: 'Done.', schema: { $ref: '#/definitions/Pet' } } },
      },
    },
  },
  definitions: { Pet: object({ id, name }) },
};

const at = (value: JsonValue, path: readonly string[]): JsonValue =>
  path.reduce<JsonValue>((owner, key) => (owner as JsonObject)[key] ?? null, value);

async function contractOf(document: JsonObject) {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const result = await adopted(file);
    if (!result.contract) throw new Error(result.mistakes.join('\n'));
    return { ...result, contract: result.contract };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const DOCUMENTS: Readonly<Record<string, JsonObject>> = {
  '2.0': swagger,
  '3.0.3': older('3.0.3', /beside a reference|null/),
  '3.1.0': documented,
};

describe.each(Object.entries(DOCUMENTS))('OpenAPI %s', async (_version, document) => {
  const { contract, copies } = await contractOf(document);
  const mock = compile(contract);
  const entries = entriesOf(compilePlayground(contract, mock).data);
  const operations = contract.operations.map(
    (operation) => [operation.summary, operation] as const,
  );

  it.each(operations)('is sent without what only answers contain: %s', async (kind, operation) => {
    const path = SCHEMAS[kind]?.slice(1) as string[];
    const { baseUrl, body = null } = requestOf(contract, operation);
    expect(at(body, path)).not.toHaveProperty('id');
    expect(at(body, path)).toHaveProperty('name');
    const send = (sent: JsonValue) =>
      stillSandbox({ mock }).fetch(
        new Request(baseUrl + operation.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(sent),
        }),
      );
    const response = await send(body);
    expect(response.headers.get('Sandbox-Reason')).toBeNull();
    const answer = at((await response.json()) as JsonValue, path);
    expect(answer).toHaveProperty('id');
    expect(answer).not.toHaveProperty('password');
    const entry = entries.find(({ operation: { id: other } }) => other === operation.id);
    expect(entry && issuesOf(entry, newDraft(entry))).toEqual([]);
    // What a request must contain is still asked for.
    expect((await send(path[0] === '0' ? [{}] : {})).status).toBe(422);
  });

  it('lists no field that a message lacks, and calls none required that it need not have', () => {
    expect(JSON.stringify(compileFields(contract))).not.toMatch(/"[^"]*\/id"/);
    const linesIn = (part: 'Body' | 'Answer' | 'Objects', field: string): readonly string[] =>
      copies
        .flatMap((copy) => copy.split(/^##+ /m))
        .filter(
          (section) =>
            section.startsWith(part) || (part === 'Objects' && section.includes(' {#object-')),
        )
        .flatMap((section) => section.match(new RegExp(`^ *- \`${field}\` .*$`, 'gm')) ?? []);
    expect([linesIn('Body', 'id'), linesIn('Answer', 'password')]).toEqual([[], []]);
    expect(linesIn('Body', 'name').length + linesIn('Objects', 'name').length).toBeGreaterThan(0);
    const objects = [...linesIn('Objects', 'id'), ...linesIn('Objects', 'password')];
    expect(objects.filter((line) => line.includes('(required, '))).toEqual([]);
  });
});
