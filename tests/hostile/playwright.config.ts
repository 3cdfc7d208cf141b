import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';

/**
 * Hostile values in every place that accepts input: `npm run build`, then `npm run test:hostile`.
 */
export default defineConfig({
  ...baseConfig,
  testDir: __dirname,
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/hostile',
  reporter: [['list'], ['json', { outputFile: 'test-results/hostile.json' }]],
});
