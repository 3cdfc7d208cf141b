import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolder } from '../../../../tests/support/editable-site';
import { ROOT } from '../../../../tests/support/paths';
import { lock } from './lock';

let dir: string;
let other: ChildProcess;
const file = (): string => join(dir, 'build.lock');

beforeEach(() => {
  dir = siteFolder('lock');
  other = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
});
afterEach(() => {
  other.kill();
  rmSync(dir, { recursive: true });
});

/** Makes the other process hold the lock. */
const holdElsewhere = (): void => writeFileSync(file(), String(other.pid));

it('is held by one process, which may take it again', () => {
  lock(join(dir, 'build'));
  lock(join(dir, 'build'));
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
});

it('is refused while another process holds it, and taken over from a killed process', async () => {
  holdElsewhere();
  expect(() => lock(join(dir, 'build'))).toThrow(
    new RegExp(
      `^Process ${other.pid} has been building into .*build since \\d\\d:\\d\\d:\\d\\d\\. Next: wait`,
    ),
  );
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  lock(join(dir, 'build'));
  expect(readdirSync(dir)).toEqual(['build.lock']);
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
});

it('is released when its process ends', () => {
  const module = join(ROOT, 'src/site/plugins/after-build/lock.ts');
  const code = `require(${JSON.stringify(module)}).lock(${JSON.stringify(join(dir, 'build'))}); process.exit(3)`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    cwd: ROOT,
  });
  expect(status).toBe(3);
  expect(existsSync(file())).toBe(false);
});

it('stops a second build with a message', () => {
  const config = `import plugin from '${join(ROOT, 'src/site/plugins/after-build')}';
    export default { title: 'Site', url: 'https://docs.library.example', baseUrl: '/', plugins: [plugin] };`;
  writeFileSync(join(dir, 'docusaurus.config.ts'), config);
  holdElsewhere();
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/docusaurus.mjs'), 'build', dir],
    { cwd: dir, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(stderr).toContain(`Process ${other.pid} has been building into build since`);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(readdirSync(dir)).not.toContain('.docusaurus.lock');
});
