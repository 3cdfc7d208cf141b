import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox, type Running } from '../../../scripts/sandbox/start';
import type { JsonObject } from '../../../src/reference/contract/model';
import { DOCS_URL } from '../../mock/support';
import { ROOT } from '../../support/paths';

const run = promisify(execFile);
let running: Running | undefined;

afterEach(() => running?.close());

/** The quickstart of a set: its programs and the answers it prints. */
function quickstartOf(set: string) {
  const page = readFileSync(join(ROOT, 'partners', set, 'intro.mdx'), 'utf8');
  const [quickstart = ''] = page.split('## Quickstart')[1]?.split('\n## ') ?? [];
  const blocks = (language: string) =>
    [...quickstart.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
      ([, text = '']) => text,
    );
  return { programs: blocks('bash'), answers: blocks('json') };
}

/** Runs programs in one shell, as printed, with the address of a fresh local sandbox. */
async function play(set: string, programs: readonly string[]): Promise<string> {
  const options = { port: 0, webhookUrl: undefined, secret: undefined, loopback: false, speed: 1 };
  running = await startSandbox(ROOT, DOCS_URL, { ...options, set }, () => undefined);
  const script = programs.join('\n').replace(/(PARTNER_API_URL)=\S+/, `$1=${running.baseUrl}`);
  return (await run('bash', ['-euc', script])).stdout;
}

/** A user without what differs from run to run. */
const comparable = ({ id, createdAt, updatedAt, ...user }: JsonObject) => ({
  ...user,
  isStamped: [id, createdAt, updatedAt].every((value) => typeof value === 'string'),
});

describe('the quickstart, as printed, on a fresh sandbox', () => {
  it('general: creates a user, reads it back and shows an error', async () => {
    const { programs, answers } = quickstartOf('general');
    const [setUp = '', create = '', read = ''] = programs;
    const again = create.replace(/0d7f2c1e/, '1d7f2c1e');
    const output = await play('general', [setUp, create, 'echo; ', read, 'echo; ', again]);
    const [created, found, refused] = output
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as JsonObject);
    const [printed, problem] = answers.map((answer) => JSON.parse(answer) as JsonObject);
    expect(comparable(created ?? {})).toEqual(comparable(printed ?? {}));
    expect(found).toEqual(created);
    expect({ ...refused, requestId: problem?.requestId }).toEqual(problem);
  });

  it('rebell-pay: lists one pair', async () => {
    const { programs, answers } = quickstartOf('rebell-pay');
    const output = await play('rebell-pay', programs);
    expect(JSON.parse(output)).toEqual(JSON.parse(answers[0] ?? ''));
  });
});
