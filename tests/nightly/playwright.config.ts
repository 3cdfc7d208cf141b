import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';

/**
 * Browser tests that open every page, print, or repeat a test in many ways: `npm run build`, then
 * `npm run test:nightly`.
 */
export default defineConfig({
  ...baseConfig,
  testDir: __dirname,
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/nightly',
  reporter: [['list'], ['json', { outputFile: 'test-results/nightly.json' }]],
});
