import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readOptions } from '../../scripts/sandbox/options';
import { startSandbox } from '../../scripts/sandbox/start';
import { DOCS_URL } from '../mock/support';
import { ROOT } from '../support/paths';

const PAGE = readFileSync(join(ROOT, 'partners/shared/prose/_sandbox-controls.mdx'), 'utf8');
const run = promisify(execFile);

it('the controls do what the page prints', async () => {
  const options = readOptions(['--port', '0']);
  const { controlUrl, close } = await startSandbox(ROOT, DOCS_URL, options, () => undefined);
  try {
    const env = { ...process.env, PARTNER_API_KEY: 'sk_sandbox_quickstart' };
    const answers: Record<string, unknown>[] = [];
    for (const [, script = ''] of PAGE.matchAll(/```bash\n(.*?)```/gs)) {
      const local = script.replaceAll('http://localhost:4010/_sandbox/', controlUrl);
      expect(local).not.toBe(script);
      const { stdout } = await run('bash', ['-c', local], { env });
      answers.push(JSON.parse(stdout) as Record<string, unknown>);
    }
    const [advanced, events, moved, reset] = answers;
    const ahead = Date.parse(String(advanced?.now)) - Date.now();
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(60_000);
    expect(events).toEqual({ data: [] });
    expect(moved).toEqual({ id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e', state: 'suspended' });
    expect(reset).toEqual({});
    expect(answers).toHaveLength(4);
  } finally {
    await close();
  }
});
