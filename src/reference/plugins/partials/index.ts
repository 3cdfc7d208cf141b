import { join } from 'node:path';
import { createMDXLoaderItem } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { expandedTags } from '../../pages/compile';
import { code } from '../../remark/code';
import { blocksAsJsx } from '../../blocks/jsx';

/**
 * Compiles the texts that pages of both sets import as the pages themselves are.
 * Docusaurus' own rule for files outside its content folders takes no transformers;
 * it leaves out the folder of a rule like this one.
 *
 * @param components folder of the components, as the bundler finds it
 */
export default function partialsPlugin(workspace: Workspace, components: string) {
  return (context: LoadContext): Promise<Plugin> => createPlugin(workspace, context, components);
}

async function createPlugin(
  workspace: Workspace,
  context: LoadContext,
  components: string,
): Promise<Plugin> {
  const { siteDir, siteConfig } = context;
  const loader = await createMDXLoaderItem({
    useCrossCompilerCache: siteConfig.future.experimental_faster.mdxCrossCompilerCache,
    admonitions: true,
    staticDirs: siteConfig.staticDirectories.map((folder) => join(siteDir, folder)),
    siteDir,
    isMDXPartial: () => true,
    isMDXPartialFrontMatterWarningDisabled: true,
    markdownConfig: siteConfig.markdown,
    beforeDefaultRemarkPlugins: [expandedTags(workspace), [blocksAsJsx, components], code],
  });
  return {
    name: 'partials',
    configureWebpack: () => ({
      module: {
        rules: [
          { test: /\.mdx?$/i, include: [join(siteDir, 'partners', 'shared')], use: [loader] },
        ],
      },
    }),
  };
}
