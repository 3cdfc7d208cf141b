import type { JsonValue } from '../contract/model';
import type { Recipe } from './recipe';

/** Input of every workflow: what tells its run from others, such as a UUID. */
export const RUN = 'run';

/** What a caller of a sandbox brings: a name for the run, and a key as every credential. */
export const sandboxInputs = (
  { credentials }: Recipe,
  run: string,
  key: string,
): Readonly<Record<string, JsonValue>> => ({
  [RUN]: run,
  ...Object.fromEntries(credentials.map((credential) => [credential, key])),
});
