import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Problem } from '../../contract/problem';
import { didYouMean } from '../../contract/suggest';
import { hint, problemAt } from '../problem';
import { TARGET_KINDS } from '../reference';
import type { PageFile } from './page-file';
import type { WrittenLink } from './written-links';

/** What links of a page may lead to. */
export interface Targets {
  readonly siteDir: string;
  readonly setIds: readonly string[];
  /** Pages of every set, relative to the site. */
  readonly files: readonly string[];
  /** Paths below the site's base, `/general/api/card`. */
  readonly routes: ReadonlySet<string>;
  /** Anchors of a page file; undefined where they are unknown. */
  readonly anchorsOf: (file: string) => ReadonlySet<string> | undefined;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes of contract links, which src/reference/remark/links.ts resolves, and of addresses. */
const SCHEMES: readonly string[] = [...TARGET_KINDS, 'https', 'http', 'mailto', 'pathname'];

const relativeTo = (page: string, target: string): string => {
  const path = posix.relative(posix.dirname(page), target);
  return path.startsWith('.') ? path : `./${path}`;
};

/** What is wrong with a link; `page` is the file whose page shows it. */
export function* linkProblems(
  { url, place }: WrittenLink,
  page: PageFile,
  { siteDir, setIds, files, routes, anchorsOf }: Targets,
): Generator<Problem> {
  const problem = problemAt(place);
  const scheme = SCHEME.exec(url)?.[1];
  const [address = '', anchor = ''] = url.split('#');
  if (url === '') {
    yield problem('The link has no address', 'write an address, `./card.mdx`');
  } else if (scheme !== undefined) {
    if (!SCHEMES.includes(scheme)) {
      yield problem(`\`${scheme}:\` is not a kind of link`, hint(scheme, SCHEMES));
    }
  } else if (url.startsWith('/')) {
    const [path = ''] = address.split('?');
    const isDocs = setIds.some((set) => path === `/${set}` || path.startsWith(`/${set}/`));
    if (!isDocs || /\/category\/|\.\w+$/.test(path)) return;
    if (routes.has(path.replace(/(?<=.)\/$/, ''))) return;
    const next = didYouMean(path, routes, 'link to the file, `./card.mdx`');
    yield problem(`There is no page at \`${path}\``, next);
  } else {
    const isHere = url.startsWith('#');
    const target = isHere ? page.file : posix.join(posix.dirname(place.file), decodeURI(address));
    if (isHere || files.includes(target)) {
      const anchors = anchorsOf(target);
      if (anchor === '' || !anchors || anchors.has(anchor)) return;
      yield problem(
        `${target} has no anchor \`#${anchor}\``,
        `${hint(anchor, anchors)} Or use the name in the contract: \`op:\`, \`schema:\`, \`state:\`, \`event:\`, \`error:\``,
      );
    } else if (address.endsWith('.mdx') || !existsSync(join(siteDir, target))) {
      const paths = files.map((file) => relativeTo(place.file, file));
      yield problem(
        `There is no file \`${address}\``,
        paths.includes(`${address}.mdx`)
          ? `link to the file, \`${address}.mdx\``
          : didYouMean(address, paths, 'link to a page by its file, `./card.mdx`'),
      );
    }
  }
}

/** What is wrong with an image: no file, or no words for those who do not see it. */
export function* imageProblems(
  { url, alt, place }: WrittenLink,
  siteDir: string,
): Generator<Problem> {
  const problem = problemAt(place);
  if (alt === '' && url !== '') {
    yield problem(
      `The image \`${url}\` has no alternative text`,
      'write what it shows: `![A frozen card](./card.png)`',
    );
  }
  if (SCHEME.test(url)) return;
  const path = url.split(/[?#]/)[0] ?? '';
  const file = path.startsWith('/')
    ? join(siteDir, 'static', path)
    : join(siteDir, dirname(place.file), path);
  if (url !== '' && existsSync(file)) return;
  yield problem(
    url === '' ? 'The image has no address' : `There is no image \`${url}\``,
    'put the file beside the page (`./card.png`) or into `static/img` (`/img/card.png`)',
  );
}
