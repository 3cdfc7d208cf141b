import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import baseConfig from '../../../playwright.config';
import { BUILD_DIR, FRAME_SITE_DIR, ROOT } from '../../support/paths';
import type { TestOptions, WorkerFixtures } from '../../support/test';
import type { Fault } from './fault';
import { CONTROL, isWhole, seededSite, selected, testPattern } from './plan';

type Options = PlaywrightTestConfig<TestOptions, WorkerFixtures>;

const fileOf = ({ folder = 'frame', spec }: Fault): string =>
  path.posix.join(folder, `${spec}.spec.ts`);

/** The tests that need a fault each (`judge`); some of the others have one. */
const COVERED = ['frame/*.spec.ts', 'search/{embedded,enter,other-tab}.spec.ts'];

/** One project per fault with its tests, and one without a fault with all of these. */
const config: Options = {
  ...(baseConfig as Options),
  testDir: path.join(ROOT, 'tests/e2e'),
  outputDir: path.join(ROOT, '.cache/faults/results'),
  // The runner has built the fixture site before it seeded the faults.
  globalSetup: [],
  // A seeded fault shows as something that never comes: no need to wait long for it.
  timeout: 20_000,
  expect: { timeout: 3_000 },
  reporter: [['line'], ['json', { outputFile: path.join(ROOT, '.cache/faults/report.json') }]],
  use: { ...(baseConfig as Options).use, trace: 'off' },
  projects: [
    {
      name: CONTROL,
      testMatch: [...(isWhole() ? COVERED : []), ...selected().map(({ fault }) => fileOf(fault))],
      // `the check itself` seeds its faults in the test.
      testIgnore: /search-button/,
      grepInvert: /the check itself/,
    },
    ...selected().map(({ fault, name }) => ({
      name,
      testMatch: fileOf(fault),
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
