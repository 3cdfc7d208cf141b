/**
 * Installs the programs that tests need besides Node.js, or says what to install where it can't:
 * `tsx scripts/ensure.ts browser`, `engines` or `toolchains`.
 */
import { isInstalled as hasToolchain, toolchains } from '../tests/samples/toolchains';
import { isInstalled as hasServer, webServers } from '../tests/support/web-servers';
import { adviceFor, aptInstall, CHROMIUM, ensure, ENGINES, type Program } from './programs';

const fromPackages = (
  { id, packages }: { readonly id: string; readonly packages: readonly string[] },
  isInstalled: () => boolean,
): Program => ({
  name: id,
  find: () => (isInstalled() ? id : undefined),
  installs: [aptInstall(...packages)],
  advice: `apt-get install ${packages.join(' ')}`,
});

/** Programs, and whether a missing one is a failure; if not, checks that need it are skipped. */
const GROUPS: Readonly<Record<string, readonly [programs: readonly Program[], isNeeded: boolean]>> =
  {
    browser: [[CHROMIUM], true],
    engines: [Object.values(ENGINES), process.env.CI !== undefined],
    toolchains: [
      [
        ...toolchains.map((tool) => fromPackages(tool, () => hasToolchain(tool))),
        ...webServers.map((server) => fromPackages(server, () => hasServer(server))),
      ],
      false,
    ],
  };

try {
  const group = GROUPS[process.argv[2] ?? ''];
  if (!group) throw new Error(`Say what to provide: ${Object.keys(GROUPS).join(', ')}.`);
  const [programs, isNeeded] = group;
  const missing = ensure(programs);
  for (const program of missing) console.error(adviceFor(program));
  if (missing.length > 0 && isNeeded) process.exitCode = 1;
  else if (programs.includes(CHROMIUM)) console.log(CHROMIUM.find());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
