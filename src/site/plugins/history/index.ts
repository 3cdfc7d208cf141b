import type { MarkdownConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import { sitePath } from '../../../reference/contract/site-path';
import type { Workspace } from '../../../reference/contract/workspace';
import { PageDates } from './dates';

/** Sources of the landing page. */
const LANDING = ['src/site/pages', 'src/site/components/landing'];

type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

type Route = Parameters<CreateSitemapItems>[0]['routes'][number];

/** The routes of pages, which docs sets nest in layouts. */
const leavesOf = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));

/** Settings of Docusaurus that depend on the history of the site. */
interface HistorySettings {
  readonly parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']>;
  readonly sitemap: SitemapOptions;
  /** "Last updated" and "edit this page"; empty without a repository to link to. */
  readonly docs: Pick<DocsOptions, 'editUrl' | 'showLastUpdateTime'>;
}

/**
 * Takes dates of the last change from the history and not from the clock, so that the same commit
 * gives the same bytes. Without a history there are no dates.
 *
 * @param repositoryUrl address of the repository for readers; empty when there is none
 */
export function historySettings(workspace: Workspace, repositoryUrl: string): HistorySettings {
  const dates = new PageDates(workspace);
  const sourceOf = (path: string): string => sitePath(workspace.siteDir, path);
  const createSitemapItems: CreateSitemapItems = async ({
    defaultCreateSitemapItems,
    ...params
  }) => {
    const items = await defaultCreateSitemapItems(params);
    const { url, baseUrl } = params.siteConfig;
    const sources = new Map(
      leavesOf(params.routes).map(({ path, metadata }) => [
        `${url}${path.replace(/(?<=.)\/$/, '')}`,
        metadata?.sourceFilePath,
      ]),
    );
    return items.map((item) => {
      const source = sources.get(item.url.replace(/\/$/, ''));
      const isIndex = /\/category\/[^/]+$/.exec(item.url);
      const set = item.url.slice(url.length + baseUrl.length).split('/')[0] ?? '';
      const date = isIndex
        ? dates.ofFiles([`sidebars.${set}.ts`, `partners/${set}/api`, `partners/${set}/api-for-us`])
        : item.url === `${url}${baseUrl}`
          ? dates.ofFiles(LANDING)
          : dates.ofPage(source === undefined ? '' : sourceOf(source));
      return { ...item, lastmod: date?.toISOString() ?? null };
    });
  };
  return {
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      const date = dates.ofPage(sourceOf(params.filePath));
      if (date === undefined) return parsed;
      const last_update = { date: date.toISOString() };
      return { ...parsed, frontMatter: { ...parsed.frontMatter, last_update } };
    },
    sitemap: { changefreq: null, priority: null, lastmod: null, createSitemapItems },
    docs:
      repositoryUrl === ''
        ? {}
        : { editUrl: `${repositoryUrl}/edit/main/`, showLastUpdateTime: dates.areKnown },
  };
}
