import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** A Chromium to drive, and where it was found. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly source: 'CHROMIUM_PATH' | 'Playwright' | 'system';
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium: the environment's `CHROMIUM_PATH`, else Playwright's own,
 * else the system's.
 *
 * @throws when `CHROMIUM_PATH` is set and is no executable file
 * @returns undefined when there is none
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return { executablePath: chosen, source: 'CHROMIUM_PATH' };
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, which is no executable file. Set it to a Chromium, or unset it.`,
    );
  }
  const own = chromium.executablePath();
  if (isExecutable(own)) return { executablePath: own, source: 'Playwright' };
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)));
  const executablePath = [...onPath, ...SYSTEM_FILES].find(isExecutable);
  return executablePath === undefined ? undefined : { executablePath, source: 'system' };
}
