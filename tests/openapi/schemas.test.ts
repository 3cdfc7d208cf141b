import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnySchema } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  asArray,
  asObject,
  asText,
  objectEntries,
  objects,
} from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { asyncApi } from '../../src/reference/publish/schemas/async-api';
import { jsonSchemas } from '../../src/reference/publish/schemas/json-schema';
import { typesFile } from '../../src/reference/publish/schemas/types';
import { DOCS_URL, loadSubjects } from '../mock/support';
import { daily } from '../support/daily';
import { ROOT } from '../support/paths';

/** Checks the schemas, types and AsyncAPI document of each set with independent tools. */
const subjects = await loadSubjects();
const specification = JSON.parse(
  readFileSync(join(ROOT, 'node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json'), 'utf8'),
) as AnySchema;
const isAsyncApi = addFormats(new Ajv({ strict: false, allErrors: true })).compile(specification);

const schemaValidator = (): Ajv2020 =>
  addFormats(new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }));

const COMPILER: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
};

describe.each(daily(subjects, 2))('$set', ({ contract, set }) => {
  it('has JSON Schemas that strict validators accept, with valid examples', () => {
    const ajv = schemaValidator();
    const schemas = [...jsonSchemas(contract, `${DOCS_URL}/${set}/schemas`).values()];
    for (const schema of schemas) ajv.addSchema(schema);
    let tried = 0;
    for (const schema of schemas) {
      const validate = ajv.getSchema(asText(schema.$id) ?? '');
      for (const example of asArray(schema.examples)) {
        expect(validate?.(example), JSON.stringify([schema.$id, validate?.errors])).toBe(true);
        tried += 1;
      }
    }
    expect(schemas).toHaveLength(contract.schemas.size);
    expect(tried).toBeGreaterThan(0);
  });

  it('has an AsyncAPI document of all messages, with valid examples', () => {
    const document = asyncApi(contract);
    if (!document) throw new Error('Nothing is sent.');
    expect(isAsyncApi(document), JSON.stringify(isAsyncApi.errors?.slice(0, 3))).toBe(true);
    expect(Object.keys(asObject(document.operations))).toHaveLength(
      contract.events.length + contract.partnerOperations.length,
    );
    const { schemas } = asObject(document.components);
    const ajv = schemaValidator();
    const inDefinitions = (schema: JsonObject, base: string) =>
      JSON.parse(
        JSON.stringify(schema).replaceAll('#/components/schemas/', `${base}#/$defs/`),
      ) as object;
    ajv.addSchema(inDefinitions({ $defs: schemas ?? null }, ''), 'all');
    const { messages } = asObject(asObject(document.channels).webhooks);
    const examples = objectEntries(messages).flatMap(([name, { payload, examples: list }]) => {
      const schema = inDefinitions(asObject(payload), 'all');
      return objects(list).map((example) => ({ name, schema, example }));
    });
    for (const { name, schema, example } of examples) {
      expect(ajv.validate(schema, example.payload), `${name} ${ajv.errorsText()}`).toBe(true);
    }
    expect(examples.length).toBeGreaterThanOrEqual(contract.events.length);
  });
});

it('a page shows a program that compiles with the types of every set with users', async () => {
  const page = readFileSync(join(ROOT, 'partners/shared/prose/_typed.mdx'), 'utf8');
  const program = /```ts[^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const folder = mkdtempSync(join(ROOT, '.cache/types-'));
  try {
    const files: string[] = [];
    const write = (name: string, text: string): void => {
      writeFileSync(join(folder, name), text);
      files.push(join(folder, name));
    };
    const withUsers = daily(
      subjects.filter(({ contract }) => contract.schemas.has('User')),
      2,
    );
    for (const { contract, set, workspace } of withUsers) {
      const [types] = await typesFile(workspace, contract);
      write(`${set}.d.ts`, types?.text ?? '');
      const ofSet = program.replace("'./types'", `'./${set}'`);
      write(`${set}-right.ts`, ofSet);
      write(`${set}-wrong.ts`, ofSet.replace("['User']", "['Usr']"));
    }
    const compiled = ts.createProgram(files, COMPILER);
    const wrong = files
      .flatMap((file) => ts.getPreEmitDiagnostics(compiled, compiled.getSourceFile(file)))
      .map(({ file }) => basename(file?.fileName ?? ''));
    expect(withUsers.length).toBeGreaterThan(0);
    expect(wrong).toEqual(withUsers.map(({ set }) => `${set}-wrong.ts`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a document with a missing part is not a valid AsyncAPI document', () => {
  const [subject] = subjects;
  if (!subject) throw new Error('There is no contract.');
  const { operations, ...rest } = asyncApi(subject.contract) ?? {};
  const [[id = '', operation] = []] = objectEntries(operations);
  const wrong: JsonObject = { ...rest, operations: { [id]: { ...operation, action: 'shout' } } };
  expect(isAsyncApi(wrong)).toBe(false);
});
