import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readOptions } from '../../scripts/sandbox/options';
import { localSandbox, SITE } from '../mock/support';

const run = promisify(execFile);

/** Complete integrations, written only from the published pages. */
it.each([
  ['general', 'cards/cards.mjs', /^\d+ events, each signed/],
  ['rebell-pay', 'orders/orders.mjs', /^paid: .*\nunderpaid: .*\nlate: .*\nin parts: /],
])('%s: %s completes', async (set, program, result) => {
  const options = readOptions(['--set', set, '--port', '0', '--loopback']);
  const { baseUrl, close } = await localSandbox(SITE, options);
  try {
    const env = { ...process.env, PARTNER_API_URL: baseUrl, PARTNER_API_KEY: 'sk_sandbox_program' };
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, program)], { env });
    console.log(stdout.trim());
    expect(stdout).toMatch(result);
  } finally {
    await close();
  }
});
