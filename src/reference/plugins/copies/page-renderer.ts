import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';

export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A page beside the docs sets: a component, or Markdown that becomes one. */
export interface SourcePage {
  readonly type: string;
  /** Path with the base path. */
  readonly permalink: string;
  /** `@site/src/site/pages/index.tsx`. */
  readonly source: string;
}

/** What a server bundle of Docusaurus exports. */
interface ServerBundle {
  readonly default: (request: {
    readonly pathname: string;
    readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
  }) => Promise<{ readonly html: string }>;
}

const BUNDLE = 'server.cjs';

/** Routes of these pages alone, as Docusaurus writes those of the site. */
export function routesModule(pages: readonly SourcePage[]): string {
  const name = (index: number): string => `page${index}`;
  const imports = pages.map(
    ({ source }, index) => `import * as ${name(index)} from ${JSON.stringify(source)};`,
  );
  const routes = pages.map(({ type, permalink }, index) => {
    const component = `${name(index)}.default`;
    const element =
      type === 'mdx'
        ? `h(MDXPage, { content: Object.assign(${component}, ${name(index)}) })`
        : `h(${component})`;
    return `  { path: ${JSON.stringify(permalink)}, exact: true, component: () => framed(${element}) },`;
  });
  return `import { createElement as h } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import MDXPage from '@theme/MDXPage';
${imports.join('\n')}

const value = { plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } };
const framed = (page) => h(RouteContextProvider, { value }, page);

export default [
${routes.join('\n')}
];
`;
}

/** The rules that turn style sheets into files; class names are enough here, nobody looks at this HTML. */
const isStyleRule = (rule: unknown): boolean => {
  if (!(rule instanceof Object && 'test' in rule && rule.test instanceof RegExp)) return false;
  const { test } = rule;
  return ['a.css', 'a.module.css'].some((file) => test.test(file));
};

/** As the bundle that a build renders pages with, of few pages. */
function serverConfig(client: BundlerConfig, folder: string, routes: string): BundlerConfig {
  const { resolve = {}, resolveLoader, module: modules } = client;
  const { alias } = resolve;
  const name = '@generated/routes';
  return {
    mode: 'development',
    // Docusaurus' loaders know two names; the other one takes over what this one made.
    name: 'client',
    devtool: false,
    target: 'node',
    cache: false,
    entry: require.resolve('@docusaurus/core/lib/client/serverEntry.js'),
    output: { path: folder, filename: BUNDLE, library: { type: 'commonjs2' } },
    resolve: {
      ...resolve,
      alias: Array.isArray(alias)
        ? [{ name, alias: routes }, ...alias]
        : { [name]: routes, ...alias },
    },
    ...(resolveLoader && { resolveLoader }),
    module: {
      rules: [
        ...(modules?.rules ?? []).filter((rule) => !isStyleRule(rule)),
        { test: /\.css$/, type: 'css/auto' },
      ],
      generator: { 'css/auto': { exportsOnly: true } },
      parser: {
        javascript: { dynamicImportMode: 'eager' },
        'css/auto': { namedExports: false },
      },
    },
    experiments: { css: true },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  };
}

/**
 * The HTML of pages beside the docs sets, in the dev server: it sends none, but
 * their copies are made from it. Pages are bundled for each request, so they
 * follow every edit.
 */
export class PageRenderer {
  private readonly bundler: CurrentBundler['instance'];
  /** Absolute path of the bundle and of its routes. */
  private readonly folder: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    {
      generatedFilesDir,
      currentBundler,
    }: Pick<LoadContext, 'generatedFilesDir' | 'currentBundler'>,
    private readonly client: BundlerConfig,
  ) {
    this.folder = join(generatedFilesDir, 'copies');
    this.bundler = currentBundler.instance;
  }

  /**
   * @param pathname path of one of the pages, with the base path
   * @throws Error with what the bundler says while a page does not compile
   */
  html(pathname: string, pages: readonly SourcePage[]): Promise<string> {
    // One after the other: they share a file.
    const html = this.last.catch(() => undefined).then(() => this.render(pathname, pages));
    this.last = html;
    return html;
  }

  private async render(pathname: string, pages: readonly SourcePage[]): Promise<string> {
    const routes = join(this.folder, 'routes.js');
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(routes, routesModule(pages));
    const compiler = this.bundler(serverConfig(this.client, this.folder, routes));
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
    const bundle = join(this.folder, BUNDLE);
    const load = createRequire(bundle);
    Reflect.deleteProperty(load.cache, bundle);
    const { default: render } = load(bundle) as ServerBundle;
    const { html } = await render({ pathname, v4RemoveLegacyPostBuildHeadAttribute: true });
    return html;
  }
}
