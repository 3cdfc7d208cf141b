import { expect, it } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

it('turns modules into patterns, and keeps other paths and the options', () => {
  const chokidar = { watch: (...all: readonly unknown[]): unknown => all };
  watchFolders(chokidar);
  const options = { cwd: '/site' };
  const paths = ['sidebars.general.ts', 'partners/**/*.mdx', '/site [1]/docusaurus.config.ts'];
  expect(chokidar.watch(paths, options)).toEqual([
    ['sidebars.general.*', ...paths.slice(1)],
    options,
  ]);
  expect(chokidar.watch('static', options)).toEqual([['static'], options]);
});
