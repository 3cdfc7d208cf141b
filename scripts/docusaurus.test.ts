import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['#', '!', '?'])('says that a folder with %s in its name must be renamed', (sign) => {
  const cwd = mkdtempSync(join(tmpdir(), `folder${sign}`));
  const script = join(import.meta.dirname, 'docusaurus.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'build'], {
    cwd,
    encoding: 'utf8',
  });
  rmSync(cwd, { recursive: true });
  expect(stderr).toContain(
    `the bundler does not take "${sign}" in the name of a folder. Next: rename`,
  );
  expect(status).toBe(1);
});

it.each([
  ['start', 'development'],
  ['build', 'production'],
])('runs %s in %s mode regardless of NODE_ENV, in a non-ASCII folder', (command, mode) => {
  const cwd = mkdtempSync(join(tmpdir(), 'Straße nach Łódź '));
  writeFileSync(
    join(cwd, 'docusaurus.config.js'),
    'console.log(process.env.NODE_ENV);process.exit();',
  );
  const script = join(import.meta.dirname, 'docusaurus.mjs');
  const { stdout } = spawnSync(process.execPath, [script, command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: mode === 'production' ? 'development' : 'production' },
  });
  rmSync(cwd, { recursive: true });
  expect(stdout).toMatch(new RegExp(`^${mode}$`, 'm'));
});
