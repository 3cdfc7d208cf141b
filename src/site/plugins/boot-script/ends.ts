import type { rspack } from '@docusaurus/faster';
import { LAST_RULE } from '../../boot/assets';

const name = 'ends';

/** Adds the last rule to each stylesheet, after minification and before files are hashed. */
export const ends = {
  apply({ hooks, webpack }: InstanceType<typeof rspack.Compiler>): void {
    const { Compilation, sources } = webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          compilation.updateAsset(file, new sources.ConcatSource(source, LAST_RULE));
        }
      });
    });
  },
};
