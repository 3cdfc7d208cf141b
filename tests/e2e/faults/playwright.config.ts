import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import baseConfig from '../../../playwright.config';
import { BUILD_DIR, FRAME_SITE_DIR, ROOT } from '../../support/paths';
import type { TestOptions, WorkerFixtures } from '../../support/test';
import { CONTROL, isWhole, seededSite, selected, testPattern } from './plan';

type Options = PlaywrightTestConfig<TestOptions, WorkerFixtures>;

const specs = path.join(ROOT, 'tests/e2e/frame');

/** One project per fault with its tests, and one without a fault with all of these. */
const config: Options = {
  ...(baseConfig as Options),
  testDir: specs,
  outputDir: path.join(ROOT, '.cache/faults/results'),
  // The runner has built the fixture site before it seeded the faults.
  globalSetup: [],
  expect: { timeout: 3_000 },
  reporter: [['line'], ['json', { outputFile: path.join(ROOT, '.cache/faults/report.json') }]],
  use: { ...(baseConfig as Options).use, trace: 'off' },
  projects: [
    {
      name: CONTROL,
      testMatch: isWhole() ? '*.spec.ts' : selected().map(({ fault }) => `${fault.spec}.spec.ts`),
      // The search has faults of its own; `the check itself` seeds them in the test.
      testIgnore: /search-/,
      grepInvert: /the check itself/,
    },
    ...selected().map(({ fault, name }) => ({
      name,
      testMatch: `${fault.spec}.spec.ts`,
      grep: testPattern(fault),
      use: {
        siteDir: fault.site ? seededSite(name, 'site') : BUILD_DIR,
        frameSiteDir: fault.frameSite ? seededSite(name, 'frame-site') : FRAME_SITE_DIR,
        initScript: fault.script ?? '',
      },
    })),
  ],
};

export default defineConfig(config);
