import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../src/reference/contract/model';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import { postmanEnvironment } from '../../src/reference/publish/postman/environment';
import { sampleGenerators } from '../../src/reference/samples';
import { requestOf } from '../../src/reference/samples/from-contract';
import { differencesOf } from '../postman/arrivals';
import { startCaptureServer } from '../samples/capture-server';
import { parsers } from '../samples/parsers';
import { installed, run, scratchDirectory } from '../samples/toolchains';
import { daily } from '../support/daily';
import { ROOT } from '../support/paths';
import { adopted } from './adopted';
import { answersOf } from './answers';
import { DOCUMENTS } from './documents';
import { inventionsIn } from './inventions';
import { lossesOf } from './losses';
import { Original } from './original';
import { refusals, refusedSamples } from './sample-call';

/**
 * The number of operations whose answers do not match the document, mostly because its own examples
 * do not.
 */
const WRONG = parse(readFileSync(join(ROOT, 'tests/zoo/wrong.yaml'), 'utf8')) as Readonly<
  Record<string, number>
>;
/** The samples that their own sandbox refuses, since no value fits their schemas. */
const REFUSED: Readonly<Record<string, number>> = {
  '@readme/oas-examples/3.0/yaml/circular-request-bodies.yaml': 1,
  '@readme/oas-examples/3.0/yaml/schema-types.yaml': 2,
  '@readme/oas-examples/3.1/yaml/schema-types.yaml': 2,
};
/** The time limit for parsing all samples of a language, in milliseconds. */
const LIMIT = 110_000;
/** The minimum percentage of operations whose answers in the sandbox are as documented. */
const LEAST_RIGHT = 97;

const totals = { asked: 0, wrong: 0 };
const lines: string[] = [];
const scratch = scratchDirectory();
/** The samples of all documents, by language. */
const samples = new Map<string, string[]>(installed.map(({ id }) => [id, []]));
let server: Awaited<ReturnType<typeof startCaptureServer>>;
beforeAll(async () => {
  server = await startCaptureServer();
});
afterAll(async () => {
  await server.close();
  scratch.remove();
  console.log(lines.join('\n'));
});

describe('a public document', () => {
  it.each(daily(DOCUMENTS, 16))('%s', async (name) => {
    const path = join(ROOT, 'node_modules', name);
    const document = parse(readFileSync(path, 'utf8')) as JsonObject;
    const result = await adopted(path);
    const { contract } = result;
    expect(result.mistakes).toEqual([]);
    if (!contract) throw new Error('There is no contract.');
    expect(lossesOf(new Original(document).operations(), result)).toEqual([]);
    for (const operation of contract.operations) {
      const request = requestOf(contract, operation);
      const generated = sampleGenerators.map(
        ({ id, generate }) => [id, generate(request)] as const,
      );
      expect(generated.filter(([, sample]) => !sample.includes(request.baseUrl))).toEqual([]);
      for (const [id, sample] of generated) samples.get(id)?.push(sample);
    }
    const inbox = server.open({ status: 200, body: '{}' });
    expect(await differencesOf(contract, inbox, scratch.path)).toEqual([]);
    const refused = await refusedSamples(contract);
    expect(refused.length, refused.join('\n')).toBe(REFUSED[name] ?? 0);
    const postman = [
      postmanCollection({ contract, docsUrl: '', recipes: [], isSample: false }),
      postmanEnvironment(contract),
    ];
    const outputs = [...result.copies, ...(await refusals(contract)), JSON.stringify(postman)];
    const said = outputs.join('\n').replaceAll('partnerUrl', '');
    expect(inventionsIn(said, JSON.stringify(document))).toEqual([]);
    const answers = await answersOf(contract, document);
    expect(answers.wrong.length, answers.wrong.join('\n')).toBeLessThanOrEqual(WRONG[name] ?? 0);
    totals.asked += answers.asked;
    totals.wrong += answers.wrong.length;
    const percent = 100 * (1 - answers.wrong.length / Math.max(answers.asked, 1));
    lines.push(`${name}: ${percent.toFixed()} % of ${answers.asked} answers as documented`);
  });

  it.each(installed)('has samples that parse: $id', { timeout: 120_000 }, async (toolchain) => {
    const { id, extension } = toolchain;
    const sources = samples.get(id) ?? [];
    const fileOf = (name: string, source: string): string => {
      const file = join(scratch.path, `${name}.${extension}`);
      writeFileSync(file, `${source}\n`);
      return file;
    };
    const files = sources.map((source, index) => fileOf(`sample-${String(index)}`, source));
    expect(files).toHaveLength(totals.asked);
    const parse = parsers[id];
    expect(await run(parse(files), {}, LIMIT)).toEqual({ status: 0, stdout: '', stderr: '' });
    // A string or a block without an end is reported.
    const broken = fileOf('broken', `${sources[0] ?? ''}\n("`);
    expect(await run(parse([broken]))).not.toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('has a sandbox that answers as documented', () => {
    expect(100 * (1 - totals.wrong / totals.asked)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
