/**
 * `npm run take-newest`: installs the newest Docusaurus 3.x in a copy of the repository, adapts the
 * copy to it, then builds and tests it. `-- check test:site` runs only these steps after the build.
 * The repository itself stays unchanged.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyRepository } from './copy-repository';
import { newestOf, patchesLeftOut, withNewOptions, withVersion } from './newest/newest';
import { compareOriginals } from './newest/originals';
import { runCommand } from './run-command.mjs';

const ROOT = resolve(__dirname, '..');
const STEPS = ['check', 'test:site', 'test:copies', 'test:e2e'];
const SOURCE = /^(?:docusaurus\.config|(?:src|tests|bench)\/.*)\.(?:ts|js)$/;
const REGISTER = 'src/theme/README.md';

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Copies the repository with its history, which provides the dates of pages. */
function copyWith(version: string, copy: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, copy], { stdio: 'inherit' });
  const files = copyRepository(ROOT, copy);
  execFileSync('git', ['reset', '--quiet'], { cwd: copy });
  rewrite(join(copy, 'package.json'), (manifest) => withVersion(manifest, version));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'inherit' });
  for (const file of files.filter((name) => SOURCE.test(name))) {
    rewrite(join(copy, file), withNewOptions);
  }
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', 'docusaurus.config.ts'], {
    cwd: copy,
  });
}

/** Runs a script of the copy. Docusaurus writes its warnings to stderr. */
function run(step: string, copy: string, onlyStock: string) {
  console.log(`\n${step}`);
  const { status, stderr } = spawnSync('npm', ['run', step], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, onlyStock },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  console.log(stderr);
  return { step, passed: status === 0, stderr };
}

function main(): void {
  const listed = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {
    encoding: 'utf8',
  });
  const version = newestOf([JSON.parse(listed) as string | string[]].flat());
  const copy = mkdtempSync(join(tmpdir(), 'newest-docusaurus-'));
  console.log(`Docusaurus ${version} in ${copy}`);
  copyWith(version, copy);
  const originals = compareOriginals(readFileSync(join(ROOT, REGISTER), 'utf8'), copy);
  writeFileSync(join(copy, REGISTER), originals.register);

  const build = run('build', copy, '');
  const leftOut = patchesLeftOut(build.stderr);
  const named = process.argv.slice(2);
  const steps = (named.length > 0 ? named : STEPS).map((step) =>
    // The tests expect every patch to fit, except those that are left out on request.
    run(step, copy, leftOut.join(',')),
  );
  const failed = [build, ...steps].flatMap(({ step, passed }) => (passed ? [] : [step]));
  const list = (names: readonly string[]): string => names.join(', ') || 'none';
  console.log(`\nDocusaurus ${version} in ${copy}`);
  console.log(`Patches left out: ${list(leftOut)}`);
  console.log(`Originals of src/theme that changed: ${list(originals.changed)}`);
  console.log(`Failed steps: ${list(failed)}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

runCommand('building and testing the newest Docusaurus', main, 24 * 60);
