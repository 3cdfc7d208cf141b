import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runtimeMinimizer } from './runtime';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'runtime-'));
});
afterEach(() => rmSync(home, { recursive: true }));

type Minimizers = readonly InstanceType<typeof rspack.SwcJsMinimizerRspackPlugin>[];

function scriptMinimizer() {
  const minimizerOptions: object = { minify: true, ...getSwcJsMinimizerOptions() };
  return new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions });
}

/** The runtime of a site whose page contains a comment, which minification removes. */
async function runtimeWith(remark: string, minimizer: Minimizers): Promise<string> {
  const path = mkdtempSync(join(home, 'site-'));
  writeFileSync(join(path, 'main.js'), 'import("./page.js").then(console.log);');
  writeFileSync(join(path, 'page.js'), `/* ${remark} */ export default "page";`);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: path,
        entry: './main.js',
        output: { path: join(path, 'build'), filename: '[name].[contenthash].js' },
        optimization: { runtimeChunk: true, chunkIds: 'named', minimizer: [...minimizer] },
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString()));
        else resolve();
      },
    );
  });
  const name = readdirSync(join(path, 'build')).find((file) => file.startsWith('runtime~'));
  return readFileSync(join(path, 'build', name ?? 'no runtime'), 'utf8');
}

async function runtimes(minimizer: () => Minimizers): Promise<ReadonlySet<string>> {
  const runtimes = new Set<string>();
  for (let number = 0; number < 20; number += 1) {
    runtimes.add(await runtimeWith(`/folder/${number}`, minimizer()));
  }
  return runtimes;
}

describe('the runtime', () => {
  it('is the same for pages of the same bytes', async () => {
    expect(await runtimes(() => [runtimeMinimizer(), scriptMinimizer()])).toHaveProperty('size', 1);
  });

  it('differs in names when every script is minified the same way', async () => {
    expect((await runtimes(() => [scriptMinimizer()])).size).toBeGreaterThan(1);
  });
});
