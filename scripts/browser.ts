import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names under which distributions and vendors install a Chromium. */
const SYSTEM_NAMES = [
  // No window to draw: tests take two thirds of the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Where installers put it on systems that do not use the search path. */
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const PLAYWRIGHT_INSTALL = ['npx', 'playwright', 'install', '--with-deps', 'chromium'];
/** Ways to get one on Debian and Ubuntu as root, in the order in which they are tried. */
const INSTALLATIONS: readonly (readonly (readonly string[])[])[] = [
  ...['chromium-headless-shell', 'chromium'].map((name) => [
    ['apt-get', '-qq', 'update'],
    ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', name],
  ]),
  [PLAYWRIGHT_INSTALL],
];

/** How tests start a Chromium: also as root, and without asking the network for anything. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** What the search looks at; the defaults are this machine's. */
export interface BrowserEnvironment {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps its own Chromium, whether it is installed or not. */
  readonly bundled?: string;
  readonly isExecutable?: (path: string) => boolean;
}

export type Run = (command: string, args: readonly string[]) => boolean;

export interface Installer extends BrowserEnvironment {
  /** Runs a command to its end; true when it succeeded. */
  readonly run?: Run;
  /** Whether the executable at a path starts. */
  readonly answers?: (path: string) => boolean;
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's;
 * `undefined` when there is none.
 *
 * @throws when `CHROMIUM_PATH` is set to something that cannot be run
 */
export function findBrowser(where: BrowserEnvironment = {}): string | undefined {
  const { env = process.env, isExecutable = canExecute } = where;
  const bundled = where.bundled ?? chromium.executablePath();
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Correct it or unset it.`);
  }
  if (bundled !== '' && isExecutable(bundled)) return bundled;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...SYSTEM_FILES].find(isExecutable);
}

const runVisibly: Run = (command, args) =>
  spawnSync(command, args, {
    // Standard output belongs to whoever asked for the path.
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Ubuntu's `chromium-browser` is a stub that asks for a snap: what counts is an answer. */
const answersVersion = (path: string): boolean =>
  process.platform !== 'linux' ||
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * As `findBrowser`, and the browser starts. On Debian or Ubuntu as root, installs
 * one first when there is none: the distribution's, else Playwright's.
 *
 * @throws naming the one command to run when no browser can be provided
 */
export function ensureBrowser(installer: Installer = {}): string {
  const {
    run = runVisibly,
    answers = answersVersion,
    isRoot = process.getuid?.() === 0,
    hasApt = existsSync('/usr/bin/apt-get'),
  } = installer;
  const usable = (): string | undefined => {
    const found = findBrowser(installer);
    return found !== undefined && answers(found) ? found : undefined;
  };
  const present = usable();
  if (present !== undefined) return present;
  for (const commands of isRoot && hasApt ? INSTALLATIONS : []) {
    console.error(`No browser found: ${commands.map((words) => words.join(' ')).join(' && ')}`);
    if (!commands.every(([command = '', ...args]) => run(command, args))) continue;
    const installed = usable();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `No working Chromium found. Run: ${PLAYWRIGHT_INSTALL.join(' ')}\n` +
      'or set CHROMIUM_PATH to the executable of an installed Chromium or Chrome.',
  );
}
