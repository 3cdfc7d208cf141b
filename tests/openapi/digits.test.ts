import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../src/reference/blocks/tree/mdast';
import { compareContracts, factsOf } from '../../src/reference/contract/diff';
import type { Contract } from '../../src/reference/contract/model';
import { contractOf } from '../../src/reference/contract/testing/written-input';
import { Workspace } from '../../src/reference/contract/workspace';
import { compile } from '../../src/reference/mock/compile';
import { prettyJson } from '../../src/reference/playground/answer';
import { entriesOf } from '../../src/reference/playground/catalog';
import { compile as compilePlayground } from '../../src/reference/playground/compile';
import { newDraft } from '../../src/reference/playground/draft';
import { outgoingRequest } from '../../src/reference/playground/request';
import { requestOf as fetchRequest } from '../../src/reference/playground/send';
import { publishedFiles, schemaFiles } from '../../src/reference/publish/files';
import { typesFile } from '../../src/reference/publish/schemas/types';
import { formatRelease } from '../../src/reference/publish/change-log/releases';
import { sampleGenerators } from '../../src/reference/samples';
import { requestOf } from '../../src/reference/samples/from-contract';
import { newMessage } from '../../src/reference/webhooks/bench';
import { stillSandbox } from '../mock/support';
import { ROOT } from '../support/paths';
import { adopted, type Adopted } from '../zoo/adopted';

const FILE = join(ROOT, 'tests/fixtures/digits/openapi.yaml');
const SOURCE = readFileSync(FILE, 'utf8');

/** Hexadecimal and octal numbers, which JSON writes as decimals. */
const DECIMALS: Readonly<Record<string, string>> = {
  '0xFFFFFFFFFFFFFFFF': '18446744073709551615',
  '0o777777777777777777777': '9223372036854775807',
};
const NUMBER = /(?<![\w.'-])-?(?:0[xo][\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.'-])/g;

const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER)].map(([number]) => DECIMALS[number] ?? number);

/** The numbers of the fixture that JavaScript would write with other digits. */
const LITERALS = [...new Set(numbersIn(SOURCE))].filter((text) => String(Number(text)) !== text);
/** What JavaScript makes of them, unless the fixture has such a number itself. */
const CHANGED = new Set(
  LITERALS.map((text) => String(Number(text))).filter(
    (text) => !/^(?:0|1|null|100000)$/.test(text),
  ),
);

/** The numbers of a text that are not as they were written. */
const changedIn = (text: string): readonly string[] =>
  numbersIn(text).filter((number) => CHANGED.has(number));
/** The numbers of a part of the fixture that a text lacks. */
const lackingIn = (text: string, part: string): readonly string[] => {
  const found = new Set(numbersIn(text));
  return numbersIn(part).filter((number) => LITERALS.includes(number) && !found.has(number));
};

const BODY = SOURCE.slice(
  SOURCE.indexOf('              amount: 1050'),
  SOURCE.indexOf("        '201'"),
);
const SCHEMAS = SOURCE.slice(SOURCE.indexOf('components:'));
const NOTES = /^.*x-note.*$/m.exec(SOURCE)?.[0] ?? '';

let site: Adopted;
let contract: Contract;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await adopted(FILE);
  if (!site.contract) throw new Error(site.mistakes.join('\n'));
  ({ contract } = site);
  const workspace = new Workspace({
    siteDir: join(ROOT, 'tests/fixtures/digits'),
    docsUrl: 'https://docs.example',
    sets: [{ id: 'zoo', title: 'Zoo' }],
  });
  const made = [
    ...publishedFiles(workspace, contract),
    ...schemaFiles(workspace, contract),
    ...(await typesFile(workspace, contract)),
  ];
  files = new Map(made.map(({ path, text }) => [path, text]));
});

it('looks at numbers of every kind', () => {
  expect(LITERALS.length).toBeGreaterThan(30);
  expect(CHANGED.size).toBeGreaterThan(20);
});

describe('published files', () => {
  it.each(['zoo/openapi.yaml', 'zoo/openapi.json'])('%s has every number', (path) => {
    expect(lackingIn(files.get(path) ?? '', SOURCE)).toEqual([]);
  });

  it('have no number with other digits', () => {
    for (const [path, text] of files) expect([path, changedIn(text)]).toEqual([path, []]);
    expect(files.size).toBeGreaterThan(6);
  });

  it('the schemas have the numbers of their schemas', () => {
    const texts = ['NewEntry', 'Entry'].map((name) => files.get(`zoo/schemas/${name}.json`));
    expect(lackingIn(texts.join('\n'), SCHEMAS.replace(NOTES, ''))).toEqual([]);
  });

  it('the types have defaults, examples, constants and choices', () => {
    const said = SCHEMAS.match(/(?:default|examples?|const|enum): .*?(?=[\]}\n])/g) ?? [];
    expect(said.length).toBeGreaterThan(5);
    expect(lackingIn(files.get('zoo/types.d.ts') ?? '', said.join('\n'))).toEqual([]);
  });

  it('the collection sends the body, and the webhooks have their example', () => {
    const { item } = JSON.parse(files.get('zoo/postman_collection.json') ?? '') as {
      item: unknown;
    };
    expect(lackingIn(JSON.stringify(item).replaceAll('\\n', '\n'), BODY)).toEqual([]);
    expect(numbersIn(files.get('zoo/asyncapi.yaml') ?? '')).toContain('9007199254741009');
  });
});

