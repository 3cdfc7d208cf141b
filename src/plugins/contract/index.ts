import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsUrlOf } from '../../config/docs-url';
import { cachedContract } from '../../contract/load';
import { DOCS_SETS, type DocsSetId } from '../../contract/model';
import { readPage, type Page } from '../../contract/pages';
import { ContractError } from '../../contract/problem';
import { factPaths } from '../../facts/read';
import { pageWithFigures } from '../../facts/source';
import { cachedCheck } from './cached-check';
import { pageDependencies, writeMarks } from './page-dependencies';

/**
 * A page that does not compile throws when it is updated. The overlay shows the
 * compile error already and takes it away when it is mended; as a runtime error
 * it would stay. The function is sent to the browser as text.
 */
const overlay = {
  runtimeErrors: (error: Error): boolean => !error.message.includes('Module build failed'),
};

/** Contract files and the pages that show them. */
const watchedPaths = (set: DocsSetId): readonly string[] =>
  [set, 'shared'].flatMap((folder) => [
    `partners/${folder}/openapi.yaml`,
    `partners/${folder}/errors.yaml`,
    `partners/${folder}/contract/**/*.yaml`,
    `partners/${folder}/facts.yaml`,
    `partners/${folder}/fees.yaml`,
    `partners/${folder}/change-log.yaml`,
    `partners/${folder}/releases/*.json`,
    `partners/${folder}/samples/**/*`,
    `partners/${folder}/**/*.mdx`,
  ]);

/**
 * Loads the contracts, checks them and the pages that show them, and ties each
 * page to the contract files behind it.
 *
 * A build fails with every mistake, before other plugins look at the pages. The
 * dev server goes on: it prints them, and the pages concerned show them until
 * they are mended.
 */
export default async function contractPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const docsUrl = docsUrlOf(siteConfig);
  const sets = DOCS_SETS.filter((set) => existsSync(join(siteDir, 'partners', set)));
  const findProblems = cachedCheck({ siteDir, docsUrl, sets });
  const fileOf = (path: string): string => relative(siteDir, path).split(sep).join('/');
  const pageAt = (
    path: string,
    source: string,
  ): { readonly page: Page; readonly set: DocsSetId } | undefined => {
    const file = fileOf(path);
    const set = sets.find((one) => file.startsWith(`partners/${one}/`));
    return set && { set, page: readPage({ file, source }) };
  };
  const writeAllMarks = async (): Promise<void> => {
    for (const set of sets) {
      try {
        writeMarks(siteDir, generatedFilesDir, await cachedContract({ siteDir, set, docsUrl }));
      } catch (error) {
        // Pages keep their marks until the contract can be read again.
        if (!(error instanceof ContractError)) throw error;
      }
    }
  };
  let printed = '';
  const report = async (): Promise<void> => {
    await writeAllMarks();
    const problems = await findProblems();
    const message = problems.length > 0 ? new ContractError(problems).message : '';
    if (message !== '' && process.env.NODE_ENV !== 'development') throw new ContractError(problems);
    if (message !== '' && message !== printed) console.error(`[contract]\n${message}`);
    printed = message;
  };
  await report();
  return {
    name: 'contract',
    loadContent: report,
    getPathsToWatch: () => [...new Set(sets.flatMap(watchedPaths))],
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () =>
      ({
        devServer: { client: { overlay } },
        module: {
          rules: [
            {
              // A function: Docusaurus leaves the folders of a rule with a pattern for `.mdx`
              // out of its own MDX rule for partials.
              test: (path: string) => /\.mdx?$/.test(path),
              include: [join(siteDir, 'partners')],
              enforce: 'pre',
              use: [
                {
                  loader: join(__dirname, 'dependency-loader.cjs'),
                  options: {
                    dependencies: (path: string, source: string) => {
                      const found = pageAt(path, source);
                      const shown = found
                        ? pageDependencies({ siteDir, generatedFilesDir, ...found })
                        : [];
                      const paths = [...shown, ...factPaths(siteDir, path)];
                      return paths.map((file) => ({ path: file, exists: existsSync(file) }));
                    },
                    check: async (path: string, source: string) => {
                      const found = pageAt(path, source);
                      if (found && found.page.tags.length > 0) {
                        await cachedContract({ siteDir, set: found.set, docsUrl });
                      }
                      const problems = (await findProblems()).filter(
                        ({ place }) => place.file === fileOf(path),
                      );
                      if (problems.length > 0) throw new ContractError(problems);
                    },
                    expand: (path: string, source: string) =>
                      pageWithFigures(siteDir, path, source),
                  },
                },
              ],
            },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
