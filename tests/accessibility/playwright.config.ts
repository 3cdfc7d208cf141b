import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';

/**
 * Every page without errors, and every opened state and kind of control: `npm run build`, then `npm
 * run test:accessibility`.
 */
export default defineConfig({
  ...baseConfig,
  testDir: __dirname,
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/accessibility',
  reporter: [['list'], ['json', { outputFile: 'test-results/accessibility.json' }]],
});
