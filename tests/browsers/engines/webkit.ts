import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/dev-server';
import type { Engine } from './engine';
import { startProgram, startServer } from './process';

/** Larger than the widest page under test. */
const SCREEN = '1400x1000x24';

/** The window's toolbar limits its width: the minimum is 447 px without this. */
const NARROW_TOOLBAR = 'toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0 }';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Sends a command of W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
async function command<Value>(
  address: string,
  method: 'POST' | 'DELETE',
  body?: object,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: Value };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts the distribution's WebKit on a separate display; W3C WebDriver controls it. */
export async function startWebKit(executable: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const display = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    /^(\d+)\n/,
  );
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const stopDriver = await startServer(executable, [`--port=${port}`], `${driver}/status`, {
    DISPLAY: `:${display.said}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
  });
  const { capabilities, sessionId } = await command<Session>(`${driver}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      },
    },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    resize: async (width, height) => {
      await command(`${session}/window/rect`, 'POST', { width, height });
    },
    goto: async (url) => {
      await command(`${session}/url`, 'POST', { url });
    },
    evaluate: (expression) =>
      command(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    // W3C WebDriver reports no errors; the page's own probe does.
    takeErrors: () => [],
    close: async () => {
      await command(session, 'DELETE');
      await stopDriver();
      await display.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
