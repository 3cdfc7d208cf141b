import type { JsonValue } from '../contract/model';
import type { Recipe } from './recipe';

/** Input of every workflow: a text that distinguishes its runs, such as a UUID. */
export const RUN = 'run';

/** Returns the inputs for a sandbox run: a name for the run, and a key for every credential. */
export const sandboxInputs = (
  { credentials }: Recipe,
  run: string,
  key: string,
): Readonly<Record<string, JsonValue>> => ({
  [RUN]: run,
  ...Object.fromEntries(credentials.map((credential) => [credential, key])),
});
