import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/programs';
import { LIMIT_MINUTES } from './scripts/run-command.mjs';
import { BROWSER_FLAGS } from './tests/support/browser-flags';

/** Browser tests on the built site: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Files that end in `.test.ts` belong to vitest.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Long limits, for busy machines: tests wait for conditions and do not measure time.
  timeout: 90_000,
  globalTimeout: LIMIT_MINUTES * 60_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Traces take a third of the suite's time: run failed tests again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [...BROWSER_FLAGS],
    },
  },
});
