import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daily } from '../tests/support/daily';
import { buildsHere } from './keep-build.mjs';

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
  const module = (name: string): string => JSON.stringify(join(import.meta.dirname, name));
  const code = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { replaceBuild } from ${module('keep-build.mjs')};
    import { runCommand } from ${module('run-command.mjs')};
    ${world}
    runCommand('building', () => replaceBuild(async () => { await 1; ${end} }));`;
  const args = ['--input-type=module', '--eval', code];
  const { stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const site = readdirSync(join(cwd, 'build'));
  return { stderr, status, site, left: readdirSync(join(cwd, '.cache')) };
}

const NEW = { stderr: '', status: 0, site: ['new.html'], left: [] };

it('replaces the last site when the build succeeds', () => {
  expect(build('')).toEqual(NEW);
});

it('replaces it after the checks of the whole site', () => {
  const check = (result: string): string =>
    `process.once('beforeExit', () => { fs.readdirSync('.cache/build'); ${result} })`;
  expect(build(check('process.exit(1)'))).toMatchObject({ status: 1, site: ['old.html'] });
  expect(build(check(''))).toEqual(NEW);
});

it.each([
  ["throw new Error('ENOSPC: no space left on device')", 1],
  ['process.exit(1)', 1],
  ['process.exit(0)', 1],
  ['process.exitCode = 13; await new Promise(() => undefined)', 13],
  ['await new Promise(() => undefined)', 1],
  ["fs.rmSync('.cache/build', { recursive: true })", 1],
])('keeps the last site and says so after %s', (end, code) => {
  const { site, stderr, status } = build(end);
  expect(site).toEqual(['old.html']);
  expect(stderr).toContain('The build failed, and `build/` is still the last site.');
  expect(status).toBe(code);
});

it('reports a full disk, no matter what failed because of it', () => {
  const full = 'fs.statfsSync = () => ({ bavail: 1, bsize: 512 });syncBuiltinESMExports();';
  const { site, stderr } = build('process.exit(1)', full);
  expect(site).toEqual(['old.html']);
  expect(stderr).toContain('The disk is full. Next: free space, and build again.');
});

describe('a build that is killed', () => {
  const kill = "process.kill(process.pid, 'SIGKILL')";
  /** Kills the process before or after a change of the file system with that number. */
  const killedAt = (number: number, when: 'before' | 'after'): string => `
    let count = 0;
    for (const name of ['renameSync', 'rmSync', 'cpSync']) {
      const change = fs[name];
      fs[name] = (...args) => {
        count += 1;
        if (count === ${number} && ${when === 'before'}) ${kill};
        change(...args);
        if (count === ${number}) ${kill};
      };
    }
    syncBuiltinESMExports();`;

  it('leaves the last site', () => {
    expect(build(kill).site).toEqual(['old.html']);
  });

  it.each(
    daily(
      [1, 2, 3, 4].flatMap((number) =>
        (['before', 'after'] as const).map((when) => [when, number] as const),
      ),
      3,
    ),
  )('%s change %i of the replacement leaves a whole site to the next', (when, number) => {
    const code = killedAt(number, when);
    mkdirSync(join(cwd, 'build'), { recursive: true });
    try {
      build('', code);
    } catch {
      // Between two renames there is no site.
    }
    // The next build fails: whatever it left must be whole.
    expect(build('process.exit(1)').site).toEqual([expect.stringMatching(/^(?:old|new)\.html$/)]);
  });
});

it('replaces the content of a folder that cannot be renamed', () => {
  const mounted = `
    const rename = fs.renameSync;
    fs.renameSync = (from, to) => {
      if (from === 'build') throw new Error('EBUSY: resource busy');
      rename(from, to);
    };
    syncBuiltinESMExports();`;
  expect(build('', mounted)).toEqual(NEW);
});

it.each([
  ['build', true],
  ['build --no-minify', true],
  ['build --locale en', true],
  ['build --out-dir elsewhere', false],
  ['build --out-dir=elsewhere', false],
  ['build another-site', false],
  ['serve', false],
  ['', false],
])('knows whether `docusaurus %s` builds into the usual folder', (args, isUsual) => {
  expect(buildsHere(args.split(' '))).toBe(isUsual);
});
