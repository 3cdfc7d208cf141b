import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'keep-build-'));
  for (const [folder, page] of [
    ['build', 'old.html'],
    ['.cache/build', 'new.html'],
  ] as const) {
    mkdirSync(join(cwd, folder), { recursive: true });
    writeFileSync(join(cwd, folder, page), '');
  }
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Runs the code `world` and a build that ends with `end`; returns errors and files of the site. */
function build(end: string, world = '') {
  const module = JSON.stringify(join(import.meta.dirname, 'keep-build.mjs'));
  const imports = "import fs from 'node:fs';import { syncBuiltinESMExports } from 'node:module';";
  const code = `${imports}${world}(await import(${module})).replaceBuildAtTheEnd();${end}`;
  const args = ['--input-type=module', '--eval', code];
  const { stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { stderr, site: readdirSync(join(cwd, 'build')) };
}

it('replaces the last site when the build succeeds', () => {
  expect(build('')).toEqual({ stderr: '', site: ['new.html'] });
  expect(readdirSync(join(cwd, '.cache'))).toEqual([]);
});

it.each(["throw new Error('ENOSPC: no space left on device')", 'process.exit(1)'])(
  'keeps the last site and says so after %s',
  (end) => {
    const { site, stderr } = build(end);
    expect(site).toEqual(['old.html']);
    expect(stderr).toContain('The build failed, and `build/` is still the last site.');
  },
);

it('reports a full disk, no matter what failed because of it', () => {
  const full = 'fs.statfsSync = () => ({ bavail: 1, bsize: 512 });syncBuiltinESMExports();';
  const { site, stderr } = build('process.exit(1)', full);
  expect(site).toEqual(['old.html']);
  expect(stderr).toContain('The disk is full. Next: free space, and build again.');
});

it('keeps the last site when the build is killed', () => {
  expect(build("process.kill(process.pid, 'SIGKILL')").site).toEqual(['old.html']);
});
