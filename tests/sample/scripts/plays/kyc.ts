import { expect } from 'vitest';
import type { Player } from '../player';
import type { Script } from './play';

let count = 0;

/** A user whom the sandbox doesn't activate by itself. */
async function pendingUser(
  player: Player,
): Promise<{ readonly path: { readonly userId: string } }> {
  count += 1;
  const body = { lastName: 'Pending', externalId: `script-kyc-${count}` };
  await player.make('user', 'createUser', { body });
  return { path: { userId: player.id('user') } };
}

const userPath = (player: Player) => ({ path: { userId: player.id('user') } });
const stateOf = async (player: Player): Promise<unknown> =>
  (await player.send('getKyc', userPath(player))).status;
const start = async (player: Player, way: string) =>
  player.send('startKyc', {
    ...(await pendingUser(player)),
    body: { redirectUrl: `https://app.partner.example/kyc/${way}` },
  });

export const kyc: Script = {
  file: 'general/api/kyc.mdx',
  steps: [
    async (p) => {
      await p.send('startKyc', await pendingUser(p));
      await p.send('startKyc', userPath(p));
      p.advance('PT5M');
      expect(await stateOf(p)).toBe('pending_review');
      p.advance('PT10M');
      expect(await stateOf(p)).toBe('approved');
      expect(p.newEvents().filter((type) => type === 'kyc.status_changed').length).toBeGreaterThan(
        1,
      );
    },
    async (p) => {
      await p.send('startKyc', userPath(p));
      p.kept.set('approved', p.id('user'));
    },
    async (p) => {
      await start(p, 'reject');
      p.advance('PT15M');
      expect(await stateOf(p)).toBe('rejected');
      const again = await p.send('restartKyc', userPath(p));
      expect(again.attempt).toBe(2);
    },
    async (p) => {
      await start(p, 'reject-final');
      p.advance('PT1H');
      expect(await stateOf(p)).toBe('rejected_final');
      await p.send('restartKyc', userPath(p));
    },
    async (p) => {
      await start(p, 'hold');
      p.advance('PT15M');
      expect(await stateOf(p)).toBe('on_hold');
      p.advance('P1D');
      expect(await stateOf(p)).toBe('approved');
    },
    async (p) => {
      await start(p, 'action');
      p.advance('PT15M');
      await stateOf(p);
    },
    async (p) => {
      const body = { mode: 'partner_provided', redirectUrl: null };
      await p.send('startKyc', { ...(await pendingUser(p)), body });
      await p.send('createKycDocument', { ...userPath(p), body: { side: null } });
      await p.send('createKycDocument', userPath(p));
      await p.send('submitKyc', { ...userPath(p), headers: { Prefer: 'code=document_missing' } });
      await p.send('submitKyc', userPath(p));
      await p.send('createKycDocument', userPath(p));
    },
    async (p) => {
      p.kept.set('user', p.id('approved'));
      p.advance('P730D');
      expect(await stateOf(p)).toBe('expired');
    },
  ],
};
