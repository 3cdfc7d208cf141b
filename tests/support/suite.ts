import path from 'node:path';
import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';
import { ROOT } from './paths';

/** The configuration of browser tests on the built site that run apart from those of every day. */
export const suiteIn = (folder: string) => {
  const name = path.basename(folder);
  return defineConfig({
    ...baseConfig,
    testDir: folder,
    globalSetup: path.join(ROOT, 'tests/support/global-setup.ts'),
    outputDir: path.join(ROOT, 'test-results', name),
    reporter: [['list'], ['json', { outputFile: `test-results/${name}.json` }]],
  });
};
