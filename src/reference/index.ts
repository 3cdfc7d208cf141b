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
    /** The absolute path of the site's sources. */
    readonly dir: string;
    /** The origin that serves the site, without a path. */
    readonly url: string;
    /** The path that the site is served under, with both slashes. */
    readonly baseUrl: string;
    readonly search: SearchMode;
    /** The absolute path of the module with the Markdown copy of the landing page. */
    readonly landing: string;
    /** The folder of the components that show blocks, as a bundler resolves it. */
    readonly components: string;
    /** Modules, and folders of modules, below `dir` that make up the configuration. */
    readonly configuration: readonly string[];
    /** The absolute path of the module that checks the site's content outside its sets. */
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
    /** One docs instance for each set; `options` are settings unrelated to the reference. */
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
            // `api/3-ds.mdx` is the page of the topic `3DS`, not the third page of its folder.
            numberPrefixParser: false,
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
        // The server's process, which waits for the first files, reads the contracts anyway.
        (isFirst) => (isFirst ? content.here('playground') : content.ask('playground')),
        background,
      ),
      searchPlugin(workspace, (pages) => content.ask('search', pages), background, site.search),
      // Must be last: its bundler settings replace those of a build.
      devServerPlugin(workspace, tabs),
    ],
  };
}

/** Everything that turns contracts into docs sets, for a Docusaurus configuration. */
export const reference = (options: ReferenceOptions): ReturnType<typeof engineOf> =>
  isDevelopment ? madeAtStart(() => engineOf(options)) : engineOf(options);
