import type { Player } from '../player';

/** Plays one step. */
export type Play = (player: Player) => Promise<void>;

/** What a script needs before its first step, and its steps in order. */
export interface Script {
  /** Path of the page or partial below `partners/`. */
  readonly file: string;
  readonly before?: Play;
  readonly steps: readonly Play[];
}

/** A user that time has made active. */
export const activeUser: Play = async (player) => {
  await player.make('user', 'createUser', { body: { externalId: 'script-user' } });
  player.advance('PT1M');
};
