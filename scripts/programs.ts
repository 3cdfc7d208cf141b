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
  /** Whether packages of the distribution can be installed: on Debian or Ubuntu. */
  readonly hasApt: boolean;
  readonly isRoot: boolean;
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
    }).status === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  isRoot: process.getuid?.() === 0,
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

// At run level 1, installing a package does not start its server.
const APT: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq'];
const UPDATE: Command = [...APT, 'update'];
const SUDO: Command = ['sudo', '-n'];
const isApt = (command: Command): boolean => command.includes('apt-get');
export const aptInstall = (...packages: readonly string[]): Command => [
  ...APT,
  '-y',
  '--no-install-recommends',
  'install',
  ...packages,
];
export const aptAdvice = (...packages: readonly string[]): string =>
  `sudo apt-get install ${packages.join(' ')}`;

/** Where distributions put programs: the search path of a user may lack those for servers. */
const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin'];

interface Search extends Pick<Program, 'name' | 'installs' | 'advice'> {
  /** Environment variable that names the executable. */
  readonly variable?: string;
  /** Names to find on the search path, or paths. */
  readonly executables: readonly string[];
  /** Argument that makes the program exit immediately. */
  readonly probe: string;
  /** Commands that must succeed as well. */
  readonly beside?: readonly Command[];
}

/**
 * Makes a program of what to search for.
 *
 * @throws from `find`, when the variable names something that does not start
 */
const searched = ({ variable, executables, probe, beside = [], ...program }: Search): Program => ({
  ...program,
  advice: program.advice + (variable ? `, or set ${variable} to its executable` : ''),
  find({ env, exists, answers } = THIS_MACHINE) {
    // Some Ubuntu packages are stubs that ask for a snap, so a program counts only if it runs.
    const starts = (path: string): boolean => exists(path) && answers([path, probe]);
    const named = (variable && env[variable]) ?? '';
    if (variable && named !== '' && !starts(named)) {
      throw new Error(`${variable} is ${named}, which cannot be run. Correct it or unset it.`);
    }
    if (!beside.every(answers)) return undefined;
    if (named !== '') return named;
    const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
    return executables
      .flatMap((file) => [file, ...folders.map((folder) => join(folder, file))])
      .find(starts);
  },
});

export const CHROMIUM: Program = searched({
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
  advice: 'npx playwright install --with-deps chromium',
});

/** The other browsers in which tests open every page. */
export const ENGINES = {
  Firefox: searched({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    executables: ['firefox-esr', 'firefox'],
    probe: '--version',
    installs: [aptInstall('firefox-esr')],
    advice: aptAdvice('firefox-esr'),
  }),
  WebKit: searched({
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    executables: ['WebKitWebDriver'],
    probe: '--help',
    beside: [['Xvfb', '-help']],
    installs: [aptInstall('webkit2gtk-driver', 'xvfb')],
    advice: aptAdvice('webkit2gtk-driver', 'xvfb'),
  }),
} satisfies Readonly<Record<string, Program>>;

/** The web servers for which `deploy/` has a configuration. */
export const WEB_SERVERS = {
  nginx: searched({
    name: 'nginx',
    executables: ['nginx'],
    probe: '-v',
    installs: [aptInstall('nginx-light')],
    advice: aptAdvice('nginx-light'),
  }),
  Caddy: searched({
    name: 'Caddy',
    executables: ['caddy'],
    probe: 'version',
    installs: [aptInstall('caddy')],
    advice: aptAdvice('caddy'),
  }),
} satisfies Readonly<Record<string, Program>>;

/** What to do about a program that is missing. */
export const adviceFor = ({ name, advice }: Program): string =>
  `${name} is not here. Next: ${advice}.`;

/** The command as this user can run it: with root's rights for a package; undefined without them. */
function permitted(command: Command, { hasApt, isRoot, answers }: Machine): Command | undefined {
  if (!hasApt) return undefined;
  if (isRoot) return command;
  // Playwright asks for root's rights itself.
  if (!answers([...SUDO, 'true'])) return undefined;
  return isApt(command) ? [...SUDO, ...command] : command;
}

/**
 * Installs the programs that are missing, where it can: as root, or as a user for whom `sudo` asks
 * no password. Prints each command first.
 *
 * @returns those that are still missing
 */
export function ensure(programs: readonly Program[], machine = THIS_MACHINE): readonly Program[] {
  const announce = (command: Command): boolean => {
    const allowed = permitted(command, machine);
    if (allowed === undefined) return false;
    console.error(`Running: ${allowed.join(' ')}`);
    return machine.run(allowed);
  };
  let isUpdated: boolean | undefined;
  return programs.filter((program) => {
    for (const command of program.installs) {
      if (program.find(machine) !== undefined) return false;
      if (isApt(command)) isUpdated ??= announce(UPDATE);
      if (!isApt(command) || isUpdated) announce(command);
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
