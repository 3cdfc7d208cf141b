import { describe, expect, it } from 'vitest';
import { provideToolchains } from './toolchains';

const absent = [
  { id: 'php', install: 'apt-get install php-cli php-curl' },
  { id: 'node', install: 'https://nodejs.org' },
] as const;

function machine(isRoot: boolean, works: boolean) {
  const commands: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
    return works;
  };
  return { commands, absent, run, isRoot, hasApt: true };
}

describe('provideToolchains', () => {
  it('installs what the distribution has, as root', () => {
    const where = machine(true, true);
    expect(provideToolchains(where)).toEqual(['Not checked here: node. Next: https://nodejs.org']);
    expect(where.commands).toEqual([
      'apt-get -qq update',
      'apt-get -qq -y --no-install-recommends install php-cli php-curl',
    ]);
  });

  it('says what to do when it may not install, or could not', () => {
    const guest = machine(false, true);
    expect(provideToolchains(guest)).toHaveLength(2);
    expect(guest.commands).toEqual([]);
    expect(provideToolchains(machine(true, false))).toHaveLength(2);
  });

  it('does nothing when nothing is missing', () => {
    const where = { ...machine(true, true), absent: [] };
    expect(provideToolchains(where)).toEqual([]);
    expect(where.commands).toEqual([]);
  });
});
