import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check as prettierCheck, resolveConfig } from 'prettier';
import { sampleGenerators } from '../../src/reference/samples';
import { EXTENSIONS, GOLDEN, goldens } from './goldens';
import { census, installed, missing, run, scratchDirectory, toolchains } from './toolchains';

/* Checks the golden files, each in its own language. */
const scratch = scratchDirectory();

let checked = 0;

afterAll(() => {
  scratch.remove();
  console.log(
    `samples checked by their languages: ${String(checked)} of ${String(goldens.length)} (${census()})`,
  );
});

describe('toolchains', () => {
  it('has every required language, and at least curl, Node.js and Python', () => {
    const message = `install what is missing: ${missing.flatMap(({ packages }) => packages).join(' ')}`;
    expect(
      missing.filter(({ required }) => required).map(({ id }) => id),
      message,
    ).toEqual([]);
    expect(installed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['curl', 'node', 'python']),
    );
  });

  it('offers exactly the languages that the tests can run', () => {
    expect(sampleGenerators.map(({ id }) => id)).toEqual(toolchains.map(({ id }) => id));
    expect(Object.values(EXTENSIONS)).toEqual(toolchains.map(({ extension }) => extension));
  });
});

describe.each(installed)('$id', ({ id, check, approval, extension }) => {
  const files = goldens.filter((golden) => golden.id === id).map(({ file }) => file);

  it.concurrent.each(files)(
    'accepts %s',
    async (file) => {
      for (const command of check(join(GOLDEN, file), join(scratch.path, file))) {
        expect(await run(command, {}, 60_000), command.join(' ')).toEqual({
          status: 0,
          stdout: expect.stringMatching(approval ?? /^$/) as string,
          stderr: '',
        });
      }
      checked += 1;
    },
    120_000,
  );

  it('refuses a broken sample', async () => {
    const file = join(scratch.path, `broken.${extension}`);
    const [golden = ''] = files;
    const text = readFileSync(join(GOLDEN, golden), 'utf8');
    // In all six languages, an opening quote or bracket without its end is an error.
    writeFileSync(file, `${text}${id === 'curl' ? "'" : '('}`);
    const outcomes = [];
    for (const command of check(file, scratch.path)) outcomes.push(await run(command, {}, 60_000));
    expect(outcomes.some(({ status }) => status !== 0)).toBe(true);
  }, 120_000);
});

describe('formatting', () => {
  it('formats Node.js samples like Prettier', async () => {
    // Prettier rewrites number-like keys, which only the hostile case contains.
    const samples = goldens.filter(({ id, file }) => id === 'node' && !file.startsWith('hostile'));
    const options = await resolveConfig(join(GOLDEN, 'sample.mjs'));
    for (const { file, text } of samples) {
      expect(await prettierCheck(text(), { ...options, parser: 'babel' }), file).toBe(true);
    }
    expect(samples.length).toBeGreaterThan(0);
  });
});
