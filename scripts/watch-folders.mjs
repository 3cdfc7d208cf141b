/**
 * Has chokidar 3 watch the folder of a module that Docusaurus names alone, such as a sidebar: a file that
 * is watched alone is not seen any more when it was gone and is back.
 *
 * @param chokidar its module, or one with the same function, which is replaced
 */
export function watchFolders(chokidar) {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) =>
    watch(
      // An absolute path could have signs of a pattern in it.
      [paths].flat().map((path) => path.replace(/^(\w[^:]*)\.[cm]?[jt]s$/, '$1.*')),
      options,
    );
}
