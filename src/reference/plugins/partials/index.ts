import { join } from 'node:path';
import { createMDXLoaderItem } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { code } from '../../remark/code';
import { components } from '../../remark/components';

/**
 * Compiles the texts that pages of both sets import as the pages themselves are.
 * Docusaurus' own rule for files outside its content folders takes no transformers;
 * it leaves out the folder of a rule like this one.
 */
export default async function partialsPlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir, siteConfig } = context;
  const loader = await createMDXLoaderItem({
    useCrossCompilerCache: siteConfig.future.experimental_faster.mdxCrossCompilerCache,
    admonitions: true,
    staticDirs: siteConfig.staticDirectories.map((folder) => join(siteDir, folder)),
    siteDir,
    isMDXPartial: () => true,
    isMDXPartialFrontMatterWarningDisabled: true,
    markdownConfig: siteConfig.markdown,
    beforeDefaultRemarkPlugins: [components, code],
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
