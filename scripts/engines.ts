import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Run = (command: string, args: readonly string[]) => boolean;

/** A browser beside Chromium that pages are looked at in. */
export interface BrowserEngine {
  readonly name: 'Firefox' | 'WebKit';
  /** Environment variable that names the executable. */
  readonly variable: string;
  /** Names of the executable; the first that answers is taken. */
  readonly names: readonly string[];
  /** An argument that ends it at once. */
  readonly probe: string;
  /** Other programs that it needs, with such an argument each. */
  readonly beside: readonly (readonly [program: string, argument: string])[];
  /** Packages of Debian that hold all of it. */
  readonly packages: readonly string[];
}

export const BROWSER_ENGINES: readonly BrowserEngine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    probe: '--version',
    beside: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    probe: '--help',
    beside: [['Xvfb', '-help']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** What the provision looks at; the defaults are this machine's. */
export interface Machine {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whether a program starts and ends well. */
  readonly answers?: Run;
  /** Runs a command to its end; true when it succeeded. */
  readonly run?: Run;
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
}

/** Ubuntu's `firefox` is a stub that asks for a snap: what counts is an answer. */
const startsAndEnds: Run = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

const runVisibly: Run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Executable of an engine that can be used as it is; `undefined` when something is missing. */
export function findEngine(
  { beside, names, probe, variable }: BrowserEngine,
  { answers = startsAndEnds, env = process.env }: Machine = {},
): string | undefined {
  const named = env[variable];
  const found = (named ? [named] : names).find((name) => answers(name, [probe]));
  const isComplete = beside.every(([program, argument]) => answers(program, [argument]));
  return isComplete ? found : undefined;
}

/** What to do about an engine that is missing. */
export const adviceFor = ({ name, packages, variable }: BrowserEngine): string =>
  `No page is looked at in ${name} here. Next: apt-get install ${packages.join(' ')} ` +
  `(Debian), or set ${variable} to its executable.`;

/**
 * Installs the engines that are missing from the distribution's packages; on Debian or Ubuntu
 * as root only.
 *
 * @returns one line for each engine that is still missing, with what to do
 */
export function provideEngines(machine: Machine = {}): readonly string[] {
  const {
    run = runVisibly,
    isRoot = process.getuid?.() === 0,
    hasApt = existsSync('/usr/bin/apt-get'),
  } = machine;
  const absent = BROWSER_ENGINES.filter((engine) => findEngine(engine, machine) === undefined);
  if (absent.length > 0 && isRoot && hasApt && run('apt-get', ['-qq', 'update'])) {
    const options = ['-qq', '-y', '--no-install-recommends', 'install'];
    // One by one: Ubuntu has not all of them.
    for (const { packages } of absent) run('apt-get', [...options, ...packages]);
  }
  return absent.filter((engine) => findEngine(engine, machine) === undefined).map(adviceFor);
}
