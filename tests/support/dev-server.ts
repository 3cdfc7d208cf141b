import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NODE_OPTIONS } from './node-options';
import { ROOT } from './paths';

/** Returns a port that is currently free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

export interface DevServerOptions {
  /** Further arguments of `docusaurus start`. */
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** `npm start` in the folder of a site. */
export class DevServer {
  /** Output since the start, or since a test last cleared it. */
  terminal = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {
    const read = (data: Buffer): void => {
      this.terminal += stripVTControlCharacters(data.toString());
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', this.tellEnd);
  }

  /** Resolves as soon as the server has started, before its first pages are ready. */
  static async start(
    siteDir: string,
    { args = [], environment = {} }: DevServerOptions = {},
  ): Promise<DevServer> {
    const port = await freePort();
    const script = join(ROOT, 'scripts/docusaurus.mjs');
    const options = ['--no-open', '--port', String(port), ...args];
    const all = [...NODE_OPTIONS, script, 'start', siteDir, ...options];
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, all, { cwd: siteDir, env });
    return new DevServer(child, `http://localhost:${port}`);
  }

  /** Prints why the server ended: pages only report that nothing answers. */
  private readonly tellEnd = (code: number | null, signal: string | null): void =>
    console.error(`The dev server ended by itself (${code ?? signal ?? ''}):\n${this.terminal}`);

  get isReady(): boolean {
    return /compiled successfully/i.test(this.terminal);
  }

  /** Resolves when the server no longer writes files, so that its folder can be removed. */
  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return;
    this.child.off('close', this.tellEnd);
    const closed = once(this.child, 'close');
    this.child.kill();
    await closed;
  }
}
