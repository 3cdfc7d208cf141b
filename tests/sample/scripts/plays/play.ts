import { KEY } from '../../../mock/support';
import type { Player } from '../player';

/** Plays a single step. */
export type Play = (player: Player) => Promise<void>;

/** The preparation of a script, and its steps in order. */
export interface Script {
  /** Path of the page or partial below `partners/`. */
  readonly file: string;
  readonly before?: Play;
  readonly steps: readonly Play[];
}

const hasVerification = ({ subject }: Player): boolean =>
  subject.contract.operations.some(({ id }) => id === 'startKyc');

/** Verifies a user according to the lifecycle on the page of the set. */
async function verify(player: Player, userId: string): Promise<void> {
  if (hasVerification(player)) await player.send('startKyc', { path: { userId } });
  player.sandbox.advance(KEY, hasVerification(player) ? 'PT15M' : 'PT20S');
}

/** Creates a user who can use every product. */
export const activeUser: Play = async (player) => {
  await player.make('user', 'createUser', { body: { externalId: 'script-user' } });
  player.advance('PT2S');
  await verify(player, player.id('user'));
};
