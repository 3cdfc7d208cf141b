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
    const all = ['/opt/chrome', BUNDLED, '/usr/bin/chromium', '/usr/bin/google-chrome'];
    expect(findBrowser(machine(all, '/opt/chrome'))).toBe('/opt/chrome');
    expect(findBrowser(machine(all))).toBe(BUNDLED);
    expect(findBrowser(machine(all.slice(2)))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine(all.slice(3)))).toBe('/usr/bin/google-chrome');
    const macOs = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findBrowser(machine([macOs]))).toBe(macOs);
    expect(findBrowser(machine([]))).toBeUndefined();
  });

  it('names a CHROMIUM_PATH that cannot be run instead of taking another browser', () => {
    expect(() => findBrowser(machine([BUNDLED], '/opt/gone'))).toThrow('/opt/gone');
  });
});

describe('ensureBrowser', () => {
  /** A machine without a browser on which apt-get installs `installs`. */
  const bare = (isRoot: boolean, hasApt: boolean, installs?: string) => {
    const commands: string[] = [];
    const files: string[] = [];
    return {
      commands,
      ...machine(files),
      isRoot,
      hasApt,
      run: (command: string, args: readonly string[]) => {
        commands.push([command, ...args].join(' '));
        if (args.includes('install') && installs !== undefined) files.push(installs);
        return true;
      },
    };
  };

  it('installs nothing when a browser is there', () => {
    const installer = { ...bare(true, true), isExecutable: (path: string) => path === BUNDLED };
    expect(ensureBrowser(installer)).toBe(BUNDLED);
    expect(installer.commands).toEqual([]);
  });

  it('installs Chromium with apt-get as root, after an update', () => {
    const installer = bare(true, true, '/usr/bin/chromium');
    expect(ensureBrowser(installer)).toBe('/usr/bin/chromium');
    expect(installer.commands).toEqual([
      'apt-get -qq update',
      'apt-get -qq -y --no-install-recommends install chromium',
    ]);
  });

  it.each([
    ['an ordinary user', false, true],
    ['a system without apt-get', true, false],
    ['a distribution whose package brings no browser', true, true],
  ])('tells %s the one command to run', (_, isRoot, hasApt) => {
    expect(() => ensureBrowser(bare(isRoot, hasApt))).toThrow(
      'Run: npx playwright install --with-deps chromium',
    );
  });
});
