import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

/**
 * Minimizer of the runtime, to stand before the one of all scripts, which leaves alone what is
 * minified. The runtime is minified with hashes in it that are replaced later, and they depend on
 * the folder: some modules hold absolute paths when they are hashed. As swc counts letters to name
 * variables, those of the hashes too, two that are used as often may change names.
 */
export function runtimeMinimizer() {
  const mangle = { disableCharFreq: true };
  // The types of rspack do not know all that swc takes.
  const minimizerOptions: object = { minify: true, ...getSwcJsMinimizerOptions(), mangle };
  return new rspack.SwcJsMinimizerRspackPlugin({ test: /runtime~[^/]*\.js$/, minimizerOptions });
}
