import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi';
import type { Engine } from './engine';
import { startProgram } from './process';

/** Turns off requests of a fresh profile that the remote agent does not turn off. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts a stock Firefox in headless mode, which WebDriver BiDi controls. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = await startProgram(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  let errors: string[] = [];
  const bidi = await connectBidi(`${program.said}/session`, (method, params) => {
    const { level, source, text } = params as LogEntry;
    // Entries without a context are about the browser itself.
    if (method === 'log.entryAdded' && level === 'error' && source.context !== undefined) {
      errors.push(`log: ${text ?? ''}`);
    }
  });
  const { capabilities } = await bidi.send<{
    readonly capabilities: { readonly browserVersion: string };
  }>('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send<{
    readonly contexts: readonly { readonly context: string }[];
  }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { exceptionDetails, result, type } = await bidi.send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? expression);
      return result?.value;
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: async () => {
      await bidi.send('browser.close', {});
      bidi.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
