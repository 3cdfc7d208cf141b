import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/reference/contract/model';
import { ROOT } from '../support/paths';
import { adopted, type Adopted } from './adopted';
import { lossesOf } from './losses';
import { Original, type OriginalOperation } from './original';

/**
 * GitHub's document: a single file of a 385 MB package, which only this test needs and stores in
 * the cache.
 */
const VERSION = '23.0.2';
const FOLDER = join(ROOT, '.cache/zoo', VERSION);
const ENTRY = 'package/generated/api.github.com.json';
const FILE = join(FOLDER, ENTRY);

const LEAST_OPERATIONS = 1_000;
/**
 * The maximum number of operations on a page, and of characters in its copy: events with large
 * objects are the longest.
 */
const MOST = { operations: 20, characters: 720_000 };

/** The titles of pages that are too long. */
const tooLong = (copies: readonly string[]): readonly string[] =>
  copies.flatMap((copy) => {
    const operations = copy.match(/^`(?:GET|POST|PUT|PATCH|DELETE) /gm)?.length ?? 0;
    const isShort = operations <= MOST.operations && copy.length <= MOST.characters;
    return isShort ? [] : [`${/^# .*/m.exec(copy)?.join('') ?? ''}: ${operations}, ${copy.length}`];
  });

describe('the document of GitHub', () => {
  let operations: readonly OriginalOperation[];
  let result: Adopted;
  beforeAll(async () => {
    if (!existsSync(FILE)) {
      mkdirSync(FOLDER, { recursive: true });
      const fetch = `npm pack @octokit/openapi@${VERSION} && tar -xzf *.tgz ${ENTRY} && rm *.tgz`;
      execFileSync('sh', ['-c', fetch], { cwd: FOLDER });
    }
    operations = new Original(JSON.parse(readFileSync(FILE, 'utf8')) as JsonObject).operations();
    result = await adopted(FILE);
  }, 1_200_000);

  it('is adopted without losses', { timeout: 600_000 }, () => {
    expect(operations.length).toBeGreaterThan(LEAST_OPERATIONS);
    expect(result.mistakes).toEqual([]);
    expect(lossesOf(operations, result)).toEqual([]);
  });

  it('would miss an operation whose page is missing', () => {
    const [first] = operations;
    if (!first) throw new Error('There is no operation.');
    const copies = result.copies.filter((copy) => !copy.includes(`${first.path}\``));
    expect(copies.length).toBeLessThan(result.copies.length);
    expect(lossesOf([first], { ...result, copies })).not.toEqual([]);
  });

  it('has no page that is too long', () => {
    expect(tooLong(result.copies)).toEqual([]);
    expect(tooLong([result.copies.join('\n')])).toHaveLength(1);
  });
});
