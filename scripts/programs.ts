import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Command = readonly [program: string, ...args: string[]];

/** What the search and the installation look at; the defaults are this machine's. */
export interface Machine {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly isExecutable?: (path: string) => boolean;
  /** Whether a command starts and succeeds. */
  readonly answers?: (command: Command) => boolean;
  /** Runs a command in view of the user; true when it succeeded. */
  readonly run?: (command: Command) => boolean;
  /** Whether packages of the distribution can be installed: as root, on Debian or Ubuntu. */
  readonly canInstall?: boolean;
}

/** A program that tests need beside Node.js. */
export interface Program {
  readonly name: string;
  /** Its executable, when it starts and everything it needs is there. */
  readonly find: (machine?: Machine) => string | undefined;
  /** Commands that install it, in the order in which they are tried. */
  readonly installs: readonly Command[];
  /** What to do where none of them can run. */
  readonly advice: string;
}

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

const UPDATE: Command = ['apt-get', '-qq', 'update'];
export const aptInstall = (...packages: readonly string[]): Command => [
  'apt-get',
  '-qq',
  '-y',
  '--no-install-recommends',
  'install',
  ...packages,
];

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some packages of Ubuntu are stubs that ask for a snap: what counts is an answer. */
const succeeds = ([program, ...args]: Command): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

const runVisibly = ([program, ...args]: Command): boolean =>
  spawnSync(program, args, {
    // Standard output belongs to whoever asked for a path.
    stdio: ['ignore', process.stderr, 'inherit'],
    // In run level 1 a package that has a server does not start it.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

interface Browser {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Environment variable that names the executable. */
  readonly variable: string;
  /** Names on the search path, or paths. */
  readonly executables: readonly string[];
  /** Argument with which it ends at once. */
  readonly probe: string;
  /** Commands that have to succeed as well. */
  readonly beside?: readonly Command[];
  readonly installs: readonly Command[];
}

/**
 * A browser as a program.
 *
 * @throws from `find`, when the variable names something that does not start
 */
const browser = ({ name, variable, executables, probe, beside = [], installs }: Browser) => ({
  name,
  installs,
  advice: `${installs.at(-1)?.join(' ') ?? ''}, or set ${variable} to its executable.`,
  find({ env = process.env, isExecutable = canExecute, answers = succeeds }: Machine = {}):
    | string
    | undefined {
    const starts = (path: string): boolean => isExecutable(path) && answers([path, probe]);
    const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
    const named = env[variable] ?? '';
    if (named !== '' && !starts(named)) {
      throw new Error(`${variable} is ${named}, which cannot be run. Correct it or unset it.`);
    }
    if (!beside.every(answers)) return undefined;
    const onPath = (file: string): string[] => folders.map((folder) => join(folder, file));
    return [named, ...executables.flatMap((file) => [file, ...onPath(file)])].find(
      (path) => path !== '' && starts(path),
    );
  },
});

export const CHROMIUM: Program = browser({
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  executables: [
    chromium.executablePath(),
    // No window to draw: tests take two thirds of the time.
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

/** Browsers beside Chromium that every page is opened in. */
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
 * Installs the programs that are missing, where it can, and says each command first.
 *
 * @returns those that are still missing
 */
export function ensure(programs: readonly Program[], machine: Machine = {}): readonly Program[] {
  const {
    run = runVisibly,
    canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  } = machine;
  const announce = (command: Command): boolean => {
    console.error(`Running: ${command.join(' ')}`);
    return run(command);
  };
  let isUpdated: boolean | undefined;
  return programs.filter((program) => {
    for (const command of canInstall ? program.installs : []) {
      if (program.find(machine) !== undefined) return false;
      if (command[0] === 'apt-get') isUpdated ??= announce(UPDATE);
      if (command[0] !== 'apt-get' || isUpdated) announce(command);
    }
    return program.find(machine) === undefined;
  });
}

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, Playwright's own, the system's, or one that
 * is installed for it.
 *
 * @throws with what to do when there is none
 */
export function ensureBrowser(machine: Machine = {}): string {
  const [missing] = ensure([CHROMIUM], machine);
  const path = missing ? undefined : CHROMIUM.find(machine);
  if (path === undefined) throw new Error(adviceFor(CHROMIUM));
  return path;
}
