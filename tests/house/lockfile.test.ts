import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../support/finding';
import {
  exactPins,
  integrity,
  oneDocusaurusVersion,
  platformPackages,
  type LockedPackage,
  type Lockfile,
  type Manifest,
} from './lockfile';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** The lock file with one entry replaced or removed. */
function withEntry(path: string, entry: LockedPackage | undefined): Lockfile {
  const rest = Object.entries(lock.packages).filter(([other]) => other !== path);
  return { ...lock, packages: Object.fromEntries(entry ? [...rest, [path, entry]] : rest) };
}

function expectClean({ checked, faults }: Finding, atLeast: number): void {
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(atLeast);
}

describe('package-lock.json', () => {
  it('has the version that the rules read', () => {
    expect(lock.lockfileVersion).toBe(3);
  });

  it('contains one Docusaurus version', () => {
    expectClean(oneDocusaurusVersion(lock), 20);
    const path = 'node_modules/@docusaurus/some-plugin/node_modules/@docusaurus/utils';
    const core = lock.packages['node_modules/@docusaurus/core']?.version;
    expect(oneDocusaurusVersion(withEntry(path, { version: '3.0.0' })).faults).toEqual([
      `${path} is 3.0.0, @docusaurus/core is ${core}`,
    ]);
  });

  it('has integrity hashes everywhere and no registry addresses', () => {
    expectClean(integrity(lock), 1000);
    const react = lock.packages['node_modules/react'];
    expect(integrity(withEntry('node_modules/react', { version: '19.0.0' })).faults).toEqual([
      'node_modules/react has no sha512 integrity',
    ]);
    const resolved = { ...react, resolved: 'https://registry.example/react.tgz' };
    expect(integrity(withEntry('node_modules/react', resolved)).faults).toEqual([
      'node_modules/react names the address it was resolved from',
    ]);
  });

  it.each([
    '@rspack/binding-darwin-arm64',
    '@swc/core-linux-x64-musl',
    '@swc/html-win32-x64-msvc',
    'lightningcss-linux-arm64-gnu',
    '@rolldown/binding-linux-arm64-musl',
    '@esbuild/darwin-x64',
  ])('serves every platform: %s cannot go missing', (name) => {
    expectClean(platformPackages(lock), 60);
    const { faults } = platformPackages(withEntry(`node_modules/${name}`, undefined));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });

  it('reports a family without a build for a platform', () => {
    const entry = {
      version: '1.0.0',
      optionalDependencies: { '@swc/core-linux-x64-gnu': '1.16.2' },
    };
    const { faults } = platformPackages(withEntry('node_modules/native', entry));
    expect(faults).toHaveLength(6);
    expect(faults[0]).toContain('linux-x64(-musl)');
  });
});

describe('package.json', () => {
  it('pins exact versions', () => {
    expectClean(exactPins(manifest), 40);
    for (const range of ['^1.2.3', '1.x', 'latest', '>=1.0.0', '*']) {
      expect(exactPins({ dependencies: { thing: range } }).faults).toHaveLength(1);
    }
  });
});

describe('npm', () => {
  // `npm test` passes its own settings to the programs that it runs.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const omitted = (cwd: string): string =>
    execFileSync('npm', ['config', 'get', 'omit'], {
      cwd,
      encoding: 'utf8',
      env: { ...Object.fromEntries(inherited), NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    }).trim();

  it('installs build dependencies in production, too, unlike elsewhere', () => {
    expect(omitted(tmpdir())).toBe('dev');
    expect(omitted('.')).toBe('');
  });
});
