import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './dev-server';
import { configuration } from '../../scripts/hosts/configuration';
import { site } from '../../src/site/config/site';

type Command = readonly [program: string, ...args: string[]];

/** A web server for which the repository has a configuration. */
export interface WebServer {
  readonly id: string;
  /** Debian packages that contain it. */
  readonly packages: readonly string[];
  /** Command that ends immediately if the program and its dependencies are installed. */
  readonly version: Command;
  /** Writes its configuration into a folder, and returns the command that runs it. */
  readonly prepare: (options: ServerOptions) => Command;
}

interface ServerOptions {
  /** Folder that contains the site below its base path. */
  readonly root: string;
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
function adapted(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in deploy/${file}.`);
    return text.replace(from, () => to);
  }, configuration(file));
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const DOCUMENTS = '/var/www/docs';

/** Returns the command that runs nginx with one server block. */
function nginxWith(server: string, scratch: string): Command {
  const file = path.join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch};`)
    .join(' ');
  writeFileSync(
    file,
    `load_module ${BROTLI};\n` +
      // If started as root, it would switch to a user who cannot read the folder of the test.
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

/**
 * The same nginx without further configuration, which sends files as they are: the upper limit of
 * its performance.
 */
export const PLAIN_NGINX: WebServer = {
  ...NGINX,
  id: 'nginx, plain',
  prepare: ({ root, port, scratch }) =>
    nginxWith(`server { listen 127.0.0.1:${port}; root ${root}; }`, scratch),
};

/** The headers that every response needs on any host, because pages cannot set them. */
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

/** Returns the version of a server on one line. */
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
 * Starts a server with its configuration from `deploy/` on a free port of 127.0.0.1.
 *
 * @throws with the output of the server if it does not answer
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
