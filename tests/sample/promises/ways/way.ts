import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Program } from '../program';

/** How a page says that the sandbox gives an error, and the way itself: it ends with the code. */
export type Way = readonly [sentence: string, play: (p: Program) => Promise<unknown>];
export type Ways = Readonly<Record<string, Way>>;

let names = 0;
/** An `externalId` that no other object has. */
export const fresh = (): { readonly externalId: string } => ({ externalId: `way-${(names += 1)}` });

/** Asks for a call with an `externalId` of its own. */
export const refusedAnew = (
  p: Program,
  id: string,
  body: JsonObject = {},
): Promise<string | undefined> => p.refused(id, { body: { ...fresh(), ...body } });
