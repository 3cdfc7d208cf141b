import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../src/reference/contract/model';
import { sampleGenerators } from '../../src/reference/samples';
import { requestOf } from '../../src/reference/samples/from-contract';
import { ROOT } from '../support/paths';
import { adopted } from './adopted';
import { answersOf } from './answers';
import { lossesOf } from './losses';
import { Original } from './original';

/** Public documents that nobody wrote for this site: each becomes a docs set that holds all of it. */
const PACKAGES = ['@readme/oas-examples', '@scalar/galaxy'];
/** Both packages hold most documents twice, as YAML and as JSON. */
const hasYaml = (file: string): boolean => !/workshop|response-empty/.test(file);
const DOCUMENTS = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, 'node_modules', name), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(\d.*|dist\/latest)\.(json|yaml)$/.test(file))
    .filter((file) => file.endsWith('.yaml') || !hasYaml(file))
    .map((file) => `${name}/${file}`),
);

/** Operations whose answers do not fit the document, mostly because its own examples do not. */
const WRONG = parse(readFileSync(join(ROOT, 'tests/zoo/wrong.yaml'), 'utf8')) as Readonly<
  Record<string, number>
>;
/** Percent of all operations whose answers in the sandbox are as documented. */
const LEAST_RIGHT = 97;

const totals = { asked: 0, wrong: 0 };
const lines: string[] = [];
afterAll(() => {
  console.log(lines.join('\n'));
});

describe('a public document', () => {
  it.each(DOCUMENTS)('%s', async (name) => {
    const path = join(ROOT, 'node_modules', name);
    const document = parse(readFileSync(path, 'utf8')) as JsonObject;
    const result = await adopted(path);
    const { contract } = result;
    expect(result.mistakes).toEqual([]);
    if (!contract) throw new Error('There is no contract.');
    expect(lossesOf(new Original(document).operations(), result)).toEqual([]);
    for (const operation of contract.operations) {
      const request = requestOf(contract, operation);
      const samples = sampleGenerators.map(({ generate }) => generate(request));
      expect(samples.filter((sample) => !sample.includes(request.baseUrl))).toEqual([]);
    }
    const answers = await answersOf(contract, document);
    expect(answers.wrong.length, answers.wrong.join('\n')).toBeLessThanOrEqual(WRONG[name] ?? 0);
    totals.asked += answers.asked;
    totals.wrong += answers.wrong.length;
    const percent = 100 * (1 - answers.wrong.length / Math.max(answers.asked, 1));
    lines.push(`${name}: ${percent.toFixed()} % of ${answers.asked} answers as documented`);
  });

  it('has a sandbox that answers as documented', () => {
    expect(100 * (1 - totals.wrong / totals.asked)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
