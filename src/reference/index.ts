import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { blocksAsJsx } from './blocks/jsx';
import { docsUrlOf } from './contract/docs-url';
import { type DocsSet, Workspace } from './contract/workspace';
import { expandedTags } from './pages/compile';
import { Content } from './plugins/content';
import contractPlugin from './plugins/contract';
import copiesPlugin from './plugins/copies';
import devServerPlugin from './plugins/dev-server';
import { Background } from './plugins/dev-server/background';
import { madeAtStart } from './plugins/dev-server/running';
import { Tabs } from './plugins/dev-server/tabs';
import partialsPlugin from './plugins/partials';
import playgroundPlugin from './plugins/playground';
import publishPlugin from './plugins/publish';
import searchPlugin, { type SearchMode } from './plugins/search';
import { code } from './remark/code';
import { rest } from './remark/rest';
import { restLater } from './remark/rest-later';
import { tableLabels } from './remark/table-labels';
import { sidebarItems } from './sidebar';

export type { DocsSet } from './contract/workspace';

export interface ReferenceOptions {
  /** In the order in which readers see them. */
  readonly sets: readonly DocsSet[];
  readonly site: {
    /** Absolute path of its sources. */
    readonly dir: string;
    /** Origin that serves the site, without a path. */
    readonly url: string;
    /** Path the site is served under, with both slashes. */
    readonly baseUrl: string;
    readonly search: SearchMode;
    /** Absolute path of the module with the Markdown copy of the landing page. */
    readonly landing: string;
    /** Folder of the components that show blocks, as a bundler finds it. */
    readonly components: string;
    /** Modules, and folders of modules, below `dir` that the configuration is written in. */
    readonly configuration: readonly string[];
    /** Absolute path of the module that finds mistakes in what the site says around its sets. */
    readonly check?: string;
  };
}

const isDevelopment = process.env.NODE_ENV === 'development';

function engineOf({ sets, site }: ReferenceOptions) {
  const tabs = new Tabs();
  const background = new Background(isDevelopment, tabs.opened);
  const workspace = new Workspace({
    siteDir: site.dir,
    docsUrl: docsUrlOf(site),
    sets,
    isDevelopment,
    configuration: site.configuration,
    siteCheck: site.check,
  });
  const content = new Content(workspace);
  const transformers = {
    beforeDefaultRemarkPlugins: [expandedTags(workspace), [blocksAsJsx, site.components], code],
    rehypePlugins: [tableLabels, rest],
    recmaPlugins: [restLater],
  };
  return {
    workspace,
    /** One docs instance for each set; `options` are those that do not concern the reference. */
    docs: (options: DocsOptions = {}) =>
      sets.map((set): [string, DocsOptions] => {
        const { id } = set;
        const sidebar = `sidebars.${id}.ts`;
        return [
          '@docusaurus/plugin-content-docs',
          {
            id,
            path: `partners/${id}`,
            routeBasePath: id,
            ...(existsSync(join(site.dir, sidebar)) && { sidebarPath: `./${sidebar}` }),
            sidebarItemsGenerator: sidebarItems(workspace, set),
            ...transformers,
            ...options,
          },
        ];
      }),
    plugins: [
      contractPlugin(workspace, content.checks(), background, tabs),
      partialsPlugin(workspace, site.components),
      publishPlugin(workspace),
      copiesPlugin(workspace, site.landing),
      playgroundPlugin(
        // The process of the server, which waits for the first ones, reads the contracts in any case.
        (isFirst) => (isFirst ? content.here('playground') : content.ask('playground')),
        background,
      ),
      searchPlugin(workspace, (pages) => content.ask('search', pages), background, site.search),
      // Last, as its settings of the bundler replace those of a build.
      devServerPlugin(workspace, tabs),
    ],
  };
}

/** Everything that makes docs sets out of contracts, as a Docusaurus configuration takes it. */
export const reference = (options: ReferenceOptions): ReturnType<typeof engineOf> =>
  isDevelopment ? madeAtStart(() => engineOf(options)) : engineOf(options);
