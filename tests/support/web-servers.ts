import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './dev-server';
import { configuration } from '../../scripts/hosts/configuration';
import { WEB_SERVERS, type Program } from '../../scripts/programs';
import { site } from '../../src/site/config/site';

/** A web server for which the repository has a configuration. */
export interface WebServer {
  readonly program: Program;
  /** Argument that makes it print its version. */
  readonly version: string;
  /** Writes its configuration into a folder, and returns the arguments that make it run. */
  readonly prepare: (options: ServerOptions) => readonly string[];
}

interface ServerOptions {
  /** Folder that contains the site below its base path. */
  readonly root: string;
  /** The base path, with both slashes. */
  readonly baseUrl: string;
  readonly port: number;
  /** Folder for temporary files, removed with the server. */
  readonly scratch: string;
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly origin: string;
  stop(): void;
}

const LIMIT = 10_000;

/**
 * Returns a configuration of `deploy/` with some texts replaced, each of which must occur exactly
 * once.
 */
function adapted(file: string, baseUrl: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2)
        throw new Error(`"${from}" is not once in deploy/${file}.`);
      return text.replace(from, () => to);
    },
    configuration(file, baseUrl),
  );
}

const DOCUMENTS = '/var/www/docs';

function prepareNginx({ root, baseUrl, port, scratch }: ServerOptions): readonly string[] {
  const server = adapted('nginx.conf', baseUrl, {
    'listen 80;': `listen 127.0.0.1:${port};`,
    [`root ${DOCUMENTS};`]: `root ${root};`,
  });
  const file = path.join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch};`)
    .join(' ');
  writeFileSync(
    file,
    // If started as root, it would switch to a user who cannot read the folder of the test.
    (process.getuid?.() === 0 ? 'user root;\n' : '') +
      `daemon off; worker_processes 2; pid ${scratch}/pid; error_log stderr;\n` +
      `events { worker_connections 1024; }\nhttp { access_log off; sendfile on; ${temporary}\n${server}\n}\n`,
  );
  return ['-p', scratch, '-e', 'stderr', '-c', file];
}

function prepareCaddy({ root, baseUrl, port, scratch }: ServerOptions): readonly string[] {
  const file = path.join(scratch, 'Caddyfile');
  const text = adapted('Caddyfile', baseUrl, {
    [`${new URL(site.url).host} {`]: `http://127.0.0.1:${port} {`,
    [`root * ${DOCUMENTS}`]: `root * ${root}`,
  });
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** The headers that every response needs on any host, because pages cannot set them. */
export const ANSWER_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export const webServers: readonly WebServer[] = [
  { program: WEB_SERVERS.nginx, version: '-v', prepare: prepareNginx },
  { program: WEB_SERVERS.Caddy, version: 'version', prepare: prepareCaddy },
];

/** Returns the version of a server on one line. */
export function versionOf({ program, version }: WebServer): string {
  const { stdout, stderr } = spawnSync(program.find() ?? '', [version], { encoding: 'utf8' });
  return `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * Starts a server with its configuration from `deploy/` on a free port of 127.0.0.1.
 *
 * @throws with the output of the server if it does not answer
 */
export async function startWebServer(
  { program, prepare }: WebServer,
  root: string,
  baseUrl: string,
): Promise<RunningServer> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'server-'));
  const port = await freePort();
  const args = prepare({ root, baseUrl, port, scratch });
  const env = { ...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch, HOME: scratch };
  const child = spawn(program.find() ?? program.name, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (data: Buffer): void => {
    output += data.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const running: RunningServer = {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
  const deadline = Date.now() + LIMIT;
  while (!(await answers(running.origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      running.stop();
      throw new Error(`${program.name} does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}
