import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/programs';
import { BROWSER_FLAGS } from './tests/support/browser-flags';

/** Browser tests on the built site: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // What ends in `.test.ts` belongs to vitest.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a machine that does much else: a test waits for what it names, it does not time it.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // It takes a third of the suite's time: run what failed again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [...BROWSER_FLAGS],
    },
  },
});
