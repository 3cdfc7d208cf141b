/**
 * Installs the programs that tests need besides Node.js, or says what to install where it can't:
 * `tsx scripts/ensure.ts browser`, `engines` or `toolchains`. In CI, a program that is still missing
 * is a failure; elsewhere, the checks that need it are skipped.
 */
import { isInstalled, toolchains } from '../tests/samples/toolchains';
import {
  adviceFor,
  aptAdvice,
  aptInstall,
  CHROMIUM,
  ensure,
  ENGINES,
  WEB_SERVERS,
  type Program,
} from './programs';
import { runCommand } from './run-command.mjs';

const languages: readonly Program[] = toolchains.map((tool) => ({
  name: tool.id,
  find: () => (isInstalled(tool) ? tool.id : undefined),
  installs: [aptInstall(...tool.packages)],
  advice: aptAdvice(...tool.packages),
}));

const GROUPS: Readonly<Record<string, readonly Program[]>> = {
  browser: [CHROMIUM],
  engines: Object.values(ENGINES),
  toolchains: [...languages, ...Object.values(WEB_SERVERS)],
};

function main(): void {
  const programs = GROUPS[process.argv[2] ?? ''];
  if (!programs) throw new Error(`Say what to provide: ${Object.keys(GROUPS).join(', ')}.`);
  const missing = ensure(programs);
  for (const program of missing) console.error(adviceFor(program));
  const isNeeded = process.env.CI !== undefined || programs.includes(CHROMIUM);
  if (missing.length > 0 && isNeeded) process.exitCode = 1;
  else if (programs.includes(CHROMIUM)) console.log(CHROMIUM.find());
}

runCommand('installing programs', main);
