import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missing, type Toolchain } from '../tests/samples/toolchains';

export type Run = (command: string, args: readonly string[]) => boolean;

/** What the provision looks at; the defaults are this machine's. */
export interface Machine {
  readonly absent?: readonly Pick<Toolchain, 'id' | 'install'>[];
  readonly run?: Run;
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
}

const runVisibly: Run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const APT = /^apt-get install (.+)$/;

/**
 * Installs the languages that the samples run in and this machine lacks, from the distribution's
 * packages; on Debian or Ubuntu as root only.
 *
 * @returns one line for each language that is still missing, with the command that installs it
 */
export function provideToolchains(machine: Machine = {}): readonly string[] {
  const {
    absent = missing,
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

const told = ({ id, install }: Pick<Toolchain, 'id' | 'install'>): string =>
  `Samples in ${id} are not run here. Next: ${install}`;
