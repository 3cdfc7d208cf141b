import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import type { ListedPage } from '../../components/SearchDialog/filter';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const SET_TITLES: Readonly<Record<string, string>> = {
  general: site.productName,
  'rebell-pay': site.payProductName,
};

const listDocs = (set: string, { loadedVersions }: LoadedContent): ListedPage[] =>
  loadedVersions.flatMap(({ docs }) =>
    docs.map(({ title, description, permalink }) => ({
      title,
      description,
      path: permalink,
      set: SET_TITLES[set] ?? set,
    })),
  );

/** Writes the titles and descriptions of all docs pages for the search dialog. */
export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const sets = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
      const pages = Object.entries(sets).flatMap(([set, content]) => listDocs(set, content));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
