import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleLanguageId } from '../../src/reference/samples';

export type Command = readonly [program: string, ...args: string[]];

/** The programs and commands with which the tests check and run the samples of one language. */
export interface Toolchain {
  readonly id: SampleLanguageId;
  readonly extension: string;
  /** The programs that it needs, each with an argument that makes it exit immediately. */
  readonly programs: readonly Command[];
  /** The Debian packages that contain it. */
  readonly packages: readonly string[];
  /** Whether the tests fail without it; in CI, every toolchain is required. */
  readonly required: boolean;
  /** Commands that accept a file (status 0, no output) only if it is well-formed. */
  readonly check: (file: string, scratch: string) => readonly Command[];
  /** The output of an accepting check; empty by default. */
  readonly approval?: RegExp;
  readonly run: (file: string) => Command;
  /** Runs many samples in one process, in order. */
  readonly batch?: (files: readonly string[]) => Command;
  /** The timeout as written in the sample, and its replacement of one second. */
  readonly timeout: readonly [thirtySeconds: string, oneSecond: string];
  /** The stream to which the body of a problem is written. */
  readonly problemOn: 'stdout' | 'stderr';
}

const everyOneRequired = process.env.CI !== undefined;
const PYTHON_CHECK = 'import ast, pathlib, sys; ast.parse(pathlib.Path(sys.argv[1]).read_bytes())';
const NODE_BATCH = 'for (const file of process.argv.slice(1)) await import(`file://${file}`);';
const PYTHON_BATCH = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)';

/** Halves the startup time of short Java programs. */
export const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export const toolchains: readonly Toolchain[] = [
  {
    id: 'curl',
    extension: 'sh',
    programs: [
      ['bash', '--version'],
      ['curl', '--version'],
    ],
    packages: ['bash', 'curl'],
    required: true,
    check: (file) => [['bash', '-n', file]],
    run: (file) => ['bash', file],
    batch: (files) => ['bash', '-c', 'for file; do . "$file" || exit; done', 'batch', ...files],
    timeout: ['--max-time 30', '--max-time 1'],
    problemOn: 'stdout',
  },
  {
    id: 'node',
    extension: 'mjs',
    programs: [['node', '--version']],
    packages: ['nodejs'],
    required: true,
    check: (file) => [['node', '--check', file]],
    run: (file) => ['node', file],
    batch: (files) => ['node', '--input-type=module', '--eval', NODE_BATCH, ...files],
    timeout: ['timeout(30_000)', 'timeout(1_000)'],
    problemOn: 'stderr',
  },
  {
    id: 'python',
    extension: 'py',
    programs: [['python3', '--version']],
    packages: ['python3'],
    required: true,
    check: (file) => [['python3', '-W', 'error', '-c', PYTHON_CHECK, file]],
    run: (file) => ['python3', file],
    batch: (files) => ['python3', '-c', PYTHON_BATCH, ...files],
    timeout: ['timeout=30', 'timeout=1'],
    problemOn: 'stderr',
  },
  {
    id: 'php',
    extension: 'php',
    programs: [['php', '--rf', 'curl_exec']],
    packages: ['php-cli', 'php-curl'],
    required: everyOneRequired,
    check: (file) => [['php', '-l', file]],
    approval: /^No syntax errors detected in \S+\n$/,
    run: (file) => ['php', file],
    timeout: ['CURLOPT_TIMEOUT => 30', 'CURLOPT_TIMEOUT => 1'],
    problemOn: 'stderr',
  },
  {
    id: 'go',
    extension: 'go',
    programs: [
      ['go', 'version'],
      ['sh', '-c', 'command -v gofmt'],
    ],
    packages: ['golang-go'],
    required: everyOneRequired,
    check: (file) => [
      ['gofmt', '-e', '-d', file],
      ['go', 'vet', file],
    ],
    run: (file) => ['go', 'run', file],
    timeout: ['30 * time.Second', '1 * time.Second'],
    problemOn: 'stderr',
  },
  {
    id: 'java',
    extension: 'java',
    programs: [
      ['java', '--version'],
      ['javac', '--version'],
    ],
    packages: ['default-jdk-headless'],
    required: everyOneRequired,
    check: (file, scratch) => [
      [
        'javac',
        ...JVM_OPTIONS.map((option) => `-J${option}`),
        '-Xlint:all',
        '-Werror',
        '-d',
        scratch,
        file,
      ],
    ],
    run: (file) => ['java', ...JVM_OPTIONS, file],
    timeout: ['ofSeconds(30)', 'ofSeconds(1)'],
    problemOn: 'stderr',
  },
];

export const isInstalled = ({ programs }: Toolchain) =>
  programs.every(([program, ...args]) => spawnSync(program, args).status === 0);

export const installed = toolchains.filter(isInstalled);
export const missing = toolchains.filter((toolchain) => !installed.includes(toolchain));

/**
 * The summary of toolchains: `curl, node, python; NOT INSTALLED: php (apt-get install php-cli
 * php-curl)`
 */
export function census(): string {
  const names = installed.map(({ id }) => id).join(', ');
  const absent = missing
    .map(({ id, packages }) => `${id} (apt-get install ${packages.join(' ')})`)
    .join(', ');
  return absent === '' ? names : `${names}; NOT INSTALLED: ${absent}`;
}

export interface Outcome {
  /** The exit status; -1 if the program had to be killed. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command with `env` added, in the folder `cwd`; kills it after `limit` milliseconds. */
export function run(
  [program, ...args]: Command,
  env: Readonly<Record<string, string>> = {},
  limit = 20_000,
  cwd = '.',
): Promise<Outcome> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/_proxy$|^PARTNER_API_/i.test(name),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...Object.fromEntries(inherited), LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk));
    // Kills the process group, because `go run` and `bash` start the program that hangs.
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), limit);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? -1, ...output });
    });
  });
}

/** A temporary directory for the calling test file; `remove` deletes it. */
export function scratchDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'samples-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
