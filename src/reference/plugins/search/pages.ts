import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Workspace } from '../../contract/workspace';
import type { RecordSet } from '../../search/record';

/** A page of the site with its source file. */
export interface IndexedPage {
  readonly set: RecordSet;
  /** The path below the site's base, `/general/api/card`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The source file, relative to the site; undefined for generated indexes. */
  readonly file: string | undefined;
}

interface MdxPage {
  readonly type: string;
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
}

export type DocsVersion = DocsContent['loadedVersions'][number];
export type SidebarItem = DocsVersion['sidebars'][string][number];

/** The versions that Docusaurus has loaded for a docs set. */
export const versionsOf = (allContent: AllContent, set: string): readonly DocsVersion[] => {
  const docs = allContent['docusaurus-plugin-content-docs']?.[set] as DocsContent | undefined;
  return docs?.loadedVersions ?? [];
};

const categoriesOf = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));

/** Every page with its own address and text: docs, category indexes, Markdown pages. */
export function indexedPages(
  { setIds }: Workspace,
  allContent: AllContent,
  baseUrl: string,
): readonly IndexedPage[] {
  const indexed = (
    set: RecordSet,
    permalink: string,
    title: string,
    description = '',
    source?: string,
  ): IndexedPage => {
    const path = `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
    const file = source === undefined ? undefined : aliasedSitePathToRelativePath(source);
    return { set, path, title, description, file };
  };
  const docs = setIds.flatMap((set) =>
    versionsOf(allContent, set).flatMap((version) => [
      ...version.docs.map(({ permalink, title, description, source }) =>
        indexed(set, permalink, title, description, source),
      ),
      ...categoriesOf(Object.values(version.sidebars).flat()).flatMap((item) => {
        const link = item.type === 'category' ? item.link : undefined;
        return item.type === 'category' && link?.type === 'generated-index'
          ? [indexed(set, link.permalink, link.title ?? item.label, link.description)]
          : [];
      }),
    ]),
  );
  const pages = allContent['docusaurus-plugin-content-pages']?.default as
    | readonly MdxPage[]
    | undefined;
  return [
    ...docs,
    ...(pages ?? []).flatMap(({ type, permalink, source, title, description }) =>
      type === 'mdx' && title !== undefined
        ? [indexed('site', permalink, title, description, source)]
        : [],
    ),
  ];
}
