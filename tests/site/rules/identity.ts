import { attribute, elements, elementsNamed, lineOf } from '../dom';
import type { Site } from '../site';
import type { Rule } from './rule';

const HEAD_LINKS = ['icon', 'apple-touch-icon', 'manifest'];
const CARD = 'img/social-card.png';
const CARD_SIZE = '1200 × 630';
const CARD_BYTES = 100_000;

/** Returns the file of the site for an absolute path. */
const fileAt = ({ baseUrl, files }: Site, path: string): Buffer | undefined =>
  path.startsWith(baseUrl) ? files.get(path.slice(baseUrl.length)) : undefined;

function robots(site: Site): string[] {
  const expected = `Sitemap: ${site.origin}${site.baseUrl}sitemap.xml`;
  const lines = site.files.get('robots.txt')?.toString('utf8').split('\n') ?? [];
  return lines.includes(expected) && site.files.has('sitemap.xml')
    ? []
    : [`robots.txt: no line "${expected}", or no such file`];
}

function manifest(site: Site): string[] {
  const text = site.files.get('site.webmanifest')?.toString('utf8');
  if (text === undefined) return ['site.webmanifest is missing'];
  const { icons } = JSON.parse(text) as { readonly icons: readonly { readonly src: string }[] };
  return icons
    .filter(({ src }) => !fileAt(site, src))
    .map(({ src }) => `site.webmanifest: no such icon: ${src}`);
}

/** Width and height are at bytes 16 and 20 of every PNG. */
function socialCard({ files }: Site): string[] {
  const png = files.get(CARD);
  if (png === undefined) return [`${CARD} is missing`];
  const size = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
  return [
    ...(size === CARD_SIZE ? [] : [`${CARD}: ${size}, not ${CARD_SIZE}`]),
    ...(png.length <= CARD_BYTES ? [] : [`${CARD}: ${png.length} bytes, over ${CARD_BYTES}`]),
  ];
}

/** Icons, manifest, robots.txt and social card are complete, and no card cuts off its text. */
export const identity: Rule = {
  name: 'icons, manifest and robots.txt are whole, and cards show all their text',
  perPage: 1,
  check(site) {
    const pages = site.pages.flatMap(({ file, document }) => {
      const rels = [...elementsNamed(document, 'link')].map((link) => attribute(link, 'rel'));
      const missing = HEAD_LINKS.filter((rel) => !rels.includes(rel));
      const cut = [...elementsNamed(document, 'main')]
        .flatMap((main) => [...elements(main)])
        .filter((element) => (attribute(element, 'class') ?? '').includes('text--truncate'));
      return [
        ...missing.map((rel) => `${file}: no link with rel="${rel}"`),
        ...cut.map((element) => `${file}:${lineOf(element)}: text is cut off`),
      ];
    });
    return {
      checked: site.pages.length * (HEAD_LINKS.length + 1) + 3,
      faults: [...pages, ...robots(site), ...manifest(site), ...socialCard(site)],
    };
  },
};
