import { expect, it } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

it('makes patterns of modules, leaves other paths alone, and follows no link', () => {
  const chokidar = { watch: (...all: readonly unknown[]): unknown => all };
  watchFolders(chokidar);
  const options = { cwd: '/site' };
  const paths = ['sidebars.general.ts', 'partners/**/*.mdx', '/site [1]/docusaurus.config.ts'];
  expect(chokidar.watch(paths, options)).toEqual([
    ['sidebars.general.*', ...paths.slice(1)],
    { cwd: '/site', followSymlinks: false },
  ]);
  expect(chokidar.watch('static', {})).toEqual([['static'], { followSymlinks: false }]);
});
