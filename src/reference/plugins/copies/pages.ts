import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import type { PageFacts } from '../../publish/markdown/page';
import { indexedPages, type IndexedPage } from '../search/pages';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** A page of a docs set; an index has pages below it instead of a text. */
export interface DocsPage extends PageFacts {
  readonly set: string;
  readonly children: readonly PageFacts[];
}

export interface SitePages {
  /** In the order of the sidebars. */
  readonly docs: readonly DocsPage[];
  /** Pages beside the docs sets that are written in Markdown. */
  readonly others: readonly PageFacts[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Every page that has a copy in Markdown, except the landing page. */
export function sitePages(
  workspace: Workspace,
  allContent: AllContent,
  baseUrl: string,
): SitePages {
  const pages = indexedPages(workspace, allContent, baseUrl);
  const pageAt = (permalink: string): IndexedPage | undefined => {
    const path = `/${permalink.slice(baseUrl.length)}`.replace(/\/$/, '');
    return pages.find((page) => page.path === path);
  };
  const docs = workspace.setIds.flatMap((set) => {
    const content = allContent[DOCS_PLUGIN]?.[set] as DocsContent | undefined;
    return (content?.loadedVersions ?? []).flatMap((version) => {
      const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
      const visit = (item: SidebarItem): DocsPage[] => {
        if (item.type === 'doc') {
          const page = pageAt(permalinks.get(item.id) ?? '');
          return page ? [{ ...page, set, children: [] }] : [];
        }
        if (item.type !== 'category') return [];
        const children = item.items.flatMap(visit);
        const index =
          item.link?.type === 'generated-index' ? pageAt(item.link.permalink) : undefined;
        return [...(index ? [{ ...index, set, children }] : []), ...children];
      };
      return Object.values(version.sidebars).flat().flatMap(visit);
    });
  });
  return { docs, others: pages.filter(({ set }) => set === 'site') };
}
