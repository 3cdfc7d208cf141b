import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { decodeComponent } from '../../contract/decode-component';
import type { Problem } from '../../contract/problem';
import { closest, didYouMean } from '../../contract/suggest';
import { hint, problemAt } from '../problem';
import { TARGET_KINDS } from '../reference';
import type { PageFile } from './page-file';
import type { WrittenLink } from './written-links';

/** What links of a page may lead to. */
export interface Targets {
  readonly siteDir: string;
  /** Address of the site, without a final slash. */
  readonly docsUrl: string;
  readonly setIds: readonly string[];
  /** Pages of every set, relative to the site. */
  readonly files: readonly string[];
  /** Their paths below the site's base, `/general/api/card`, and their files. */
  readonly routes: ReadonlyMap<string, string>;
  /** Anchors of a page file; undefined where they are unknown. */
  readonly anchorsOf: (file: string) => ReadonlySet<string> | undefined;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes of contract links, which src/reference/remark/links.ts resolves, and of addresses. */
const SCHEMES: readonly string[] = [...TARGET_KINDS, 'https', 'http', 'mailto', 'pathname'];

/** What a browser can make no address of, or only by a guess. */
const NOWHERE = /^(?:https?:(?!\/\/[^/?#])|mailto:(?!.+@.))/;

/** Addresses of a reader's own machine, and reserved ones. */
const isLocal = (url: string): boolean =>
  URL.canParse(url) && /(?:^|\.)(?:localhost|example|127\.0\.0\.1)$/.test(new URL(url).hostname);

/** Where `npm start` answers. */
const DEV_SERVER = /^https?:\/\/(?:localhost|127\.0\.0\.1):3000(?:[/?#]|$)/;

/** Bytes of an image that a phone can load in a moment. */
const LARGEST_IMAGE = 500_000;

/** How files of each kind of image begin. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF[^]{4}WEBP/,
  svg: /<svg[\s>]/,
};

const relativeTo = (page: string, target: string): string => {
  const path = posix.relative(posix.dirname(page), target);
  return path.startsWith('.') ? path : `./${path}`;
};

function* anchorProblems(
  file: string,
  anchor: string,
  anchorsOf: Targets['anchorsOf'],
  problem: ReturnType<typeof problemAt>,
): Generator<Problem> {
  const anchors = anchorsOf(file);
  if (anchor === '' || !anchors || anchors.has(anchor)) return;
  yield problem(
    `${file} has no anchor \`#${anchor}\``,
    `${hint(anchor, anchors)} Or use the name in the contract: \`op:\`, \`schema:\`, \`state:\`, \`event:\`, \`error:\``,
  );
}

/** What is wrong with a link; `page` is the file whose page shows it. */
export function* linkProblems(
  { url, place }: Pick<WrittenLink, 'url' | 'place'>,
  page: Pick<PageFile, 'file'>,
  { siteDir, docsUrl, setIds, files, routes, anchorsOf }: Targets,
): Generator<Problem> {
  const problem = problemAt(place);
  const basePath = URL.canParse(docsUrl) ? new URL(docsUrl).pathname : '/';
  const scheme = SCHEME.exec(url)?.[1];
  const [address = '', ...anchors] = url.split('#');
  const anchor = anchors.join('#');
  if (url === '') {
    yield problem('The link has no address', 'write an address, `./card.mdx`');
  } else if (url.endsWith('#')) {
    yield problem('The link has no anchor behind its `#`', 'write the anchor, or delete the `#`');
  } else if (scheme !== undefined) {
    if (!SCHEMES.includes(scheme)) {
      yield problem(`\`${scheme}:\` is not a kind of link`, hint(scheme, SCHEMES));
    } else if ((docsUrl !== '' && `${url}/`.startsWith(`${docsUrl}/`)) || DEV_SERVER.test(url)) {
      yield problem(
        'The link names this site by its address, which changes with the host',
        'link to the file, `./card.mdx`',
      );
    } else if (NOWHERE.test(url)) {
      yield problem(
        'The link names no host, or nobody to write to',
        'write `https://host/path`, or `mailto:name@host`',
      );
    } else if (scheme === 'http' && !isLocal(url)) {
      yield problem('The link is not encrypted', 'write `https:`');
    }
  } else if (basePath !== '/' && `${url}/`.startsWith(`${basePath}/`)) {
    yield problem(
      `The link holds the base path \`${basePath}\`, which every link gets by itself`,
      'link to the file, `./card.mdx`',
    );
  } else if (url.startsWith('//')) {
    yield problem('The link names a host without how to reach it', `write \`https:${url}\``);
  } else if (url.startsWith('/')) {
    const [path = ''] = address.split('?');
    const ofSet = setIds.map((set) => `/${set}${path}`).find((other) => routes.has(other));
    const isDocs =
      ofSet !== undefined ||
      setIds.some((set) => path === `/${set}` || path.startsWith(`/${set}/`));
    if (!isDocs || /\/category\/|\.(?!(?:html|mdx?)$)\w+$/.test(path)) return;
    const file = routes.get(path.replace(/(?<=.)\/$/, ''));
    if (file !== undefined) {
      yield* anchorProblems(file, anchor, anchorsOf, problem);
      return;
    }
    const next = didYouMean(ofSet ?? path, routes.keys(), 'name a page that is there');
    yield problem(`There is no page at \`${path}\``, next);
  } else {
    const isHere = url.startsWith('#');
    const target = isHere
      ? page.file
      : posix.join(posix.dirname(place.file), decodeComponent(address));
    if (isHere || files.includes(target)) {
      yield* anchorProblems(target, anchor, anchorsOf, problem);
    } else if (
      address.endsWith('.mdx') ||
      !statSync(join(siteDir, target), { throwIfNoEntry: false })?.isFile()
    ) {
      const paths = files.map((file) => relativeTo(place.file, file));
      const name = posix.basename(address).toLowerCase();
      const set = page.file.split('/').slice(0, 2).join('/');
      // A file that was moved has kept its name.
      const moved = files
        .filter((file) => file.startsWith(`${set}/`) && posix.basename(file).toLowerCase() === name)
        .map((file) => relativeTo(place.file, file));
      const written = closest(address, moved) ?? moved[0];
      yield problem(
        `There is no file \`${address}\``,
        paths.includes(`${address}.mdx`)
          ? `link to the file, \`${address}.mdx\``
          : written === undefined
            ? didYouMean(address, paths, 'link to a page by its file, `./card.mdx`')
            : `did you mean \`${written}\`? Otherwise link to a page by its file`,
      );
    }
  }
}

/** An image that is too large, or none. */
function* imageFileProblems(
  file: string,
  problem: ReturnType<typeof problemAt>,
): Generator<Problem> {
  const bytes = readFileSync(file);
  const kind = extname(file).slice(1).toLowerCase();
  if (SIGNATURES[kind]?.test(bytes.toString('latin1')) === false) {
    yield problem(
      `The file does not hold an image of the kind \`${kind}\``,
      'export the image again',
    );
  } else if (bytes.length > LARGEST_IMAGE) {
    yield problem(
      `The image has ${Math.ceil(bytes.length / 1000)} kB, and readers on a phone wait for it`,
      `make it smaller than ${LARGEST_IMAGE / 1000} kB`,
    );
  }
}

/** What is wrong with an image: no file, or no words for those who do not see it. */
export function* imageProblems(
  { url, alt, place }: WrittenLink,
  siteDir: string,
): Generator<Problem> {
  const problem = problemAt(place);
  if ((alt ?? '') === '' && url !== '') {
    yield problem(
      `The image \`${url}\` has no alternative text`,
      'write what it shows: `![A frozen card](./card.png)`',
    );
  }
  if (/^https?:/i.test(url)) {
    yield problem(
      'The image is on another host, from which pages load nothing',
      'put the file beside the page, `./card.png`',
    );
  }
  if (SCHEME.test(url)) return;
  const path = url.split(/[?#]/)[0] ?? '';
  const file = path.startsWith('/')
    ? join(siteDir, 'static', path)
    : join(siteDir, dirname(place.file), path);
  if (url !== '' && existsSync(file)) {
    yield* imageFileProblems(file, problem);
    return;
  }
  yield problem(
    url === '' ? 'The image has no address' : `There is no image \`${url}\``,
    'put the file beside the page (`./card.png`) or into `static/img` (`/img/card.png`)',
  );
}
