/**
 * Provides what tests need beside Node.js, where it can, and says what to install elsewhere:
 * `tsx scripts/ensure.ts browser`, `engines` or `toolchains`.
 */
import { isInstalled as hasToolchain, toolchains } from '../tests/samples/toolchains';
import { isInstalled as hasServer, webServers } from '../tests/support/web-servers';
import { adviceFor, aptInstall, ensure, ENGINES, ensureBrowser, type Program } from './programs';

const fromPackages = (
  name: string,
  packages: readonly string[],
  isThere: () => boolean,
): Program => ({
  name,
  find: () => (isThere() ? name : undefined),
  installs: [aptInstall(...packages)],
  advice: `apt-get install ${packages.join(' ')}`,
});

/** What checks are left out without. */
const toolchainPrograms = (): readonly Program[] => [
  ...toolchains.map((tool) => fromPackages(tool.id, tool.packages, () => hasToolchain(tool))),
  ...webServers.map((server) => fromPackages(server.id, server.packages, () => hasServer(server))),
];

function report(programs: readonly Program[], isFailure: boolean): void {
  const missing = ensure(programs);
  for (const program of missing) console.error(adviceFor(program));
  if (missing.length > 0 && isFailure) process.exitCode = 1;
}

const GROUPS: Readonly<Record<string, () => void>> = {
  browser: () => {
    console.log(ensureBrowser());
  },
  engines: () => {
    report(Object.values(ENGINES), process.env.CI !== undefined);
  },
  toolchains: () => {
    report(toolchainPrograms(), false);
  },
};

const provide = GROUPS[process.argv[2] ?? ''];
try {
  if (!provide) throw new Error(`Say what to provide: ${Object.keys(GROUPS).join(', ')}.`);
  provide();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
