import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Program } from '../program';

/**
 * The sentence of a page that describes how the sandbox returns an error, and the calls for it,
 * which return its code.
 */
export type Way = readonly [sentence: string, play: (p: Program) => Promise<unknown>];
export type Ways = Readonly<Record<string, Way>>;

let names = 0;
/** Returns a unique `externalId`. */
export const fresh = (): { readonly externalId: string } => ({ externalId: `way-${(names += 1)}` });

/** Makes a call with a unique `externalId`, and returns its error code. */
export const refusedAnew = (
  p: Program,
  id: string,
  body: JsonObject = {},
): Promise<string | undefined> => p.refused(id, { body: { ...fresh(), ...body } });
