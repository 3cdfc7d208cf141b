import { sandboxInputs } from '../recipes/inputs';
import type { Recipe } from '../recipes/recipe';
import { run, type Taken } from '../recipes/run';
import type { LoadedPlayground } from './data';
import { sandboxKey } from './environment';
import type { LoggedEvent } from './state';

/** Starts a recipe in a new sandbox of the page, which it loads first. */
export async function beginRecipe(
  { mock, baseUrl, loadSandbox }: LoadedPlayground,
  recipe: Recipe,
  onEvent: (event: LoggedEvent) => void,
): Promise<AsyncGenerator<Taken>> {
  const [{ InPageSandbox }, { default: rest }] = await Promise.all([
    import('./in-page-sandbox'),
    loadSandbox(),
  ]);
  const origin = { seed: Math.floor(Math.random() * 2 ** 32), start: Date.now() };
  const sandbox = new InPageSandbox({ ...mock, ...rest }, origin, onEvent);
  const name = `${origin.start}-${origin.seed}`;
  return run(recipe, sandboxInputs(recipe, name, sandboxKey(mock, 'full')), {
    baseUrl,
    fetch: sandbox.fetch,
    wait: (seconds) => void sandbox.advance(`PT${Math.ceil(seconds)}S`),
  });
}
