import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs a command whose work is `body`, and returns how its process ended. */
function run(body: string, minutes = 1) {
  const module = JSON.stringify(join(import.meta.dirname, 'run-command.mjs'));
  const code = `import { runCommand } from ${module};
    const never = new Promise(() => undefined);
    runCommand('counting books', async () => { await 1; ${body} }, ${minutes});`;
  const args = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

it.each<[how: string, body: string, status: number, stderr: RegExp]>([
  ['does its work', '', 0, /^$/],
  ['reports a fault', 'process.exitCode = 3', 3, /^$/],
  ['waits for ever', 'await never', 1, /ended too early: it was counting books.* Next: /],
  ['waits for one of many', 'await Promise.all([1, never])', 1, /ended too early/],
  ['ends in the middle', 'process.exit()', 1, /ended too early: it was counting books/],
  ['ends well in the middle', 'process.exit(0)', 1, /ended too early/],
  ['ends in the middle with a code', 'process.exit(4)', 4, /^$/],
  ['reports a fault, and waits for ever', 'process.exitCode = 3; await never', 3, /^$/],
  [
    'is stopped like a build of Docusaurus',
    "process.on('SIGINT', () => process.exit()); setInterval(() => process.kill(process.pid, 'SIGINT')); await never",
    1,
    /ended too early/,
  ],
  ['throws a known mistake', "throw new Error('No book.')", 1, /^No book\.\n$/],
  [
    'throws a mistake in its arguments',
    "throw Object.assign(new Error('No --book.'), { name: 'UsageError' })",
    2,
    /^No --book\.\n$/,
  ],
  [
    'takes no such argument',
    "(await import('node:util')).parseArgs({ args: ['--book'], options: {} })",
    2,
    /^Unknown option '--book'.*\n$/,
  ],
  [
    'lacks a file',
    "(await import('node:fs')).readFileSync('/no/book')",
    1,
    /^ENOENT: .*\/no\/book'\n$/,
  ],
  ['has a mistake in its code', 'undefined.book', 1, /^TypeError: [^\n]*\n {4}at /],
  ['throws no error', "throw 'a book'", 1, /^a book\n$/],
  ['throws nothing', 'throw undefined', 1, /^undefined\n$/],
  ['fails beside its work', "void Promise.reject(new Error('late')); await never", 1, /late/],
])('ends as it must when a command %s', (_how, body, status, stderr) => {
  const ended = run(body);
  expect(ended.stderr).toMatch(stderr);
  expect(ended.status).toBe(status);
});

it('stops a command that is kept alive and does not end', () => {
  const { status, stderr } = run('setInterval(() => 1, 1000); await never', 0.001);
  expect(stderr).toContain('did not end: it has been counting books for 0.001 minutes. Next: ');
  expect(status).toBe(1);
});

it('lets a server run on once it has started', () => {
  const body = 'setTimeout(() => process.exit(0), 300)';
  expect(run(body, 0.001)).toEqual({ status: 0, stderr: '' });
});
