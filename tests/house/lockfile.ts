import type { Finding } from '../support/finding';

/** The parts of package-lock.json (lockfileVersion 3) that the rules read. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** The platforms of developers and CI; each needs a native build of the compilers. */
const PLATFORMS: readonly RegExp[] = [
  // A package without a C library in its name supports both (esbuild is statically linked).
  /linux-x64(-gnu)?$/,
  /linux-x64(-musl)?$/,
  /linux-arm64(-gnu)?$/,
  /linux-arm64(-musl)?$/,
  /darwin-x64$/,
  /darwin-arm64$/,
  /win32-x64(-msvc)?$/,
];
const PLATFORM = /[-/](linux|darwin|win32)-/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const entries = (lock: Lockfile): [string, LockedPackage][] =>
  Object.entries(lock.packages).filter(([path]) => path !== '');

/** Requires the same version for every Docusaurus package: mixed versions fail at run time. */
export function oneDocusaurusVersion(lock: Lockfile): Finding {
  const packages = entries(lock).filter(([path]) => nameOf(path).startsWith('@docusaurus/'));
  const expected = lock.packages['node_modules/@docusaurus/core']?.version;
  return {
    checked: packages.length,
    faults: packages
      .filter(([, { version }]) => version !== expected)
      .map(([path, { version }]) => `${path} is ${version}, @docusaurus/core is ${expected}`),
  };
}

/** Requires exact versions in package.json, so that two installs cannot differ. */
export function exactPins(manifest: Manifest): Finding {
  const ranges = [manifest.dependencies, manifest.devDependencies, manifest.overrides].flatMap(
    (group) => Object.entries(group ?? {}),
  );
  return {
    checked: ranges.length,
    faults: ranges
      .filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${name} is "${range}": write one exact version`),
  };
}

/** Requires an integrity hash for every entry, and no address of the registry. */
export function integrity(lock: Lockfile): Finding {
  const packages = entries(lock).filter(([, { link, inBundle }]) => !link && !inBundle);
  return {
    checked: packages.length,
    faults: packages.flatMap(([path, entry]) => [
      ...(entry.integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 integrity`]),
      ...(entry.resolved ? [`${path} names the address it was resolved from`] : []),
    ]),
  };
}

/**
 * Requires native packages for every platform, in the version that their parent needs: `npm ci`
 * installs only entries of the lock file.
 */
export function platformPackages(lock: Lockfile): Finding {
  const families = entries(lock)
    .map(([path, { optionalDependencies = {} }]) => ({
      path,
      natives: Object.entries(optionalDependencies).filter(([name]) => PLATFORM.test(name)),
    }))
    .filter(({ natives }) => natives.length > 0);
  const lockedVersion = (path: string, name: string): string | undefined =>
    (lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`])
      ?.version;
  return {
    checked: families.reduce((sum, { natives }) => sum + natives.length, 0),
    faults: families.flatMap(({ path, natives }) => [
      ...natives
        .filter(([name, version]) => lockedVersion(path, name) !== version)
        .map(([name, version]) => `${path} asks for ${name} ${version}, which is not locked`),
      ...PLATFORMS.filter((platform) => !natives.some(([name]) => platform.test(name))).map(
        (platform) => `${path} has no package that matches ${platform.source}`,
      ),
    ]),
  };
}
