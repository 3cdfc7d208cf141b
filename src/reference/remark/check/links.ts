import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeComponent } from '../../contract/decode-component';
import type { Problem } from '../../contract/problem';
import { closest, didYouMean } from '../../contract/suggest';
import { hint, problemAt } from '../problem';
import { TARGET_KINDS } from '../reference';
import type { PageFile } from './page-file';
import type { WrittenLink } from './written-links';

/** The possible targets of links on a page. */
export interface Targets {
  readonly siteDir: string;
  /** Address of the site, without a final slash. */
  readonly docsUrl: string;
  readonly setIds: readonly string[];
  /** Pages of every set, relative to the site. */
  readonly files: readonly string[];
  /** The path of each page below the site's base, `/general/api/card`, with its file. */
  readonly routes: ReadonlyMap<string, string>;
  /** Paths of category pages by set; sets whose categories are unknown are left out. */
  readonly categories: ReadonlyMap<string, readonly string[]>;
  /** The anchors of a page file; undefined if they are unknown. */
  readonly anchorsOf: (file: string) => ReadonlySet<string> | undefined;
}

export const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes of contract links, which src/reference/remark/links.ts resolves, and of addresses. */
const SCHEMES: readonly string[] = [...TARGET_KINDS, 'https', 'http', 'mailto', 'pathname'];

/** Addresses that browsers cannot parse, or only by guessing. */
const NOWHERE = /^(?:https?:(?!\/\/[^/?#])|mailto:(?!.+@.))/;

/** Whether an address is on the reader's own machine, or reserved. */
const isLocal = (url: string): boolean =>
  URL.canParse(url) && /(?:^|\.)(?:localhost|example|127\.0\.0\.1)$/.test(new URL(url).hostname);

/** The addresses of `npm start`. */
const DEV_SERVER = /^https?:\/\/(?:localhost|127\.0\.0\.1):3000(?:[/?#]|$)/;

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

/** Reports problems with a link; `page` is the file whose page shows it. */
export function* linkProblems(
  { url, place }: Pick<WrittenLink, 'url' | 'place'>,
  page: Pick<PageFile, 'file'>,
  { siteDir, docsUrl, setIds, files, routes, categories, anchorsOf }: Targets,
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
        'The link has no host or recipient',
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
    const known = categories.get(path.split('/')[1] ?? '');
    if (known && /^\/[^/]+\/category\//.test(path) && !known.includes(path)) {
      yield problem(
        `No category of the sidebar has the page \`${path}\``,
        didYouMean(path, known, 'give the category a `slug` in the sidebar'),
      );
    }
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
      // A moved file has kept its name.
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
