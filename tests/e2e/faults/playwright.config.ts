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

/** The tests of which each must have a fault (`judge`), and others of which only some have one. */
const COVERED = ['frame/*.spec.ts', 'search/{embedded,enter,other-tab}.spec.ts'];

/** One project per fault with its tests, and one project without a fault that runs all of them. */
const config: Options = {
  ...(baseConfig as Options),
  testDir: path.join(ROOT, 'tests/e2e'),
  outputDir: path.join(ROOT, '.cache/faults/results'),
  // The runner builds the fixture site before it seeds the faults.
  globalSetup: [],
  // Most seeded faults show as something that never appears, so short timeouts are enough.
  timeout: 20_000,
  expect: { timeout: 3_000 },
  reporter: [['line'], ['json', { outputFile: path.join(ROOT, '.cache/faults/report.json') }]],
  use: { ...(baseConfig as Options).use, trace: 'off' },
  projects: [
    {
      name: CONTROL,
      testMatch: [...(isWhole() ? COVERED : []), ...selected().map(({ fault }) => fileOf(fault))],
      // The tests of `the check itself` seed their own faults.
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
