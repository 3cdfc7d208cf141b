import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  asObject,
  isArray,
  isObject,
  objects,
  textOf,
  texts,
} from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { objectsIn } from '../../src/reference/mock/json';
import { rewritten } from './rewritten';
import { loadLibrary, sampleRequest, stillSandbox, type Call, type Subject } from './support';

/**
 * Checks that names have no meaning: if everything that keywords mark has another name, the sandbox
 * behaves the same.
 */
const library = await loadLibrary();
const folder = mkdtempSync(join(tmpdir(), 'renaming-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const MARKS = ['x-id', 'x-page', 'x-amount', 'x-charge', 'x-charge-kinds'];
const properties = new Set(
  [...objectsIn(library.contract.document)].flatMap((node) =>
    Object.entries(asObject(node.properties)).flatMap(([name, schema]) =>
      MARKS.some((mark) => mark in asObject(schema)) ? [name] : [],
    ),
  ),
);
const renamed = (name: string): string => (properties.has(name) ? `${name}X` : name);

const isPointer = (text: string): boolean => /^-?\//.test(text);
const inPointer = (text: string): string => text.split('/').map(renamed).join('/');

/** Renames the data of requests and answers, and the locations in keywords. */
function renameData(value: JsonValue): JsonValue {
  if (typeof value === 'string') return isPointer(value) ? inPointer(value) : value;
  if (isArray(value)) return value.map(renameData);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      isPointer(name) ? inPointer(name) : renamed(name),
      renameData(member),
    ]),
  );
}

const holdsData = (keyword: string): boolean =>
  keyword.startsWith('x-') || ['example', 'examples', 'default', 'const'].includes(keyword);

function rename(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(rename);
  if (!isObject(value)) return value;
  const isMarked = value.in === 'query' && ('x-page' in value || 'x-filter' in value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (isMarked && name === 'name') return [name, `${textOf(member)}X`];
      if (name === 'required') return [name, isArray(member) ? texts(member).map(renamed) : member];
      if (name !== 'properties')
        return [name, holdsData(name) ? renameData(member) : rename(member)];
      const members = Object.entries(asObject(member));
      return [
        name,
        Object.fromEntries(members.map(([key, schema]) => [renamed(key), rename(schema)])),
      ];
    }),
  );
}

const other = rewritten(library, folder, rename);

/**
 * Returns the answers of a sandbox to the same calls: stored, charged, converted, paginated and
 * filtered.
 */
async function answersOf(subject: Subject, suffix: string): Promise<readonly JsonValue[]> {
  const sandbox = stillSandbox(subject);
  const answers: JsonValue[] = [];
  const ask = async (id: string, call: Call = {}): Promise<JsonObject> => {
    const response = await sandbox.fetch(sampleRequest(subject, id, call));
    const body = (await response.json()) as JsonObject;
    answers.push([id, response.status, body]);
    return body;
  };
  const loan = await ask('lendBook');
  await ask('getLoan', { path: { loanId: textOf(loan[`id${suffix}`]) } });
  await ask('createVoucherQuote');
  const query = (members: Readonly<Record<string, string>>) => ({
    query: Object.fromEntries(
      Object.entries(members).map(([name, value]) => [`${name}${suffix}`, value]),
    ),
  });
  const first = await ask('listLoans', query({ limit: '1' }));
  const cursor = textOf(asObject(first.page)[`nextCursor${suffix}`]);
  const next = await ask('listLoans', query({ limit: '1', cursor }));
  expect([objects(first.data).length, objects(next.data).length]).toEqual([1, 1]);
  expect(next.data).not.toEqual(first.data);
  const filtered = await ask('listLoans', query({ status: 'requested' }));
  expect(objects(filtered.data).map(({ status }) => status)).toEqual(['requested']);
  expect(objects((await ask('listReaders', query({ ownNumber: 'unknown' }))).data)).toEqual([]);
  return answers;
}

it('behaves the same with other names', async () => {
  expect([...properties].sort()).toEqual(
    ['amount', 'currency', 'feeId', 'hasMore', 'id', 'nextCursor', 'type'].sort(),
  );
  const answers = await answersOf(library, '');
  expect(JSON.stringify(answers)).toContain('"feeId"');
  expect(await answersOf(other, 'X')).toEqual(answers.map(renameData));
});
