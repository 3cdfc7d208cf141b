import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import clientRedirects, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import { movedSections } from '../../config/redirects';
import { rewriteRedirects } from './rewrite';

/**
 * The official plugin, with its pages rewritten as valid HTML that keeps query and hash and works
 * without JavaScript. Docusaurus runs the `postBuild` of all plugins at the same time, so this
 * plugin wraps the official one.
 */
const clientRedirectsPlugin = (context: LoadContext, options: unknown): Plugin => {
  const plugin = clientRedirects(context, options as PluginOptions) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      await rewriteRedirects({ ...props, siteUrl: props.siteConfig.url }, movedSections);
    },
  };
};
clientRedirectsPlugin.validateOptions = validateOptions as NonNullable<
  PluginModule['validateOptions']
>;

export default clientRedirectsPlugin;
