import { readContract } from '../../src/reference/contract/load';
import type { Workspace } from '../../src/reference/contract/workspace';
import type { MockContract } from '../../src/reference/mock';
import { webhookSecret } from '../../src/reference/mock/ids';
import { sandboxOf } from '../../src/reference/publish/change-log/sandbox';
import { behaviorsOf } from '../../src/reference/recipes/behaviors';
import { connectedSandbox } from './connected';
import { withControls } from './control';
import type { Options } from './options';
import { serve } from './server';

/** How often due moves and deliveries are made, in real milliseconds. */
const TICK_INTERVAL = 200;

export interface Running {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly secret: string;
  /** The keys that it accepts, in words. */
  readonly keys: string;
  readonly close: () => Promise<void>;
}

/** The keys that a sandbox accepts; each has its own objects and clock. */
const keysInWords = ({ keys, credentials }: MockContract): string => {
  if (Object.keys(credentials).length === 0) return 'none needed';
  const example = keys ? `${keys.example}, or another that matches ${keys.pattern}` : 'any';
  return `${example} (each has its own sandbox)`;
};

/** Starts the sandbox of one docs set on this machine. */
export async function startSandbox(
  workspace: Workspace,
  {
    set,
    port,
    webhookUrl,
    secret = webhookSecret(Math.random),
    loopback,
    decisions = false,
    allowedOrigins = [],
    speed,
  }: Options,
  log: (line: string) => void,
): Promise<Running> {
  const contract = sandboxOf(workspace, await readContract(workspace, set));
  const started = Date.now();
  const now = () => started + (Date.now() - started) * speed;
  const behaviors = await behaviorsOf(workspace.siteDir, set);
  const { sandbox, courier } = connectedSandbox(contract, {
    behaviors,
    isLocal: loopback,
    asksPartner: decisions,
    now,
    secret,
    webhookUrl,
    log,
    onFault: (error, key) => {
      console.error(`${key} was reset:`, error);
    },
  });
  const origins = [new URL(workspace.docsUrl).origin, ...allowedOrigins];
  const server = await serve(withControls(sandbox, courier), port, origins);
  const timer = setInterval(() => {
    sandbox.tick();
    void courier.tick();
  }, TICK_INTERVAL);
  return {
    baseUrl: `${server.url}${contract.basePath}`,
    controlUrl: `${server.url}/_sandbox/`,
    secret,
    keys: keysInWords(contract),
    close: () => {
      clearInterval(timer);
      return server.close();
    },
  };
}
