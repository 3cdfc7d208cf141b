import { describe, expect, it } from 'vitest';
import { BROWSER_ENGINES, findEngine, provideEngines } from './engines';

const [firefox, webkit] = BROWSER_ENGINES;

/** A machine with programs, and packages that bring more of them. */
function machine(
  programs: readonly string[],
  { isRoot = true, brings = {} }: { isRoot?: boolean; brings?: Record<string, string[]> } = {},
) {
  const present = new Set(programs);
  const commands: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
    if (args.includes('update')) return true;
    const packages = args.filter((word) => word in brings);
    for (const name of packages) for (const program of brings[name] ?? []) present.add(program);
    return packages.length > 0;
  };
  return {
    commands,
    env: {},
    answers: (name: string) => present.has(name),
    run,
    isRoot,
    hasApt: true,
  };
}

describe('findEngine', () => {
  it('takes the first name that answers, and the named one before', () => {
    if (firefox === undefined) throw new Error('no Firefox');
    expect(findEngine(firefox, machine(['firefox', 'firefox-esr']))).toBe('firefox-esr');
    expect(findEngine(firefox, machine(['firefox']))).toBe('firefox');
    const env = { FIREFOX_PATH: '/opt/firefox' };
    expect(findEngine(firefox, { ...machine(['firefox', '/opt/firefox']), env })).toBe(
      '/opt/firefox',
    );
    expect(findEngine(firefox, { ...machine(['firefox']), env })).toBeUndefined();
  });

  it('does not take an engine that lacks something', () => {
    if (webkit === undefined) throw new Error('no WebKit');
    expect(findEngine(webkit, machine(['WebKitWebDriver']))).toBeUndefined();
    expect(findEngine(webkit, machine(['WebKitWebDriver', 'Xvfb']))).toBe('WebKitWebDriver');
  });
});

describe('provideEngines', () => {
  it('installs what is missing, as root, and says what stays missing', () => {
    const where = machine(['firefox'], {
      brings: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
    });
    expect(provideEngines(where)).toEqual([]);
    expect(where.commands).toEqual([
      'apt-get -qq update',
      'apt-get -qq -y --no-install-recommends install webkit2gtk-driver xvfb',
    ]);
    expect(provideEngines(machine(['WebKitWebDriver', 'Xvfb']))).toEqual([
      'No page is looked at in Firefox here. Next: apt-get install firefox-esr (Debian), ' +
        'or set FIREFOX_PATH to its executable.',
    ]);
  });

  it('installs nothing for others, nor when all is there', () => {
    const guest = machine([], { isRoot: false });
    expect(provideEngines(guest)).toHaveLength(2);
    const complete = machine(['firefox', 'WebKitWebDriver', 'Xvfb']);
    expect(provideEngines(complete)).toEqual([]);
    expect([...guest.commands, ...complete.commands]).toEqual([]);
  });
});
