/**
 * `npm run bench:hosts`: requests per second of nginx with `deploy/nginx.conf`, compared with the
 * same nginx serving the same file without any rules. Needs `npm run build`, nginx and wrk. The
 * figures depend on the machine; an error or a status of 400 and above makes it fail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../scripts/compress/compress';
import { BASE_URL, BUILD_DIR } from '../../tests/support/paths';
import { PLAIN_NGINX, startWebServer, webServers } from '../../tests/support/web-servers';

const SECONDS = 10;
const CONNECTIONS = 64;

interface Load {
  readonly perSecond: number;
  readonly requests: number;
  /** Failed connections, timeouts and statuses of 400 and above. */
  readonly errors: number;
}

function wrk(url: string): Load {
  const options = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br, gzip'];
  const { stdout, error } = spawnSync('wrk', [...options, url], { encoding: 'utf8' });
  if (error) throw new Error('wrk does not run. Next: apt-get install wrk', { cause: error });
  const first = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? NaN);
  const sockets = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: first(/Requests\/sec:\s+([\d.]+)/),
    requests: first(/(\d+) requests in/),
    errors: [...sockets, statuses].reduce((sum, text) => sum + Number(text), 0),
  };
}

const show = (name: string, { perSecond, requests, errors }: Load): string =>
  `${name}: ${Math.round(perSecond)} requests per second, ${errors} errors in ${requests}`;

async function main(): Promise<void> {
  const nginx = webServers.find(({ id }) => id === 'nginx');
  if (!nginx) throw new Error('There is no configuration for nginx.');
  const root = mkdtempSync(join(tmpdir(), 'bench-hosts-'));
  const folder = join(root, BASE_URL);
  mkdirSync(folder, { recursive: true });
  cpSync(BUILD_DIR, folder, { recursive: true });
  compressFolder(folder, 5);
  const script = readdirSync(join(folder, 'assets/js')).find((name) => /^main\..*\.js$/.test(name));
  const site = await startWebServer(nginx, root);
  const plain = await startWebServer(PLAIN_NGINX, root);
  let errors = 0;
  for (const [what, page, file] of [
    ['a page', 'general/fees', 'general/fees.html.br'],
    ['a script', `assets/js/${script ?? ''}`, `assets/js/${script ?? ''}.br`],
    ['a missing page, whose right answer counts as an error', 'general/gone', '404.html.br'],
  ] as const) {
    const hosted = wrk(site.origin + BASE_URL + page);
    const bare = wrk(plain.origin + BASE_URL + file);
    console.log(show(what, hosted));
    console.log(show('  plain file', bare));
    console.log(`  ratio: ${(hosted.perSecond / bare.perSecond).toFixed(2)}`);
    errors += page === 'general/gone' ? Math.abs(hosted.errors - hosted.requests) : hosted.errors;
  }
  site.stop();
  plain.stop();
  rmSync(root, { recursive: true, force: true });
  process.exitCode = errors === 0 ? 0 : 1;
}

void main();
