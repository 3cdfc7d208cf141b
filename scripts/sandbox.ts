/** Runs the API of a docs set on this machine, for integration tests: `npm run sandbox`. */
import { join } from 'node:path';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { Workspace } from '../src/reference/contract/workspace';
import { site } from '../src/site/config/site';
import { CONTROLS } from './sandbox/control';
import { readOptions, USAGE, type Options } from './sandbox/options';
import { startSandbox } from './sandbox/start';
import { runCommand } from './run-command.mjs';

function optionsOrUsage(): Options | undefined {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return undefined;
  }
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function main(): Promise<void> {
  const options = optionsOrUsage();
  if (!options) return;
  const workspace = new Workspace({ siteDir: join(__dirname, '..'), docsUrl: docsUrlOf(site) });
  const running = await startSandbox(workspace, options, console.log);
  console.log(`Sandbox of ${options.set}

  Base URL        ${running.baseUrl}
  API key         ${running.keys}
  Webhook secret  ${running.secret}
  Webhooks to     ${options.webhookUrl ?? 'the webhook endpoint that you set'}
`);
  for (const [control, purpose] of Object.entries(CONTROLS)) {
    console.log(`  ${control.padEnd(24)} ${purpose}`);
  }
  const stop = () => void running.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

runCommand('starting the sandbox', main);
