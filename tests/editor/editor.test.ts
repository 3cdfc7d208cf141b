import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ERROR_SCOPES } from '../../src/reference/contract/model';
import contractSchema from '../../src/reference/contract/contract.schema.json';
import errorsSchema from '../../src/reference/contract/errors.schema.json';
import { METHODS } from '../../src/reference/contract/http/methods';
import { REFERENCE_TAGS } from '../../src/reference/remark';
import { ROOT } from '../support/paths';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file)) as unknown;

const { 'yaml.schemas': SCHEMAS } = json('.vscode/settings.json') as {
  'yaml.schemas': Readonly<Record<string, readonly string[]>>;
};

/** Generated files, and recipes: editors recognize the Arazzo format by the file name. */
const OTHERS = /releases|\.arazzo\.yaml$/;

const FILES = readdirSync(join(ROOT, 'partners'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !OTHERS.test(file))
  .map((file) => `partners/${file.replaceAll('\\', '/')}`)
  .sort();

/** Whether a path matches a glob whose stars match within one folder. */
const matchesGlob = (file: string, glob: string): boolean =>
  new RegExp(`^${glob.replace(/[.]/g, '\\.').replaceAll('*', '[^/]*')}$`).test(file);

const schemasOf = (file: string): readonly string[] =>
  Object.entries(SCHEMAS)
    .filter(([, globs]) => globs.some((glob) => matchesGlob(file, glob)))
    .map(([schema]) => schema);

const faultsOf = (schema: unknown, value: unknown): readonly string[] =>
  new Validator(schema as Schema, '2020-12', false)
    .validate(value)
    .errors.filter(({ keyword }) => !['properties', 'items', '$ref', 'false'].includes(keyword))
    .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);

/** A mistake in a file of each kind, which the editor marks. */
const SLIPS: readonly (readonly [file: string, find: string, replacement: string])[] = [
  ['partners/general/openapi.yaml', 'x-displayName', 'x-displayname'],
  ['partners/general/contract/card.yaml', '      summary: ', '      sumary: '],
  ['partners/general/contract/card.yaml', '      x-retry: ', '      x-retries: '],
  ['partners/general/contract/card.yaml', 'x-states:', 'x-state:'],
  ['partners/general/errors.yaml', 'retryable: false', "retryable: 'no'"],
  ['partners/shared/glossary.yaml', '    meaning: ', '    meanings: '],
  ['partners/general/search.yaml', 'api/user: ', 'api/user: 1 # '],
  ['partners/shared/facts.yaml', 'illustrative: true', 'ilustrative: true'],
  ['partners/general/fees.yaml', 'payer: user', 'payer: nobody'],
  ['partners/general/change-log.yaml', 'type: Added', 'type: New'],
];

describe('an editor', () => {
  it.each(FILES)('has one schema for %s, and finds it valid', (file) => {
    const schemas = schemasOf(file);
    expect(schemas).toHaveLength(1);
    const [schema = ''] = schemas;
    expect(faultsOf(json(schema), parse(read(file)))).toEqual([]);
  });

  it('covers every data file', () => {
    console.info(`${FILES.length} YAML files, ${Object.keys(SCHEMAS).length} schemas`);
    expect(FILES.length).toBeGreaterThan(20);
    for (const schema of Object.keys(SCHEMAS)) expect(existsSync(join(ROOT, schema))).toBe(true);
  });

  it.each(SLIPS)('marks a mistake in %s: %s', (file, find, replacement) => {
    const source = read(file);
    expect([file, source.includes(find)]).toEqual([file, true]);
    const [schema = ''] = schemasOf(file);
    const value: unknown = parse(source.replace(find, replacement));
    expect(faultsOf(json(schema), value).length).toBeGreaterThan(0);
  });

  it('is recommended extensions that complete and check the files', () => {
    const { recommendations } = json('.vscode/extensions.json') as { recommendations: string[] };
    expect(recommendations).toEqual(
      expect.arrayContaining(['redhat.vscode-yaml', 'unifiedjs.vscode-mdx']),
    );
  });
});

describe('the schemas', () => {
  it('know every HTTP method of an operation', () => {
    expect(Object.keys(contractSchema.$defs.path.properties)).toEqual([
      '$ref',
      'parameters',
      ...METHODS.map((method) => method.toLowerCase()),
    ]);
  });

  it('know every scope of an error', () => {
    const { appliesTo } = errorsSchema.properties.errors.items.properties;
    expect(appliesTo.enum).toEqual(ERROR_SCOPES);
    expect(appliesTo.description).toBe(ERROR_SCOPES.map((scope) => `\`${scope}\``).join(', '));
  });
});

describe('the types of MDX components', () => {
  const types = read('src/site/components/mdx.d.ts');

  it.each(REFERENCE_TAGS.map(({ name }) => name))('know <%s>', (name) => {
    expect(types).toMatch(new RegExp(`^ {4}readonly ${name}: `, 'm'));
  });
});
