import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../tests/support/paths';

/** Replaces each tool; it passes only if NODE_ENV is not set, so that a tool can set its own. */
const TOOL = `
const file = process.argv.find((argument) => argument.startsWith('--outputFile.json='));
if (file) require('fs').writeFileSync(file.split('=')[1], '{"numPassedTests":3,"numTotalTests":3}');
process.exit(process.env.NODE_ENV === undefined ? 0 : 1);`;

it('runs in a folder with spaces and non-ASCII letters, regardless of NODE_ENV', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'Straße nach Łódź '));
  const names = ['test:unit', 'typecheck', 'format:check', 'spelling', 'size', 'lint:fast'];
  const scripts = [...names, 'content'].map((name) => [name, 'node tool.cjs'] as const);
  writeFileSync(join(cwd, 'tool.cjs'), TOOL);
  writeFileSync(
    join(cwd, 'package.json'),
    JSON.stringify({ scripts: Object.fromEntries(scripts) }),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'scripts/test.ts'), '--fast'],
    { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  rmSync(cwd, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toContain('ok    test:unit');
  expect(stdout).toMatch(/^9 passed, 0 failed$/m);
});
