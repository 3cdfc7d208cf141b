import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue } from '../../src/reference/contract/model';
import { sampleGenerators, type SampleRequest } from '../../src/reference/samples';
import { API_KEY, expectArrival } from './arrival';
import { startCaptureServer } from './capture-server';
import { BEARER, HOSTILE_TEXT } from './cases';
import { installed, run, scratchDirectory } from './toolchains';

/*
 * Checks that any JSON body, query and path value arrives unchanged. Many samples run in one
 * process of their language, so that a few processes cover hundreds of requests.
 */
const RUNS = 8;
const scratch = scratchDirectory();
let server: Awaited<ReturnType<typeof startCaptureServer>>;
let batches = 0;
const proven = new Map<string, number>();

beforeAll(async () => {
  server = await startCaptureServer();
});

afterAll(async () => {
  await server.close();
  scratch.remove();
  const counts = [...proven].map(([id, count]) => `${id} ${String(count)}`).join(', ');
  console.log(`random requests proven: ${counts}`);
});

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXT),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('\'"\\`$!{}()<>#%&|;*?~\n\r\t ')),
    minLength: 1,
  }),
);
/** Bodies may also contain lone surrogates: JSON escapes them. */
const bodyText = fc.oneof(text, fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', 'a') }));
const { body } = fc.letrec<{ body: JsonValue }>((tie) => ({
  body: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      bodyText,
      fc.integer(),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true, false),
    ),
    fc.array(tie('body'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(fc.oneof(bodyText, fc.constantFrom('__proto__', '0', '1', 'id')), tie('body')),
        {
          maxLength: 4,
        },
      )
      // Includes a member named `__proto__`, which an assignment would not create.
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const segment = text.filter((value) => !['', '.', '..'].includes(value));

const request: fc.Arbitrary<SampleRequest> = fc.record({
  operationId: fc.constant('property'),
  summary: text,
  urlVariable: fc.constant('PARTNER_API_URL'),
  method: fc.constantFrom('POST', 'PUT', 'PATCH'),
  baseUrl: fc.constant('https://api.sandbox.partner.example/v1'),
  path: fc.constant('/things/{thing}/parts'),
  pathParams: fc.record({ thing: segment }, { noNullPrototype: true }),
  query: fc.array(fc.tuple(text, text), { maxLength: 3 }),
  headers: fc.constant([['Content-Type', 'application/json']] as const),
  credentials: fc.constantFrom([], [BEARER]),
  body,
  expect: fc.constant({ status: 200 }),
});

describe.each(installed.filter(({ batch }) => batch !== undefined))('$id', (toolchain) => {
  const generator = sampleGenerators.find(({ id }) => id === toolchain.id);

  it('sends any request unchanged', async () => {
    const property = async (requests: readonly SampleRequest[]) => {
      batches += 1;
      const directory = join(scratch.path, String(batches));
      mkdirSync(directory);
      const files = requests.map((sample, index) => {
        const file = join(directory, `${String(index)}.${toolchain.extension}`);
        writeFileSync(file, generator?.generate(sample) ?? '');
        return file;
      });
      const command = toolchain.batch?.(files) ?? toolchain.run('');
      const inbox = server.open({ status: 200, body: '{}' });
      const env = { PARTNER_API_URL: inbox.baseUrl, PARTNER_API_KEY: API_KEY };
      expect(await run(command, env)).toMatchObject({ status: 0, stderr: '' });
      expect(inbox.requests).toHaveLength(requests.length);
      for (const [index, sample] of requests.entries()) {
        await expectArrival(inbox.requests[index], sample, toolchain.id);
        proven.set(toolchain.id, (proven.get(toolchain.id) ?? 0) + 1);
      }
    };
    const requests = fc.array(request, { minLength: 1, maxLength: 40, size: 'max' });
    await fc.assert(fc.asyncProperty(requests, property), { numRuns: RUNS });
    expect(proven.get(toolchain.id)).toBeGreaterThanOrEqual(RUNS);
  }, 120_000);
});
