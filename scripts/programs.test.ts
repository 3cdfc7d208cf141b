import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aptInstall, CHROMIUM, ensure, ensureBrowser, ENGINES, type Machine } from './programs';

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
    /** First words of commands that fail. */
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
    canInstall: true,
    commands,
    run: (command: readonly string[]) => {
      commands.push(command.join(' '));
      if (fails.includes(command[0] ?? '')) return false;
      for (const program of brings[command.join(' ')] ?? []) present.add(program);
      return true;
    },
    ...more,
  };
}

const UPDATE = 'apt-get -qq update';
const apt = (...packages: readonly string[]): string => aptInstall(...packages).join(' ');
const PLAYWRIGHT = 'npx playwright install --with-deps chromium';

describe('a browser', () => {
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

  it('is left to the user, with advice, where nothing can be installed', () => {
    const guest = machine([], { canInstall: false });
    expect(ensure(Object.values(ENGINES), guest)).toEqual(Object.values(ENGINES));
    expect(() => ensureBrowser(guest)).toThrow(
      `Chromium is not here. Next: ${PLAYWRIGHT}, or set CHROMIUM_PATH to its executable.`,
    );
    expect(guest.commands).toEqual([]);
  });
});
