import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missing } from '../tests/samples/toolchains';
import { missingServers } from '../tests/support/web-servers';

/** A program that checks need, and the command that installs it. */
export interface Tool {
  readonly id: string;
  readonly install: string;
}

export type Run = (command: string, args: readonly string[]) => boolean;

/** What the provision looks at; the defaults are this machine's. */
export interface Machine {
  readonly absent?: readonly Tool[];
  readonly run?: Run;
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
}

const runVisibly: Run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    // In run level 1 a package that has a server does not start it.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

const APT = /^apt-get install (.+)$/;

/**
 * Installs what this machine lacks of the languages that the samples run in and of the web servers
 * that the built site is tried on, from the distribution's packages; on Debian or Ubuntu as root only.
 *
 * @returns one line for each that is still missing, with the command that installs it
 */
export function provideToolchains(machine: Machine = {}): readonly string[] {
  const {
    absent = [...missing, ...missingServers],
    run = runVisibly,
    isRoot = process.getuid?.() === 0,
    hasApt = existsSync('/usr/bin/apt-get'),
  } = machine;
  const packages = absent.flatMap(({ install }) => APT.exec(install)?.[1]?.split(' ') ?? []);
  if (packages.length > 0 && isRoot && hasApt) {
    const options = ['-qq', '-y', '--no-install-recommends'];
    const installed =
      run('apt-get', ['-qq', 'update']) && run('apt-get', [...options, 'install', ...packages]);
    if (installed) return absent.filter(({ install }) => !APT.test(install)).map(told);
  }
  return absent.map(told);
}

const told = ({ id, install }: Tool): string => `Not checked here: ${id}. Next: ${install}`;
