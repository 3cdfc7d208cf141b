import type { Contract } from '../contract/model';
import { type BehaviorModule, createSandbox, type Sandbox } from '../mock';
import { compile } from '../mock/compile';
import { sandboxInputs } from './inputs';
import type { Recipe } from './recipe';
import { type Host, run, type Taken } from './run';

/** A recipe that runs in a sandbox of its own. */
export interface Play {
  readonly sandbox: Sandbox;
  readonly key: string;
  readonly steps: AsyncGenerator<Taken>;
}

/**
 * Runs the steps of a recipe in a new sandbox, whose clock advances at once when a step waits.
 *
 * @param now start of the clock in milliseconds since 1970; defaults to the moment of the examples
 */
export function play(
  contract: Contract,
  behaviors: readonly BehaviorModule[],
  recipe: Recipe,
  now?: number,
): Play {
  const mock = compile(contract);
  const start = now ?? mock.moment ?? Date.now();
  const sandbox = createSandbox(mock, { behaviors, now: () => start });
  const key = mock.keys?.example ?? 'sandbox';
  const host: Host = {
    baseUrl: contract.servers[0]?.url ?? '',
    fetch: sandbox.fetch,
    wait: (seconds) => sandbox.advance(key, `PT${Math.ceil(seconds)}S`),
  };
  const inputs = sandboxInputs(recipe, 'a-run-in-a-new-sandbox', key);
  return { sandbox, key, steps: run(recipe, inputs, host) };
}
