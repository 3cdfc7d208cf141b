/** Prints a configuration of `deploy/` for this site: `npm run -s hosts -- nginx.conf`. */
import { configuration, configurations } from './hosts/configuration';
import { runCommand } from './run-command.mjs';

function main(): void {
  const [file = ''] = process.argv.slice(2);
  if (configurations().includes(file)) {
    process.stdout.write(configuration(file));
  } else {
    console.error(`Name one of ${configurations().join(', ')}: npm run -s hosts -- nginx.conf`);
    process.exitCode = 2;
  }
}

runCommand('printing a configuration', main);
