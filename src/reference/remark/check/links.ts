import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Problem } from '../../contract/problem';
import { didYouMean } from '../../contract/suggest';
import { hint } from '../problem';
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
  /** Anchors of a page file; undefined where they cannot be told. */
  readonly anchorsOf: (file: string) => ReadonlySet<string> | undefined;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes beside those of contract links, which src/reference/remark/links.ts resolves. */
const SCHEMES = ['https', 'http', 'mailto', 'pathname'];

const relativeTo = (page: string, target: string): string => {
  const path = posix.relative(posix.dirname(page), target);
  return path.startsWith('.') ? path : `./${path}`;
};

function* anchorProblems(
  link: WrittenLink,
  anchor: string,
  target: string,
  targets: Targets,
): Generator<Problem> {
  const anchors = targets.anchorsOf(target);
  if (anchor === '' || !anchors || anchors.has(anchor)) return;
  yield {
    place: link.place,
    message: `${target} has no anchor \`#${anchor}\``,
    next: `${hint(anchor, anchors)} Or name what the contract knows: \`op:\`, \`schema:\`, \`state:\`, \`event:\`, \`error:\``,
  };
}

function* pathProblems(link: WrittenLink, targets: Targets): Generator<Problem> {
  const path = link.url.split(/[?#]/)[0] ?? '';
  const isDocs = targets.setIds.some((set) => path === `/${set}` || path.startsWith(`/${set}/`));
  if (!isDocs || /\/category\/|\.\w+$/.test(path)) return;
  if (targets.routes.has(path.replace(/(?<=.)\/$/, ''))) return;
  yield {
    place: link.place,
    message: `There is no page at \`${path}\``,
    next: didYouMean(path, targets.routes, 'link to the file, `./card.mdx`'),
  };
}

/** What is wrong with a link; `page` is the file whose page shows it. */
export function* linkProblems(
  link: WrittenLink,
  page: PageFile,
  targets: Targets,
): Generator<Problem> {
  const { url, place } = link;
  const finding = (message: string, next: string): Problem => ({
    place,
    message,
    next,
  });
  const scheme = SCHEME.exec(url)?.[1];
  if (url === '') {
    yield finding('The link leads nowhere', 'write an address, `./card.mdx`');
  } else if (scheme !== undefined) {
    const schemes = [...TARGET_KINDS, ...SCHEMES];
    if (!schemes.includes(scheme)) {
      yield finding(`Links know no \`${scheme}:\``, hint(scheme, schemes));
    }
  } else if (url.startsWith('/')) {
    yield* pathProblems(link, targets);
  } else if (url.startsWith('#')) {
    yield* anchorProblems(link, url.slice(1), page.file, targets);
  } else {
    const [path = '', anchor = ''] = url.split('#');
    const target = posix.join(posix.dirname(place.file), decodeURI(path));
    if (targets.files.includes(target)) yield* anchorProblems(link, anchor, target, targets);
    else if (path.endsWith('.mdx') || !existsSync(join(targets.siteDir, target))) {
      const known = targets.files.map((file) => relativeTo(place.file, file));
      yield finding(
        `There is no file \`${path}\``,
        known.includes(`${path}.mdx`)
          ? `link to the file, \`${path}.mdx\``
          : didYouMean(path, known, 'link to a page by its file, `./card.mdx`'),
      );
    }
  }
}

/** What is wrong with an image: no file, or no words for those who do not see it. */
export function* imageProblems(link: WrittenLink, siteDir: string): Generator<Problem> {
  const { url, alt, place } = link;
  const path = url.split(/[?#]/)[0] ?? '';
  if (alt === '' && url !== '') {
    yield {
      place,
      message: `The image \`${url}\` has no alternative text`,
      next: 'write what it shows: `![A frozen card](./card.png)`',
    };
  }
  if (SCHEME.test(url)) return;
  const file = path.startsWith('/')
    ? join(siteDir, 'static', path)
    : join(siteDir, dirname(place.file), path);
  if (url !== '' && existsSync(file)) return;
  yield {
    place,
    message: url === '' ? 'The image has no address' : `There is no image \`${url}\``,
    next: 'put the file beside the page (`./card.png`) or into `static/img` (`/img/card.png`)',
  };
}
