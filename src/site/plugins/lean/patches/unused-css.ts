import type { Patch } from '../patch';
import { shrink } from '../shrink';
import { spelledIn } from '../unused';

/** What the compilers of rspack and webpack offer to plugins, as far as it is used here. */
interface Compiler {
  readonly options: { readonly mode?: string };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, use: (compilation: Compilation) => void): void;
    };
  };
}
interface Source {
  source(): string | Buffer;
}
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap(options: { name: string; stage: number }, run: (assets: Assets) => void): void;
    };
  };
  updateAsset(name: string, source: Source): void;
}
type Assets = Readonly<Record<string, Source>>;

const name = 'unused-css';

/** Sorted, because the bundler's own order may change. */
const textsOf = (assets: Assets, extension: string): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(assets)
      .filter((asset) => asset.endsWith(extension))
      .sort()
      .map((asset) => [asset, assets[asset]?.source().toString() ?? '']),
  );

/** Drops unused rules after minification and before the hashes of the files are taken. */
class UnusedCss {
  apply({ hooks, options, webpack }: Compiler): void {
    if (options.mode !== 'production') return;
    const { Compilation, sources } = webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const spelled = spelledIn([...textsOf(assets, '.js').values()]);
        for (const [asset, css] of shrink(textsOf(assets, '.css'), spelled)) {
          compilation.updateAsset(asset, new sources.RawSource(css));
        }
      });
    });
  }
}

/** Most rules of Infima and of the theme are for what no page of this site shows. */
export const unusedCss: Patch = {
  name,
  gain: '3.2 of 65.9 kB of the card page, and as much of every other one.',
  expects: {
    '@docusaurus/core/lib/webpack/base.js': ["type: 'css/mini-extract',"],
  },
  client: { plugins: [new UnusedCss()] },
};