describe('readers', () => {
  it('find the numbers in the copies of the pages', () => {
    const text = site.copies.join('\n');
    const hidden = [NOTES, /^x-limit.*$/m.exec(SOURCE)?.[0] ?? ''];
    const shown = hidden.reduce((rest, line) => rest.replace(line, ''), SOURCE);
    expect([lackingIn(text, shown), changedIn(text)]).toEqual([[], []]);
  });

  it('find the numbers by searching', () => {
    const text = site.records.map((record) => [record.names, record.text].join('\n')).join('\n');
    expect(changedIn(text)).toEqual([]);
    expect(numbersIn(text)).toContain('9007199254741121');
  });

  it.each(sampleGenerators.map(({ id }) => id))('send the numbers with the sample in %s', (id) => {
    const generator = sampleGenerators.find((candidate) => candidate.id === id);
    const samples = contract.operations.map(
      (operation) => generator?.generate(requestOf(contract, operation)) ?? '',
    );
    expect(samples).toHaveLength(3);
    for (const sample of samples) expect(changedIn(sample)).toEqual([]);
    const [list = '', create = '', read = ''] = samples;
    expect(lackingIn(create.replaceAll('\\n', '\n'), BODY)).toEqual([]);
    for (const number of ['9007199254740999', '2.10', '1E5', '-0', '9007199254741001'])
      expect(list).toContain(number);
    expect(read).toContain('/1050201062612639747');
  });
});

describe('the sandbox', () => {
  const send = async (id: string, body?: string, path?: string) => {
    const mock = compile(contract);
    const { data } = compilePlayground(contract, mock);
    const entry = entriesOf(data).find(({ operation }) => operation.id === id);
    if (!entry) throw new Error(id);
    const fresh = newDraft(entry);
    const draft = { ...fresh, body: body ?? fresh.body };
    const environment = { kind: 'sandbox', access: 'full' } as const;
    const { request } = outgoingRequest(data, entry, draft, environment, () => 'key');
    const sandbox = stillSandbox({ mock });
    const response = await sandbox.fetch(fetchRequest(request, {}));
    const text = await response.text();
    if (path === undefined) return { draft, status: response.status, text };
    const kept = await sandbox.fetch(new Request(`https://digits.example${path}`));
    return { draft, status: response.status, text: await kept.text() };
  };

  it('receives the example as it is written, and answers with its numbers', async () => {
    const { draft, status, text } = await send('createEntry');
    expect(status).toBe(201);
    expect([lackingIn(draft.body, BODY), lackingIn(text, BODY)]).toEqual([[], []]);
    expect([changedIn(draft.body), changedIn(text)]).toEqual([[], []]);
    expect(lackingIn(prettyJson(text), BODY)).toEqual([]);
  });

  it('keeps what it has received', async () => {
    const { text } = await send('createEntry', undefined, '/entries/1050201062612639750');
    expect(lackingIn(text, BODY)).toEqual([]);
  });

  it('takes the examples of parameters', async () => {
    expect((await send('listEntries')).status).toBe(200);
  });

  it('answers with the numbers of the examples', async () => {
    const { text } = await send('readEntry');
    expect(numbersIn(text)).toEqual(
      expect.arrayContaining(['1050201062612639747', '9007199254741007']),
    );
  });

  it.each([
    ['{"amount": 9223372036854775806}', false],
    ['{"amount": 9223372036854775807}', true],
    ['{"amount": 9223372036854775806.5}', true],
    ['{"amount": 1, "ratio": 0.00000000000000000001}', true],
    ['{"amount": 1, "ratio": 0.00000000000000000002}', false],
    ['{"amount": 1, "ratio": 1}', false],
    ['{"amount": 1, "ratio": 1.00000000000000000001}', true],
    ['{"amount": 1, "huge": 2.0e400}', false],
    ['{"amount": 1, "huge": 2.1e400}', true],
    ['{"amount": 1, "factor": 9007199254740993.75}', false],
    ['{"amount": 1, "factor": 9007199254740993.25}', true],
    ['{"amount": 1, "share": 1.0}', false],
    ['{"amount": 1, "level": 9007199254741121}', false],
    ['{"amount": 1, "level": 9007199254741120}', true],
  ])('compares exactly: %s, refused: %s', async (body, isRefused) => {
    expect((await send('createEntry', body)).status >= 400).toBe(isRefused);
  });
});

it('a change of the last digit is a change', () => {
  const before = factsOf(contractOf({ document: SOURCE }, false));
  const after = (from: string, to: string) =>
    compareContracts(before, factsOf(contractOf({ document: SOURCE.replaceAll(from, to) }, false)));
  expect(after('9223372036854775806', '9223372036854775805').map(({ what }) => what)).toEqual([
    '`maximum` was `9223372036854775806` and is `9223372036854775805`',
  ]);
  expect(after('9007199254741121', '9007199254741125').map(({ what }) => what)).toEqual([
    'New value `9007199254741125`',
    'No value `9007199254741121`',
  ]);
  expect(after('multipleOf: 125E-2', 'multipleOf: 1.250')).toEqual([]);
  const snapshot = formatRelease({ version: '2026-01-01', entries: [], facts: before });
  expect([changedIn(snapshot), lackingIn(snapshot, '9223372036854775806 125E-2')]).toEqual([
    [],
    [],
  ]);
});

it('an event of the bench has the digits of its example', () => {
  const body = '{"id":"","data":{"amount":9007199254741009,"price":1.10}}';
  expect(newMessage({ type: 'entry.created', body }, 0, Math.random).body).toContain(
    '"data":{"amount":9007199254741009,"price":1.10}',
  );
});

it('JSON of a page has the digits', () => {
  expect(json({ a: { '\0': '1.10' } }).value).toBe('{\n  "a": 1.10\n}');
});
