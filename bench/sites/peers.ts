import { join } from 'node:path';
import { ROOT } from '../../tests/support/paths';
import { groupsOf } from '../pages/groups';
import { frontMatter, markdownOf } from '../pages/markdown';
import type { Topic } from '../pages/topic';
import { install } from './install';
import { folderOf, type Site, type SiteId } from './site';
import { copyInto, emptyFolder, writeFiles } from './write';

interface Peer {
  readonly id: Exclude<SiteId, 'ours' | 'contract'>;
  readonly name: string;
  /** The folder of its pages, relative to the site. */
  readonly pages: string;
  readonly output: string;
  readonly caches: readonly string[];
  readonly build: readonly string[];
  /** Whether pages repeat their title as a heading, because the theme does not. */
  readonly writesTitle: boolean;
  readonly pathOf: (slug: string) => string;
}

const PEERS: readonly Peer[] = [
  {
    id: 'stock',
    name: 'Docusaurus 3.8.0, faster',
    pages: 'docs',
    output: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    build: [join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    writesTitle: true,
    pathOf: (slug) => `/api/${slug}`,
  },
  {
    id: 'vitepress',
    name: 'VitePress 1.6.4',
    pages: 'docs',
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    writesTitle: true,
    pathOf: (slug) => `/api/${slug}`,
  },
  {
    id: 'starlight',
    name: 'Starlight 0.37.7',
    pages: 'src/content/docs',
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    build: ['node_modules/astro/astro.js', 'build'],
    writesTitle: false,
    pathOf: (slug) => `/api/${slug}/`,
  },
];

const INTRO =
  '---\ntitle: Docs\ndescription: Where the generated pages begin.\n---\n\nChoose a page beside this text.\n';

function siteOf(peer: Peer): Site {
  const dir = folderOf(peer.id);
  const template = join(ROOT, 'bench/peers', peer.id);
  const titleOf = ({ title }: Topic): string => (peer.writesTitle ? `# ${title}\n\n` : '');
  return {
    id: peer.id,
    name: peer.name,
    dir,
    output: join(dir, peer.output),
    baseUrl: '/',
    kept: [peer.output, ...peer.caches].map((name) => join(dir, name)),
    build: peer.build,
    pathOf: ({ slug }) => peer.pathOf(slug),
    prepare: (topics) => {
      emptyFolder(dir);
      copyInto(template, dir);
      install(dir);
      const sidebar = groupsOf(topics).map(({ label, topics: pages }) => ({
        label,
        pages: pages.map(({ slug, title }) => ({ slug, title })),
      }));
      writeFiles(dir, {
        'sidebar.json': JSON.stringify(sidebar),
        [`${peer.pages}/index.md`]: INTRO,
        ...Object.fromEntries(
          topics.map((topic) => [
            `${peer.pages}/api/${topic.slug}.md`,
            frontMatter(topic) + titleOf(topic) + markdownOf(topic),
          ]),
        ),
      });
    },
  };
}

export const peers: readonly Site[] = PEERS.map(siteOf);
