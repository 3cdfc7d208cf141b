/**
 * `npm run smoke -- https://host/partner-api-docs/` checks the published site from outside. A
 * deployment takes a while to reach every server, so `--attempts 10` tries up to ten times, 15 s
 * apart.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { smoke } from './smoke/checks';

const PAUSE_MS = 15_000;
const TIMEOUT_MS = 20_000;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { attempts: { type: 'string', default: '1' } },
  });
  const [address = ''] = positionals;
  const attempts = Number(values.attempts);
  if (!URL.canParse(address) || !Number.isInteger(attempts) || attempts < 1) {
    console.error('Usage: npm run smoke -- https://host/partner-api-docs/ [--attempts 10]');
    process.exitCode = 2;
    return;
  }
  const site = address.endsWith('/') ? address : `${address}/`;
  const ask = (url: string): Promise<Response> =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  for (let attempt = 1; ; attempt += 1) {
    const { checked, faults } = await smoke(site, ask);
    console.log(`attempt ${attempt}: ${checked} addresses, ${faults.length} faults`);
    if (faults.length === 0) return;
    for (const fault of faults) console.error(fault);
    if (attempt === attempts) break;
    await wait(PAUSE_MS);
  }
  console.error('What to do next: see "When a deployment is broken" in CONTRIBUTING.md.');
  process.exitCode = 1;
}

void main();
