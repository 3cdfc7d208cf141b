import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Command = readonly [program: string, ...args: string[]];

/** Everything about a machine that the search and the installation use. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  /** Whether a command starts and succeeds. */
  readonly answers: (command: Command) => boolean;
  /** Runs a command and shows its output; true when it succeeded. */
  readonly run: (command: Command) => boolean;
  /** Whether packages of the distribution can be installed: as root, on Debian or Ubuntu. */
  readonly canInstall: boolean;
}

const THIS_MACHINE: Machine = {
  env: process.env,
  exists: existsSync,
  answers: ([program, ...args]) =>
    spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0,
  run: ([program, ...args]) =>
    spawnSync(program, args, {
      // Standard output is reserved for the path of the browser (`npm run browser`).
      stdio: ['ignore', process.stderr, 'inherit'],
      // At run level 1, installing a package does not start its server.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0,
  canInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
};

/** A program that tests need besides Node.js. */
export interface Program {
  readonly name: string;
  /** Its executable, if it starts and everything that it needs is installed. */
  readonly find: (machine?: Machine) => string | undefined;
  /** Commands that install it, in the order in which they are tried. */
  readonly installs: readonly Command[];
  /** What to do where none of them can run. */
  readonly advice: string;
}

const UPDATE: Command = ['apt-get', '-qq', 'update'];
export const aptInstall = (...packages: readonly string[]): Command => [
  'apt-get',
  '-qq',
  '-y',
  '--no-install-recommends',
  'install',
  ...packages,
];

interface Browser extends Pick<Program, 'name' | 'installs'> {
  /** Environment variable that names the executable. */
  readonly variable: string;
  /** Names to find on the search path, or paths. */
  readonly executables: readonly string[];
  /** Argument that makes the browser exit immediately. */
  readonly probe: string;
  /** Commands that must succeed as well. */
  readonly beside?: readonly Command[];
}

/**
 * Makes a program of a browser.
 *
 * @throws from `find`, when the variable names something that does not start
 */
const browser = ({ variable, executables, probe, beside = [], ...program }: Browser): Program => ({
  ...program,
  advice: `${program.installs.at(-1)?.join(' ') ?? ''}, or set ${variable} to its executable.`,
  find({ env, exists, answers } = THIS_MACHINE) {
    // Some Ubuntu packages are stubs that ask for a snap, so a browser counts only if it runs.
    const starts = (path: string): boolean => exists(path) && answers([path, probe]);
    const named = env[variable] ?? '';
    if (named !== '' && !starts(named)) {
      throw new Error(`${variable} is ${named}, which cannot be run. Correct it or unset it.`);
    }
    if (!beside.every(answers)) return undefined;
    if (named !== '') return named;
    const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
    return executables
      .flatMap((file) => [file, ...folders.map((folder) => join(folder, file))])
      .find(starts);
  },
});

export const CHROMIUM: Program = browser({
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  executables: [
    chromium.executablePath(),
    // Without windows, tests take only two thirds of the time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  probe: '--version',
  installs: [
    aptInstall('chromium-headless-shell'),
    aptInstall('chromium'),
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ],
});

/** The other browsers in which tests open every page. */
export const ENGINES = {
  Firefox: browser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    executables: ['firefox-esr', 'firefox'],
    probe: '--version',
    installs: [aptInstall('firefox-esr')],
  }),
  WebKit: browser({
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    executables: ['WebKitWebDriver'],
    probe: '--help',
    beside: [['Xvfb', '-help']],
    installs: [aptInstall('webkit2gtk-driver', 'xvfb')],
  }),
} satisfies Readonly<Record<string, Program>>;

/** What to do about a program that is missing. */
export const adviceFor = ({ name, advice }: Program): string =>
  `${name} is not here. Next: ${advice}`;

/**
 * Installs the programs that are missing, where it can, and prints each command first.
 *
 * @returns those that are still missing
 */
export function ensure(programs: readonly Program[], machine = THIS_MACHINE): readonly Program[] {
  const announce = (command: Command): boolean => {
    console.error(`Running: ${command.join(' ')}`);
    return machine.run(command);
  };
  let isUpdated: boolean | undefined;
  return programs.filter((program) => {
    for (const command of machine.canInstall ? program.installs : []) {
      if (program.find(machine) !== undefined) return false;
      if (command[0] === 'apt-get') isUpdated ??= announce(UPDATE);
      if (command[0] !== 'apt-get' || isUpdated) announce(command);
    }
    return program.find(machine) === undefined;
  });
}

/**
 * Returns the path of a Chromium that starts: `CHROMIUM_PATH`, Playwright's own, the system's, or
 * one that this call installs.
 *
 * @throws Error that says what to do when there is none
 */
export function ensureBrowser(machine = THIS_MACHINE): string {
  ensure([CHROMIUM], machine);
  const path = CHROMIUM.find(machine);
  if (path === undefined) throw new Error(adviceFor(CHROMIUM));
  return path;
}
