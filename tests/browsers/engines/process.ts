import { spawn, type ChildProcess } from 'node:child_process';

/** The time limit for a program that hangs, in milliseconds: browsers start within seconds. */
const START_LIMIT = 60_000;

export interface Program {
  /** The first group of the pattern in the program's output. */
  readonly said: string;
  stop(): Promise<void>;
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/**
 * Starts a program and waits until it prints that it is ready.
 *
 * @throws with its output if it exits before that
 */
export function startProgram(
  command: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`${command} ${why}:\n${output}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('does not get ready');
    }, START_LIMIT);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const said = ready.exec(output)?.[1];
      if (said === undefined) return;
      clearTimeout(timer);
      resolve({ said, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', ({ message }) => fail(message));
    child.on('exit', (code) => fail(`ended with code ${String(code)}`));
  });
}

/** Starts a program that prints nothing, and waits until an address responds. */
export async function startServer(
  command: string,
  args: readonly string[],
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const deadline = Date.now() + START_LIMIT;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not answer at ${address}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => stop(child);
}
