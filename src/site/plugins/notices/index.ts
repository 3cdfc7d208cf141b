import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { noticesOf } from '../../../reference/plugins/assistant/notices';

const TITLE = 'The pages of this site contain the following software.';

interface Module {
  readonly nameForCondition?: string;
  /** Modules that were joined into this one. */
  readonly modules?: readonly Module[];
}

/** The part of the bundler that lists the modules in its chunks. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        run: (stats: { toJson(options: object): { readonly modules?: readonly Module[] } }) => void,
      ): void;
    };
  };
}

const filesOf = ({ nameForCondition, modules = [] }: Module): readonly string[] => [
  ...(nameForCondition === undefined ? [] : [nameForCondition]),
  ...modules.flatMap(filesOf),
];

/** Writes the licenses of all software that the bundler puts into the pages. */
export default function noticesPlugin(): Plugin {
  let files: readonly string[] = [];
  const collect = {
    apply({ hooks }: Compiler): void {
      hooks.done.tap('notices', (stats) => {
        const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true });
        files = modules.flatMap(filesOf);
      });
    },
  };
  return {
    name: 'notices',
    configureWebpack: ({ mode }, isServer) =>
      (isServer || mode !== 'production' ? {} : { plugins: [collect] }) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
    async postBuild({ outDir }) {
      await writeFile(join(outDir, 'third-party-notices.txt'), noticesOf(files, TITLE));
    },
  };
}
