/**
 * `npm run take-newest`: installs the newest Docusaurus 3.x in a copy of the repository, applies the
 * renamings that it asks for, then builds and tests the copy. `-- build test:site` runs these steps
 * alone. The repository itself stays as it is.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyRepository } from './copy-repository';
import { changedOriginals, inNewest, leftOut, newestOf, withVersion } from './newest/newest';

const ROOT = resolve(__dirname, '..');
const STEPS = ['build', 'check', 'test:site', 'test:e2e'];
const SOURCE = /^(?:docusaurus\.config|(?:src|tests|bench)\/.*)\.(?:ts|js)$/;

const read = (file: string): string => readFileSync(file, 'utf8');

/** Runs a script of the copy, and shows what it prints. */
function run(copy: string, step: string): { readonly passed: boolean; readonly output: string } {
  console.log(`\n${step}`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', step], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  console.log(stdout + stderr);
  return { passed: status === 0, output: stdout + stderr };
}

function prepare(copy: string, version: string): void {
  // With the history: pages say when they changed.
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, copy], { stdio: 'inherit' });
  const files = copyRepository(ROOT, copy);
  const manifest = join(copy, 'package.json');
  writeFileSync(manifest, withVersion(read(manifest), version));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'inherit' });
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const source = read(join(copy, file));
    const renamed = inNewest(source);
    if (renamed !== source) writeFileSync(join(copy, file), renamed);
  }
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', 'docusaurus.config.ts'], {
    cwd: copy,
  });
}

function main(): void {
  const listed = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {
    encoding: 'utf8',
  });
  const version = newestOf([JSON.parse(listed) as string | string[]].flat());
  const copy = mkdtempSync(join(tmpdir(), 'newest-docusaurus-'));
  console.log(`Docusaurus ${version} in ${copy}`);
  prepare(copy, version);
  const steps = process.argv.slice(2);
  const results = (steps.length > 0 ? steps : STEPS).map(
    (step) => [step, run(copy, step)] as const,
  );
  const failed = results.flatMap(([step, { passed }]) => (passed ? [] : [step]));
  const output = results.map(([, result]) => result.output).join('\n');
  const register = read(join(ROOT, 'src/theme/README.md'));
  const list = (names: readonly string[]): string => names.join(', ') || 'none';
  console.log(`\nDocusaurus ${version} in ${copy}`);
  console.log(`Patches left out: ${list(leftOut(output))}`);
  console.log(`Changed originals of src/theme: ${list(changedOriginals(register, ROOT, copy))}`);
  console.log(`Failed steps: ${list(failed)}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
