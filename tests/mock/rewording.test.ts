import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isArray, isObject, omit, texts } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { rewritten } from './rewritten';
import { KEY, loadSubjects, sampleRequest, stillSandbox, triggerCall } from './support';
import type { Subject } from './support';

/**
 * Checks that texts have no meaning: if every sentence of a contract has other words, the sandbox
 * behaves the same.
 */
const subjects = await loadSubjects();
const folder = mkdtempSync(join(tmpdir(), 'rewording-'));
let reworded = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
  console.log(`rewording: ${reworded} texts in other words, and the sandbox does the same`);
});

/** Properties that contain texts for readers. */
const WORDS = new Set(
  (
    'description summary title when meaning text result what causes fixes sandbox sent notSent ' +
    'ordering charged what x-effects x-retry x-unit x-enumDescriptions x-displayName'
  ).split(' '),
);
/** All files that describe an API. */
const FILES = /(contract\/[\w-]+|openapi|errors|fees|facts)\.yaml$/;
/** Properties that contain the data of requests and answers. */
const DATA = new Set(['example', 'examples', 'value', 'x-example-patch', 'patch', 'const', 'enum']);

const words = (): string => `Put otherwise, remark ${String((reworded += 1))}.`;

const rewordAll = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return words();
  if (isArray(value)) return value.map(rewordAll);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewordAll(member)]))
    : value;
};

function reword(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(reword);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (DATA.has(name)) return [name, member];
      const isForReaders =
        WORDS.has(name) &&
        (!isObject(member) || name === 'x-enumDescriptions') &&
        (!isArray(member) || texts(member).length === member.length);
      return [name, isForReaders ? rewordAll(member) : reword(member)];
    }),
  );
}

/**
 * Returns a value without the texts of problems for readers: titles, and descriptions of when an
 * error occurs.
 */
const withoutWords = (value: JsonValue, { mock }: Subject): JsonValue => {
  const general = new Set(Object.values(mock.errors).flatMap(({ varies }) => varies ?? []));
  const without = (part: JsonValue): JsonValue => {
    if (isArray(part)) return part.map(without);
    if (!isObject(part)) return part;
    const isGeneral = part.detail !== undefined && general.has(part.detail);
    const kept = omit(part, 'title', 'variable', 'varies', ...(isGeneral ? ['detail'] : []));
    return Object.fromEntries(
      Object.entries(kept).map(([name, member]) => [name, without(member)]),
    );
  };
  return without(value);
};

/**
 * Returns the answers of every operation, with its sample and with each sandbox value, and all
 * events.
 */
async function answersOf(subject: Subject): Promise<readonly JsonValue[]> {
  const sandbox = stillSandbox(subject);
  const answers: JsonValue[] = [];
  for (const { id, sandbox: triggers } of subject.mock.operations) {
    const calls = [{}, ...triggers.map((trigger) => triggerCall(subject, id, trigger))];
    for (const call of calls) {
      const response = await sandbox.fetch(sampleRequest(subject, id, call));
      const text = await response.text();
      answers.push([id, response.status, text === '' ? null : (JSON.parse(text) as JsonValue)]);
      sandbox.advance(KEY, 'PT1M');
    }
  }
  const events = sandbox.session(KEY).events.map(({ body }) => JSON.parse(body) as JsonValue);
  return [...answers, ...events].map((answer) => withoutWords(answer, subject));
}

describe.each(subjects)('$set', (subject) => {
  const other = rewritten(subject, folder, reword, FILES);

  it('compiles to the same sandbox with other words', () => {
    const compiled = (one: Subject) => withoutWords(one.mock as unknown as JsonObject, one);
    expect(compiled(other)).toEqual(compiled(subject));
  });

  it('returns the same answers with other words', async () => {
    const [answers, otherAnswers] = [await answersOf(subject), await answersOf(other)];
    expect(answers.length).toBeGreaterThan(subject.mock.operations.length);
    expect(otherAnswers).toEqual(answers);
  });
});
