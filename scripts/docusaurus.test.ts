import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
