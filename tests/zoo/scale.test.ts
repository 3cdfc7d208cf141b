import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/reference/contract/model';
import { compileFields } from '../../src/reference/playground/compile';
import { adopted, type Adopted } from './adopted';

const SMALL = 15;
const TIMES = 3;
/**
 * Growth in proportion to the operations, plus longer links: those of a small set stay on one page.
 */
const MOST = TIMES * 1.5;

const reference = (index: number, count: number): JsonObject => ({
  $ref: `#/components/schemas/Thing${index % count}`,
});

/** A document whose objects refer to each other in every order, all under one tag. */
function documentOf(count: number): JsonObject {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const schema = (index: number) => ({ 'application/json': { schema: reference(index, count) } });
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(
      numbers.map((index) => [
        `/shelf${index % 5}/things${index}/{id}`,
        {
          put: {
            tags: ['thing'],
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            requestBody: { content: schema(index + 1) },
            responses: { 200: { description: 'The thing.', content: schema(index) } },
          },
        },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        numbers.map((index) => [
          `Thing${index}`,
          {
            type: 'object',
            properties: {
              name: { type: 'string' },
              next: reference(index + 1, count),
              others: { type: 'array', items: reference(index * 7 + 3, count) },
              byName: { type: 'object', additionalProperties: reference(index * 3 + 5, count) },
              either: { oneOf: [reference(index + 2, count), reference(index * 5 + 1, count)] },
            },
          },
        ]),
      ),
    },
  };
}

/** The sizes of everything that readers get; they do not depend on the machine. */
const sizesOf = ({ copies, records, contract }: Adopted): Readonly<Record<string, number>> => {
  if (!contract) throw new Error('There is no contract.');
  return {
    copies: copies.join('').length,
    records: records.length,
    'words of the records': records.map(({ text }) => text).join('').length,
    examples: JSON.stringify([...contract.schemas.values()].map(({ example }) => example)).length,
    'help on fields': JSON.stringify(compileFields(contract)).length,
  };
};

describe('a document with many operations and objects that refer to each other', () => {
  const dir = mkdtempSync(join(tmpdir(), 'scale-'));
  const adopt = (count: number): Promise<Adopted> => {
    const file = join(dir, `${count}.json`);
    writeFileSync(file, JSON.stringify(documentOf(count)));
    return adopted(file);
  };
  let small: Adopted;
  let large: Adopted;
  beforeAll(async () => {
    small = await adopt(SMALL);
    large = await adopt(SMALL * TIMES);
  }, 600_000);
  afterAll(() => rmSync(dir, { recursive: true }));

  it('becomes a set that grows no faster than its operations', () => {
    expect([...small.mistakes, ...large.mistakes]).toEqual([]);
    const before = sizesOf(small);
    const growth = Object.entries(sizesOf(large)).map(
      ([name, size]) => [name, size / (before[name] ?? 0)] as const,
    );
    expect(growth.filter(([, times]) => times > MOST)).toEqual([]);
  });

  it('describes each object once', () => {
    const copies = large.copies.join('\n');
    for (let index = 0; index < SMALL * TIMES; index += 1) {
      expect(copies.split(`### Thing${index} `)).toHaveLength(2);
    }
  });

  it('has pages of at most 20 operations', () => {
    const operations = large.copies.map((copy) => copy.match(/^`PUT /gm)?.length ?? 0);
    expect(operations.filter((count) => count > 0).length).toBeGreaterThan(2);
    expect(Math.max(...operations)).toBeLessThanOrEqual(20);
  });
});
