import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

/**
 * Minifies the runtime. It comes before the minimizer of all scripts, which skips minified files.
 *
 * While it is minified, the runtime contains temporary hashes that depend on the folder, because some
 * modules contain absolute paths. By default, swc counts the letters of a file to choose short names,
 * so these hashes could swap the names of two variables that are used equally often.
 */
export function runtimeMinimizer() {
  const mangle = { disableCharFreq: true };
  // The types of rspack lack some options of swc.
  const minimizerOptions: object = { minify: true, ...getSwcJsMinimizerOptions(), mangle };
  return new rspack.SwcJsMinimizerRspackPlugin({ test: /runtime~[^/]*\.js$/, minimizerOptions });
}
