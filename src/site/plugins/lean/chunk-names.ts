/**
 * Chunks go by their names. By default each has a number, and the script that every page loads holds
 * three tables: from names to numbers for what Docusaurus fetches ahead, from numbers to names and
 * from numbers to hashes for the files. With names as numbers the last one is left.
 */

interface RuntimeModule {
  generate(): string;
}

/** What the bundler's compiler offers, as far as it is used here (rspack's types are its own). */
export interface RuntimeCompiler {
  readonly rspack: {
    readonly RuntimeGlobals: {
      readonly publicPath: string;
      readonly getChunkScriptFilename: string;
    };
    readonly RuntimeModule: new (name: string, stage: number) => RuntimeModule;
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, use: (compilation: RuntimeCompilation) => void): void;
    };
  };
}
interface RuntimeCompilation {
  readonly hooks: {
    readonly additionalTreeRuntimeRequirements: {
      tap(name: string, use: (chunk: unknown) => void): void;
    };
  };
  addRuntimeModule(chunk: unknown, module: RuntimeModule): void;
}

const NAME = 'chunk-names';
/** After the modules that it takes names from. */
const ATTACH = 10;

/** `__webpack_require__.gca`, the address of a chunk by its name (lib/client/docusaurus.js in @docusaurus/core). */
export class ChunkAddress {
  apply({ rspack, hooks }: RuntimeCompiler): void {
    const { publicPath, getChunkScriptFilename } = rspack.RuntimeGlobals;
    class AddressModule extends rspack.RuntimeModule {
      override generate(): string {
        return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
      }
    }
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new AddressModule(NAME, ATTACH));
      });
    });
  }
}

/** Docusaurus' plugin for the same, which brings a table. */
export const isAddressTable = (plugin: unknown): boolean =>
  plugin?.constructor.name === 'ChunkAssetPlugin';
