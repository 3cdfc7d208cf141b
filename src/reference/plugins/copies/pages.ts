import type { AllContent } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import type { PageFacts } from '../../publish/markdown/page';
import { indexedPages, type SidebarItem, versionsOf } from '../search/pages';

/** A page of a docs set; a generated index has child pages instead of text. */
export interface DocsPage extends PageFacts {
  readonly set: string;
  readonly children: readonly PageFacts[];
}

export interface SitePages {
  /** In sidebar order. */
  readonly docs: readonly DocsPage[];
  /** Markdown pages outside the docs sets. */
  readonly others: readonly PageFacts[];
}

/** Every page that has a Markdown copy, except the landing page. */
export function sitePages(
  workspace: Workspace,
  allContent: AllContent,
  baseUrl: string,
): SitePages {
  const pages = indexedPages(workspace, allContent, baseUrl);
  const pageAt = (
    permalink: string | undefined,
    set: string,
    children: readonly PageFacts[],
  ): DocsPage[] => {
    const path = `/${(permalink ?? '').slice(baseUrl.length)}`.replace(/\/$/, '');
    const page = pages.find((candidate) => candidate.path === path);
    return page ? [{ ...page, set, children }] : [];
  };
  const docs = workspace.setIds.flatMap((set) =>
    versionsOf(allContent, set).flatMap((version) => {
      const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
      const pagesOf = (item: SidebarItem): DocsPage[] => {
        if (item.type === 'doc') return pageAt(permalinks.get(item.id), set, []);
        if (item.type !== 'category') return [];
        const children = item.items.flatMap(pagesOf);
        const index =
          item.link?.type === 'generated-index' ? pageAt(item.link.permalink, set, children) : [];
        return [...index, ...children];
      };
      return Object.values(version.sidebars).flat().flatMap(pagesOf);
    }),
  );
  return { docs, others: pages.filter(({ set }) => set === 'site') };
}
