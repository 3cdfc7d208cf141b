import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLanguageId } from '../../src/reference/samples';
import { receiveEventSamples } from '../../src/reference/webhooks/samples';
import { installed, type Toolchain } from '../samples/toolchains';

type Command = readonly [program: string, ...args: string[]];

/** A sample that is a server, with the command to start it. */
export interface Receiver {
  readonly toolchain: Toolchain;
  /** The path of the sample. */
  readonly file: string;
  readonly start: (file: string, port: number) => Command;
}

const starts: Partial<Record<SampleLanguageId, Receiver['start']>> = {
  php: (file, port) => ['php', '-S', `127.0.0.1:${String(port)}`, file],
};

const root = join(import.meta.dirname, '../..');
export const sampleFile = (id: SampleLanguageId): string => {
  const sample = receiveEventSamples.find((candidate) => candidate.id === id);
  if (!sample) throw new Error(`There is no sample for ${id}.`);
  return join(root, sample.file);
};

/** The samples that are servers in installed languages; the shell sample is a command. */
export const receivers: readonly Receiver[] = installed
  .filter(({ id }) => id !== 'curl')
  .map((toolchain) => ({
    toolchain,
    file: sampleFile(toolchain.id),
    start: starts[toolchain.id] ?? ((file) => toolchain.run(file)),
  }));

/** The tolerance as written in every server sample. */
const TOLERANCE = '5 * 60';
/** 60 years, for test vectors from the past. */
const FOREVER = '60 * 365 * 24 * 3600';

/** Makes a copy of a sample that accepts messages of any age; returns its path. */
export function withoutTolerance(file: string, folder: string): string {
  const parts = readFileSync(file, 'utf8').split(TOLERANCE);
  if (parts.length !== 2) throw new Error(`${file} does not say its tolerance once.`);
  const copy = join(folder, file.split('/').at(-1) ?? '');
  writeFileSync(copy, parts.join(FOREVER));
  return copy;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Running {
  readonly url: string;
  readonly stop: () => void;
}

/** Whether a server responds at the address; even a refusal counts as a response. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'POST' }).then(
    () => true,
    () => false,
  );

/** Starts a sample and waits until it accepts requests; fails after 60 seconds or if it exits. */
export async function startReceiver(
  { start }: Receiver,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const port = await freePort();
  const [program, ...args] = start(file, port);
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const stop = () => {
    // Kills the process group, because `go run` starts the program as another process.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const url = `http://127.0.0.1:${String(port)}/events`;
  const end = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      stop();
      throw new Error(`${program} does not take requests: ${errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop };
}
