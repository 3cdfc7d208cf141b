import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './dev-server';
import { configuration } from '../../scripts/hosts/configuration';
import { site } from '../../src/site/config/site';

type Command = readonly [program: string, ...args: string[]];

/** A web server that the repository has a configuration for. */
export interface WebServer {
  readonly id: string;
  /** Packages of Debian that hold it. */
  readonly packages: readonly string[];
  /** Command that ends at once when the program and what it needs are there. */
  readonly version: Command;
  /** Writes its configuration into a folder; the command that runs it. */
  readonly prepare: (options: ServerOptions) => Command;
}

interface ServerOptions {
  /** Folder that holds the site below its base path. */
  readonly root: string;
  readonly port: number;
  /** Folder for its files, gone with it. */
  readonly scratch: string;
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): void;
}

const LIMIT = 10_000;

/** A configuration of `deploy/` with texts exchanged, each of which must be there once. */
function adapted(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in deploy/${file}.`);
    return text.replace(from, () => to);
  }, configuration(file));
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const DOCUMENTS = '/var/www/docs';

/** Runs nginx with one server block. */
function nginxWith(server: string, scratch: string): Command {
  const file = path.join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch};`)
    .join(' ');
  writeFileSync(
    file,
    `load_module ${BROTLI};\n` +
      // Started as root it would change to a user who cannot read the folder of the test.
      (process.getuid?.() === 0 ? 'user root;\n' : '') +
      `daemon off; worker_processes 2; pid ${scratch}/pid; error_log stderr;\n` +
      `events { worker_connections 1024; }\nhttp { access_log off; sendfile on; ${temporary}\n${server}\n}\n`,
  );
  return ['nginx', '-p', scratch, '-e', 'stderr', '-c', file];
}

const prepareNginx = ({ root, port, scratch }: ServerOptions): Command =>
  nginxWith(
    adapted('nginx.conf', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      [`root ${DOCUMENTS};`]: `root ${root};`,
    }),
    scratch,
  );

function prepareCaddy({ root, port, scratch }: ServerOptions): Command {
  const file = path.join(scratch, 'Caddyfile');
  const text = adapted('Caddyfile', {
    [`${new URL(site.url).host} {`]: `http://127.0.0.1:${port} {`,
    [`root * ${DOCUMENTS}`]: `root * ${root}`,
  });
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

const NGINX: WebServer = {
  id: 'nginx',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  version: ['nginx', '-v'],
  prepare: prepareNginx,
};

/** The same nginx that sends files as they are: what it can do at most. */
export const PLAIN_NGINX: WebServer = {
  ...NGINX,
  id: 'nginx, plain',
  prepare: ({ root, port, scratch }) =>
    nginxWith(`server { listen 127.0.0.1:${port}; root ${root}; }`, scratch),
};

/** The headers that every answer needs on any host, because no page can replace them. */
export const ANSWER_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export const webServers: readonly WebServer[] = [
  NGINX,
  {
    id: 'Caddy',
    packages: ['caddy'],
    version: ['caddy', 'version'],
    prepare: prepareCaddy,
  },
];

export const isInstalled = ({ id, version: [program, ...args] }: WebServer): boolean =>
  spawnSync(program, args).status === 0 && (id !== 'nginx' || existsSync(BROTLI));

export const missingServers = webServers.filter((server) => !isInstalled(server));

/** Version of a server, in one line. */
export function versionOf({ version: [program, ...args] }: WebServer): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * Starts a server with its configuration of `deploy/` on a free port of 127.0.0.1.
 *
 * @throws with what the server said when it does not answer
 */
export async function startWebServer(server: WebServer, root: string): Promise<RunningServer> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'server-'));
  const port = await freePort();
  const [program, ...args] = server.prepare({ root, port, scratch });
  const env = { ...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch, HOME: scratch };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
      throw new Error(`${server.id} does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}
