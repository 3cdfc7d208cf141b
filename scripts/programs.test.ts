import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  adviceFor,
  aptInstall,
  CHROMIUM,
  ensure,
  ensureBrowser,
  ENGINES,
  WEB_SERVERS,
  type Machine,
} from './programs';

const BUNDLED = chromium.executablePath();
const FOLDERS = [join('/usr/local/bin'), join('/usr/bin')];
const inBin = (name: string): string => join('/usr/bin', name);

const errorLog = vi.spyOn(console, 'error');
beforeEach(() => {
  errorLog.mockReset().mockReturnValue(undefined);
});

/** A machine with the given programs, on which commands can install more. */
function machine(
  programs: readonly string[],
  more: Partial<Machine> & {
    /** Programs that each command installs. */
    readonly brings?: Readonly<Record<string, readonly string[]>>;
    /** Programs that exist but do not start. */
    readonly stubs?: readonly string[];
    /** Words of commands that fail. */
    readonly fails?: readonly string[];
  } = {},
) {
  const { brings = {}, stubs = [], fails = [] } = more;
  const present = new Set(programs);
  const commands: string[] = [];
  return {
    env: { PATH: FOLDERS.join(delimiter) },
    exists: (path: string) => present.has(path),
    answers: ([program]: readonly string[]) =>
      present.has(program ?? '') && !stubs.includes(program ?? ''),
    hasApt: true,
    isRoot: true,
    commands,
    run: (command: readonly string[]) => {
      commands.push(command.join(' '));
      if (command.some((word) => fails.includes(word))) return false;
      for (const program of brings[command.join(' ')] ?? []) present.add(program);
      return true;
    },
    ...more,
  };
}

const UPDATE = 'env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq update';
const apt = (...packages: readonly string[]): string => aptInstall(...packages).join(' ');
const PLAYWRIGHT = 'npx playwright install --with-deps chromium';

describe('a program', () => {
  it('comes from the variable, then from Playwright, then from the system', () => {
    const system = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(inBin);
    const all = ['/opt/chrome', BUNDLED, ...system];
    const env = { PATH: FOLDERS.join(delimiter), CHROMIUM_PATH: '/opt/chrome' };
    expect(CHROMIUM.find(machine(all, { env }))).toBe('/opt/chrome');
    expect(CHROMIUM.find(machine(all))).toBe(BUNDLED);
    expect(system.map((_, index) => CHROMIUM.find(machine(system.slice(index))))).toEqual(system);
    const macOs = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(CHROMIUM.find(machine([macOs]))).toBe(macOs);
    expect(CHROMIUM.find(machine([]))).toBeUndefined();
  });

  it('is not replaced when the variable names something that cannot be run', () => {
    const env = { CHROMIUM_PATH: '/opt/gone' };
    const installer = machine([BUNDLED], { env });
    expect(() => ensureBrowser(installer)).toThrow('CHROMIUM_PATH is /opt/gone, which cannot');
    expect(installer.commands).toEqual([]);
  });

  it('is found in the folders for servers, which the search path of a user may lack', () => {
    const server = join('/usr/sbin/nginx');
    expect(WEB_SERVERS.nginx.find(machine([server], { env: { PATH: '/usr/bin:/bin' } }))).toBe(
      server,
    );
  });

  it('is not found while something that it needs is missing', () => {
    const driver = inBin('WebKitWebDriver');
    expect(ENGINES.WebKit.find(machine([driver]))).toBeUndefined();
    expect(ENGINES.WebKit.find(machine([driver, 'Xvfb']))).toBe(driver);
  });
});

describe('the installation', () => {
  const shell = inBin('chromium-headless-shell');

  it('is skipped for a program that is present', () => {
    const installer = machine([shell, inBin('firefox')]);
    expect(ensureBrowser(installer)).toBe(shell);
    expect(ensure([ENGINES.Firefox], installer)).toEqual([]);
    expect(installer.commands).toEqual([]);
    expect(errorLog).not.toHaveBeenCalled();
  });

  it('uses the distribution, and prints each command first', () => {
    const brings = {
      [apt('chromium-headless-shell')]: [shell],
      [apt('webkit2gtk-driver', 'xvfb')]: [inBin('WebKitWebDriver'), 'Xvfb'],
    };
    const installer = machine([], { brings });
    expect(ensure([CHROMIUM, ENGINES.WebKit], installer)).toEqual([]);
    const expected = [UPDATE, apt('chromium-headless-shell'), apt('webkit2gtk-driver', 'xvfb')];
    expect(installer.commands).toEqual(expected);
    expect(errorLog.mock.calls.flat()).toEqual(expected.map((command) => `Running: ${command}`));
  });

  it('falls back to Playwright when the package of the distribution is a stub', () => {
    const stub = inBin('chromium');
    const brings = { [apt('chromium')]: [stub], [PLAYWRIGHT]: [BUNDLED] };
    const installer = machine([], { brings, stubs: [stub] });
    expect(ensureBrowser(installer)).toBe(BUNDLED);
    expect(installer.commands).toEqual([
      UPDATE,
      apt('chromium-headless-shell'),
      apt('chromium'),
      PLAYWRIGHT,
    ]);
  });

  it('tries the next command when the package lists cannot be fetched', () => {
    const installer = machine([], { fails: ['apt-get'], brings: { [PLAYWRIGHT]: [BUNDLED] } });
    expect(ensureBrowser(installer)).toBe(BUNDLED);
    expect(installer.commands).toEqual([UPDATE, PLAYWRIGHT]);
  });

  it('asks for the rights of root where sudo needs no password', () => {
    const caddy = inBin('caddy');
    const sudo = (command: string): string => `sudo -n ${command}`;
    const brings = { [sudo(apt('caddy'))]: [caddy], [PLAYWRIGHT]: [BUNDLED] };
    const runner = machine(['sudo'], { isRoot: false, brings });
    expect(ensure([WEB_SERVERS.Caddy, CHROMIUM], runner)).toEqual([]);
    expect(runner.commands).toEqual([
      sudo(UPDATE),
      sudo(apt('caddy')),
      sudo(apt('chromium-headless-shell')),
      sudo(apt('chromium')),
      PLAYWRIGHT,
    ]);
  });

  it.each([
    ['without rights', [], { isRoot: false }],
    ['where sudo asks for a password', ['sudo'], { isRoot: false, stubs: ['sudo'] }],
    ['without packages of Debian', [], { hasApt: false }],
  ])('is left to the user, with advice, %s', (_where, present, more) => {
    const programs = [...Object.values(ENGINES), ...Object.values(WEB_SERVERS)];
    const guest = machine(present, more);
    expect(ensure(programs, guest)).toEqual(programs);
    expect(() => ensureBrowser(guest)).toThrow(
      `Chromium is not here. Next: ${PLAYWRIGHT}, or set CHROMIUM_PATH to its executable.`,
    );
    expect(adviceFor(WEB_SERVERS.nginx)).toBe(
      'nginx is not here. Next: sudo apt-get install nginx-light.',
    );
    expect(guest.commands).toEqual([]);
  });
});
