/**
 * Makes chokidar 3 watch a pattern instead of a single module, such as a sidebar. For a pattern it
 * watches the folder; a single file goes unnoticed after it was deleted and created again.
 *
 * @param chokidar the module, or an object with the same function, which is replaced
 */
export function watchFolders(chokidar) {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) =>
    watch(
      // An absolute path stays as it is: it could contain characters of a pattern.
      [paths].flat().map((path) => path.replace(/^(\w[^:]*)\.[cm]?[jt]s$/, '$1.*')),
      options,
    );
}
