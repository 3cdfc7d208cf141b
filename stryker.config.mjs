/**
 * `FOLDER=fees npx stryker run` changes the code of a folder in one place at a time, lists the
 * changes that its unit tests do not notice, and fails if they notice less than `break` percent.
 */
const folder = `src/reference/${process.env.FOLDER ?? 'fees'}`;

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate: [`${folder}/**/*.ts`, '!**/testing/**', '!**/*.test.ts'],
  testRunner: 'vitest',
  testFiles: [`${folder}/**/*.test.ts`],
  dryRunTimeoutMinutes: 20,
  disableTypeChecks: false,
  ignorePatterns: ['.cache', '.docusaurus', 'bench', 'build', 'tests/looks'],
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 90, low: 85, break: 70 },
};
