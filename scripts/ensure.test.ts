import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toolchains } from '../tests/samples/toolchains';
import { WEB_SERVERS } from './programs';

/**
 * The program as a user without rights can run it, wherever the repository is: in one file beside
 * Node.js, without Playwright, whose own browser that user would not have.
 */
const home = mkdtempSync(join(tmpdir(), 'hosted-runner-'));
const bin = join(home, 'bin');

beforeAll(async () => {
  mkdirSync(bin);
  copyFileSync(process.execPath, join(bin, 'node'));
  const playwright = join(home, 'playwright.mjs');
  writeFileSync(playwright, 'export const chromium = { executablePath: () => "/none" };');
  await build({
    entryPoints: [join(__dirname, 'ensure.ts')],
    outfile: join(home, 'ensure.cjs'),
    alias: { '@playwright/test': playwright },
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  });
  // A machine on which packages can be installed without a password would install them.
  writeFileSync(join(bin, 'sudo'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  chmodSync(home, 0o755);
});
afterAll(() => rmSync(home, { recursive: true }));

/** Runs a group as `nobody`, with the search path of a bare machine. */
function asNobody(group: string, variables: readonly string[]) {
  const drop = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  const [program = '', ...args] = [
    ...(process.getuid?.() === 0 ? drop : []),
    ...['env', '-i', `PATH=${bin}:/usr/bin:/bin`, `HOME=${home}`, ...variables],
    ...[join(bin, 'node'), join(home, 'ensure.cjs'), group],
  ];
  return spawnSync(program, args, { cwd: home, encoding: 'utf8' });
}

const GROUPS = {
  browser: ['Chromium'],
  engines: ['Firefox', 'WebKit'],
  toolchains: [
    ...toolchains.map(({ id }) => id),
    ...Object.values(WEB_SERVERS).map(({ name }) => name),
  ],
};

it.each(Object.entries(GROUPS))('an unprivileged user gets %s, or a sentence', (group, names) => {
  const { status, stderr } = asNobody(group, ['CI=true']);
  const lines = stderr.split('\n').filter(Boolean);
  for (const line of lines) {
    expect(line).toMatch(
      /^(\w+) is not here\. Next: (?:sudo apt-get install|npx playwright) .+\.$/,
    );
    expect(names).toContain(/^\w+/.exec(line)?.[0]);
  }
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  console.log(`${group}: ${names.length} programs, ${lines.length} missing`);
});

it('a program that is missing fails in CI alone, unless nothing works without it', () => {
  const nothing = `PATH=${bin}`;
  expect(asNobody('toolchains', [nothing, 'CI=true']).status).toBe(1);
  const elsewhere = asNobody('toolchains', [nothing]);
  expect(elsewhere.stderr).toContain('python is not here. Next: sudo apt-get install python3.');
  expect(elsewhere.status).toBe(0);
});

it('an unknown group is refused', () => {
  const { status, stderr } = asNobody('everything', []);
  expect([status, stderr]).toEqual([1, 'Say what to provide: browser, engines, toolchains.\n']);
});
