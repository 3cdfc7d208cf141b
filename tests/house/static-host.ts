/** The answer of a host that reads `_redirects` and `_headers`. */
export interface HostAnswer {
  readonly status: number;
  /** Where a redirect leads to. */
  readonly location?: string;
  /** The file that is sent. */
  readonly file?: string;
  /** By lower-case name; a header that several sections set has all of their values. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Host {
  readonly name: string;
  /** Whether rules apply to addresses that have a file. */
  readonly rulesFirst: boolean;
  /** The statuses that a rule may have; the host ignores other rules. */
  readonly statuses: readonly number[];
}

export const HOSTS: readonly Host[] = [
  // https://docs.netlify.com/manage/routing/redirects/redirect-options/
  { name: 'Netlify', rulesFirst: false, statuses: [200, 301, 302, 404] },
  // https://developers.cloudflare.com/pages/configuration/redirects/
  { name: 'Cloudflare Pages', rulesFirst: true, statuses: [200, 301, 302, 303, 307, 308] },
];

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a path matches a pattern, in which `*` stands for anything; returns what it stands for. */
function splatOf(pattern: string, path: string): string | undefined {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${escaped.join('(.*)')}$`).exec(path);
  return match ? (match[1] ?? '') : undefined;
}

function headersFor(text: string, path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of linesOf(text)) {
    if (!line.startsWith(' ')) {
      applies = splatOf(line, path) !== undefined;
      continue;
    }
    const [name = '', ...rest] = line.trim().split(': ');
    const key = name.toLowerCase();
    const value = rest.join(': ');
    if (applies) headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

/** Answers a path as a host does that publishes these files. */
export function answerOf(
  { rulesFirst, statuses }: Host,
  files: ReadonlySet<string>,
  configuration: { readonly redirects: string; readonly headers: string },
  path: string,
): HostAnswer {
  const fileAt = (address: string): string | undefined =>
    [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].find((name) =>
      files.has(name),
    );
  const headers = headersFor(configuration.headers, path);
  const own = fileAt(path);
  if (own !== undefined && !rulesFirst) return { status: 200, file: own, headers };
  for (const line of linesOf(configuration.redirects)) {
    const [from = '', to = '', code = ''] = line.split(' ');
    const splat = splatOf(from, path);
    const status = Number(code);
    if (splat === undefined || !statuses.includes(status)) continue;
    const target = to.replace(':splat', splat);
    if (status >= 300 && status < 400) return { status, location: target, headers };
    const file = fileAt(target);
    return file === undefined ? { status: 404, headers } : { status, file, headers };
  }
  if (own !== undefined) return { status: 200, file: own, headers };
  // Without a rule, a host sends the nearest not-found page.
  const folders = path
    .split('/')
    .map((_, index, all) => [...all.slice(0, -1 - index), ''].join('/'));
  const file = folders.map((folder) => `${folder}404.html`).find((name) => files.has(name));
  return { status: 404, ...(file !== undefined && { file }), headers };
}
