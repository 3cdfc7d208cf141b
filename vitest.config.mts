import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Checks that read `build/`; everything else runs without a build. */
const SITE_CHECKS = 'tests/site/*.test.ts';
/** Takes minutes: builds copies with another contract or product, or without a patch. */
const COPIES = 'tests/site/{contract-rebuild,own-product,patches}.test.ts';
/** An assistant that uses the sample through the server of the build. */
const ASSISTANT = 'tests/sample/assistant/*.test.ts';
/** Takes minutes: runs samples in their own languages. */
const IN_LANGUAGES = ['tests/samples/**/*.test.ts', 'tests/webhooks/samples.test.ts'];
/**
 * Takes minutes: tens of thousands of random calls, GitHub's and random documents, every recipe in
 * Postman and in Redocly's runner, every receiver in Postman.
 */
const THOROUGH = [
  'tests/mock/{property,walk}.test.ts',
  'tests/postman/recipes.test.ts',
  'tests/recipes/judged.test.ts',
  'tests/sample/webhooks/postman.test.ts',
  'tests/samples/{golden,property}.test.ts',
  'tests/zoo/{github,random}.test.ts',
];
/** Tests of everything that is derived from the contracts; they start servers and programs. */
const DERIVED = [
  'tests/{attacks,integrations,mistakes,mock,openapi,playground,recipes,webhooks,zoo}/*.test.ts',
  'tests/sample/**/*.test.ts',
  'tests/house/{content,release-steps,releases,sample}.test.ts',
  'scripts/{adopt,new}/*.test.ts',
  'src/reference/publish/change-log/release.test.ts',
  // Tests that take seconds each: they use whole contracts, the bundler or a clock.
  'tests/editor/*.test.ts',
  'tests/site/{rules,truth}/*.test.ts',
  'bench/pages/pages.test.ts',
  'scripts/ensure.test.ts',
  'scripts/search/algolia-api.test.ts',
  'src/reference/contract/{lint,load}.test.ts',
  'src/reference/contract/diff/{index,words}.test.ts',
  'src/reference/mock/endings.test.ts',
  'src/reference/playground/{pack,playground,share,untrusted}.test.ts',
  'src/reference/plugins/content/index.test.ts',
  'src/reference/plugins/contract/{page-dependencies,page-loader}.test.ts',
  'src/reference/plugins/dev-server/idle.test.ts',
  'src/reference/plugins/search/{index,stamp}.test.ts',
  'src/site/boot/{boot,redirect-page}.test.ts',
  'src/site/plugins/after-build/lock.test.ts',
  'src/reference/publish/markdown/write.test.ts',
  'src/reference/remark/load-page.test.ts',
  'src/reference/search/query.test.ts',
];
/** Every Postman collection, run by newman: a minute of requests. */
const COLLECTIONS = 'tests/postman/*.test.ts';
/** Every page in every browser, on the built site. */
const BROWSERS = 'tests/browsers/*.test.ts';

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@site\//, replacement: root },
      // Docusaurus' client exports (Link, useBaseUrl, …), as its bundler aliases them.
      {
        find: /^@docusaurus\/([A-Z]\w+|use\w+|router)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1.js',
      },
    ],
  },
  // tsconfig leaves JSX to Docusaurus.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The second of November 2026, for the dates in made examples.
    env: { SOURCE_DATE_EPOCH: '1793577600' },
    allowOnly: false,
    passWithNoTests: false,
    setupFiles: ['tests/support/same-cases.ts'],
    // Long, only to end tests that hang: tests that start programs share two cores.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'], reporter: ['text-summary'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,src,scripts,tests}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            SITE_CHECKS,
            ...IN_LANGUAGES,
            ...THOROUGH,
            ...DERIVED,
            COLLECTIONS,
            BROWSERS,
          ],
          // Pure code keeps no state between files; sharing its modules halves the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Each file has its own window, but jsdom loads only once: a third of the time.
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        // With shared modules, a worker loads the contracts only once: half of the time.
        test: {
          name: 'derived',
          include: DERIVED,
          exclude: [...configDefaults.exclude, ASSISTANT, ...IN_LANGUAGES, ...THOROUGH],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [SITE_CHECKS, ASSISTANT],
          exclude: [...configDefaults.exclude, COPIES],
        },
      },
      { extends: true, test: { name: 'copies', include: [COPIES] } },
      {
        extends: true,
        test: {
          name: 'samples',
          include: IN_LANGUAGES,
          exclude: [...configDefaults.exclude, ...THOROUGH],
        },
      },
      {
        extends: true,
        test: { name: 'thorough', include: THOROUGH, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'postman',
          include: [COLLECTIONS],
          exclude: [...configDefaults.exclude, ...THOROUGH],
        },
      },
      {
        extends: true,
        // One limit for all the pages that a browser engine loads.
        test: { name: 'browsers', include: [BROWSERS], testTimeout: 1_800_000 },
      },
    ],
  },
});
