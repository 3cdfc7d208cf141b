import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN, goldens } from './goldens';

/*
 * After a change that is meant to change samples:
 *   UPDATE_GOLDEN=1 npx vitest run --project samples tests/samples/golden-text.test.ts
 */
beforeAll(() => {
  if (process.env.UPDATE_GOLDEN !== '1') return;
  rmSync(GOLDEN, { recursive: true, force: true });
  mkdirSync(GOLDEN, { recursive: true });
  for (const { file, text } of goldens) writeFileSync(join(GOLDEN, file), text());
});

describe('golden files', () => {
  it.each(goldens)("$file is the generator's output", ({ file, text }) => {
    expect(text()).toBe(readFileSync(join(GOLDEN, file), 'utf8'));
  });

  it('contains only files of existing cases', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(goldens.map(({ file }) => file).sort());
  });

  it('is short: at most 60 lines besides the body, 45 in the scripting languages', () => {
    for (const { file, id, text, body } of goldens) {
      if (body !== undefined) continue;
      const limit = id === 'go' || id === 'java' ? 60 : 45;
      expect(text().trimEnd().split('\n').length, file).toBeLessThanOrEqual(limit);
    }
  });
});
