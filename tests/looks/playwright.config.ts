import path from 'node:path';
import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';
import { ROOT } from '../support/paths';

/**
 * Compares screenshots of the built site with references: `npm run build`, then `npm run
 * test:looks`. The fonts come from two packages, so that a machine's own fonts make no difference.
 */
export default defineConfig({
  ...baseConfig,
  testDir: __dirname,
  globalSetup: [],
  outputDir: path.join(ROOT, 'test-results/looks'),
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // Only `npm run test:looks -- --update-snapshots` writes references.
  updateSnapshots: 'none',
  timeout: 90_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Edges of letters may differ between versions of Chromium; colors and spacing may not.
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/looks.json' }]],
  use: {
    ...baseConfig.use,
    trace: 'off',
    // Half size: enough for colors and spacing, and a quarter of the bytes.
    deviceScaleFactor: 0.5,
    launchOptions: {
      ...baseConfig.use?.launchOptions,
      args: [
        ...(baseConfig.use?.launchOptions?.args ?? []),
        '--disable-lcd-text',
        '--font-render-hinting=slight',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});
