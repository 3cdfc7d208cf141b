import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureBrowser, findBrowser } from './browser';

const BUNDLED = '/cache/ms-playwright/chrome';
const PATH = ['/usr/local/bin', '/usr/bin'].join(delimiter);

/** A machine on which exactly `files` can be run. */
const machine = (files: readonly string[], chromiumPath?: string) => ({
  env: { PATH, CHROMIUM_PATH: chromiumPath },
  bundled: BUNDLED,
  isExecutable: (path: string) => files.includes(path),
});

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH, then Playwright’s own, then the system’s', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const all = ['/opt/chrome', BUNDLED, shell, '/usr/bin/chromium', '/usr/bin/google-chrome'];
    expect(findBrowser(machine(all, '/opt/chrome'))).toBe('/opt/chrome');
    expect(findBrowser(machine(all))).toBe(BUNDLED);
    expect(findBrowser(machine(all.slice(2)))).toBe(shell);
    expect(findBrowser(machine(all.slice(3)))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine(all.slice(4)))).toBe('/usr/bin/google-chrome');
    const macOs = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findBrowser(machine([macOs]))).toBe(macOs);
    expect(findBrowser(machine([]))).toBeUndefined();
  });

  it('names a CHROMIUM_PATH that cannot be run instead of taking another browser', () => {
    expect(() => findBrowser(machine([BUNDLED], '/opt/gone'))).toThrow('/opt/gone');
  });
});

describe('ensureBrowser', () => {
  const aptGet = (name: string): string =>
    `apt-get -qq update, apt-get -qq -y --no-install-recommends install ${name}`;
  const SHELL = aptGet('chromium-headless-shell');
  const CHROMIUM = aptGet('chromium');
  const PLAYWRIGHT = 'npx playwright install --with-deps chromium';

  /** A machine without a browser; `installs` says what a command brings. */
  function bare(installs: Readonly<Record<string, string>> = {}, stubs: readonly string[] = []) {
    const commands: string[] = [];
    const files: string[] = [];
    const run = (command: string, args: readonly string[]): boolean => {
      commands.push([command, ...args].join(' '));
      const brought = installs[command];
      if (brought !== undefined && args.includes('install')) files.push(brought);
      return true;
    };
    const answers = (path: string): boolean => !stubs.includes(path);
    return { commands, ...machine(files), isRoot: true, hasApt: true, run, answers };
  }

  it('installs nothing when a browser is there', () => {
    const installer = { ...bare(), isExecutable: (path: string) => path === BUNDLED };
    expect(ensureBrowser(installer)).toBe(BUNDLED);
    expect(installer.commands).toEqual([]);
  });

  it('installs the distribution’s as root, after an update', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const installer = bare({ 'apt-get': shell });
    expect(ensureBrowser(installer)).toBe(shell);
    expect(installer.commands.join(', ')).toBe(SHELL);
  });

  it('installs Playwright’s own where the distribution brings a stub', () => {
    const stub = '/usr/bin/chromium-browser';
    const installer = bare({ 'apt-get': stub, npx: BUNDLED }, [stub]);
    expect(ensureBrowser(installer)).toBe(BUNDLED);
    expect(installer.commands.join(', ')).toBe(`${SHELL}, ${CHROMIUM}, ${PLAYWRIGHT}`);
  });

  it('tries the next way when a command fails', () => {
    const installer = bare({ npx: BUNDLED });
    const run = (command: string, args: readonly string[]): boolean =>
      installer.run(command, args) && command !== 'apt-get';
    expect(ensureBrowser({ ...installer, run })).toBe(BUNDLED);
    const update = 'apt-get -qq update';
    expect(installer.commands).toEqual([update, update, PLAYWRIGHT]);
  });

  it.each([
    ['an ordinary user', { isRoot: false }, 0],
    ['a system without apt-get', { hasApt: false }, 0],
    ['a machine on which nothing helps', {}, 5],
  ])('tells %s the one command to run', (_, machineIs, commands) => {
    const installer = { ...bare(), ...machineIs };
    expect(() => ensureBrowser(installer)).toThrow(`Run: ${PLAYWRIGHT}`);
    expect(installer.commands).toHaveLength(commands);
  });
});
