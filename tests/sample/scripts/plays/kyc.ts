import { expect } from 'vitest';
import { objects } from '../../../../src/reference/contract/json';
import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Player } from '../player';
import type { Script } from './play';

let count = 0;

async function newUser(player: Player): Promise<{ readonly path: { readonly userId: string } }> {
  count += 1;
  const body = { externalId: `script-kyc-${count}` };
  await player.make('user', 'createUser', { body });
  return { path: { userId: player.id('user') } };
}

const userPath = (player: Player) => ({ path: { userId: player.id('user') } });
const stateOf = async (player: Player): Promise<unknown> =>
  (await player.send('getKyc', userPath(player))).status;
const start = async (player: Player, way: string) =>
  player.send('startKyc', {
    ...(await newUser(player)),
    body: { redirectUrl: `https://app.partner.example/kyc/${way}` },
  });

export const kyc: Script = {
  file: 'general/api/kyc.mdx',
  steps: [
    async (p) => {
      await p.send('startKyc', await newUser(p));
      await p.send('startKyc', userPath(p));
      p.advance('PT5M');
      expect(await stateOf(p)).toBe('pending_review');
      p.advance('PT10M');
      const decided = await p.send('getKyc', userPath(p));
      expect(decided.status).toBe('approved');
      expect(new Set(objects(decided.requirements).map(({ status }) => status))).toEqual(
        new Set(['accepted']),
      );
      expect(p.newEvents().slice(-2)).toEqual(['kyc.status_changed', 'user.activated']);
      expect(await p.send('getUser', userPath(p))).toMatchObject({
        status: 'active',
        kycLevel: 'full',
      });
    },
    async (p) => {
      await p.send('startKyc', userPath(p));
      p.kept.set('approved', p.id('user'));
    },
    async (p) => {
      await start(p, 'reject');
      p.advance('PT15M');
      expect(await stateOf(p)).toBe('rejected');
      await p.send('getUser', userPath(p));
      const again = await p.send('restartKyc', userPath(p));
      expect(again.attempt).toBe(2);
      p.advance('PT15M');
      await p.send('restartKyc', userPath(p));
      p.advance('PT15M');
      await p.send('restartKyc', userPath(p));
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
      const body = { mode: 'partner_provided', level: 'basic', redirectUrl: null };
      await p.send('startKyc', { ...(await newUser(p)), body });
      const announce = (body: JsonObject) => p.send('createKycDocument', { ...userPath(p), body });
      await announce({ side: null });
      await announce({ side: 'front' });
      await p.send('submitKyc', userPath(p));
      await announce({ side: 'back' });
      await announce({ type: 'selfie', side: null });
      await p.send('submitKyc', userPath(p));
      await announce({ side: 'front' });
    },
    async (p) => {
      p.kept.set('user', p.id('approved'));
      p.advance('P672D');
      expect(p.newEvents()).toContain('kyc.expiring');
      p.advance('P60D');
      expect(await stateOf(p)).toBe('expired');
      const events = p.newEvents();
      expect(events.indexOf('user.suspended')).toBeGreaterThan(
        events.indexOf('kyc.status_changed'),
      );
    },
  ],
};
