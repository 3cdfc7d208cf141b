import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { adopted } from './adopted';
import { openApiDocument } from './document';
import { lossesOf } from './losses';
import { Original } from './original';

const RUNS = 150;
const folder = mkdtempSync(join(tmpdir(), 'random-'));
const file = join(folder, 'openapi.json');
let operations = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
  console.log(`${String(RUNS)} documents with ${String(operations)} operations`);
});

it('any document is adopted without losses', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(openApiDocument, async (document) => {
      writeFileSync(file, JSON.stringify(document));
      const result = await adopted(file);
      const written = new Original(document).operations();
      operations += written.length;
      expect(result.mistakes).toEqual([]);
      expect(lossesOf(written, result)).toEqual([]);
    }),
    { numRuns: RUNS, seed: 1 },
  );
  expect(operations).toBeGreaterThan(RUNS);
});
