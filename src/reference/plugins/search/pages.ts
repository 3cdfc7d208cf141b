import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Workspace } from '../../contract/workspace';
import type { RecordSet } from '../../search/record';

/** A page of the site and where it comes from. */
export interface IndexedPage {
  readonly set: RecordSet;
  /** Path below the site's base, `/general/api/card`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Source file relative to the site; undefined for generated indexes. */
  readonly file: string | undefined;
}

interface MdxPage {
  readonly type: string;
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const PAGES_PLUGIN = 'docusaurus-plugin-content-pages';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

const categoriesOf = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));

/** Every page that has its own address and words: docs, category indexes, Markdown pages. */
export function indexedPages(
  { setIds }: Workspace,
  allContent: AllContent,
  baseUrl: string,
): readonly IndexedPage[] {
  const pathOf = (permalink: string): string =>
    `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  const docs = setIds.flatMap((set) => {
    const content = allContent[DOCS_PLUGIN]?.[set] as DocsContent | undefined;
    return (content?.loadedVersions ?? []).flatMap((version): IndexedPage[] => [
      ...version.docs.map(({ permalink, title, description, source }) => ({
        set,
        path: pathOf(permalink),
        title,
        description,
        file: aliasedSitePathToRelativePath(source),
      })),
      ...Object.values(version.sidebars)
        .flatMap(categoriesOf)
        .flatMap((item): IndexedPage[] => {
          const link = item.type === 'category' ? item.link : undefined;
          if (item.type !== 'category' || link?.type !== 'generated-index') return [];
          const { permalink, title = item.label, description = '' } = link;
          return [{ set, path: pathOf(permalink), title, description, file: undefined }];
        }),
    ]);
  });
  const pages = (allContent[PAGES_PLUGIN]?.default ?? []) as readonly MdxPage[];
  return [
    ...docs,
    ...pages.flatMap(({ type, permalink, source, title, description = '' }): IndexedPage[] =>
      type === 'mdx' && title !== undefined
        ? [
            {
              set: 'site',
              path: pathOf(permalink),
              title,
              description,
              file: aliasedSitePathToRelativePath(source),
            },
          ]
        : [],
    ),
  ];
}
