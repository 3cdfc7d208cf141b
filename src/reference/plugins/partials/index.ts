import { join } from 'node:path';
import { createMDXLoaderItem } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blocksAsJsx } from '../../blocks/jsx';
import type { Workspace } from '../../contract/workspace';
import { expandedTags } from '../../pages/compile';
import { code } from '../../remark/code';
import { tableLabels } from '../../remark/table-labels';

/**
 * Compiles the partials that pages of several sets import in the same way as the pages themselves.
 * Docusaurus' own rule for files outside its content folders accepts no transformers; it excludes
 * folders that have a rule like this one.
 *
 * @param components folder of the components, as the bundler resolves it
 */
export default function partialsPlugin(workspace: Workspace, components: string) {
  return async ({ siteDir, siteConfig }: LoadContext): Promise<Plugin> => {
    const loader = await createMDXLoaderItem({
      useCrossCompilerCache: siteConfig.future.experimental_faster.mdxCrossCompilerCache,
      admonitions: true,
      staticDirs: siteConfig.staticDirectories.map((folder) => join(siteDir, folder)),
      siteDir,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      markdownConfig: siteConfig.markdown,
      beforeDefaultRemarkPlugins: [expandedTags(workspace), [blocksAsJsx, components], code],
      rehypePlugins: [tableLabels],
    });
    const folder = join(siteDir, 'partners', 'shared');
    return {
      name: 'partials',
      configureWebpack: () => ({
        module: { rules: [{ test: /\.mdx?$/i, include: [folder], use: [loader] }] },
      }),
    };
  };
}
