import { expect } from 'vitest';
import type { JsonObject } from '../../../../src/reference/contract/model';
import { asText } from '../../../../src/reference/contract/json';
import type { Player } from '../player';
import { type Script } from './play';
import { EXAMPLE_USER } from '../../promises/support';

const cardPath = (player: Player) => ({ path: { cardId: player.id('card') } });
const pay = (player: Player, amount: string, more: JsonObject = {}): Promise<JsonObject> =>
  player.send('simulateCardAuthorization', {
    body: { cardId: player.id('card'), amount: { amount }, ...more },
  });
const challenge = (player: Player): Promise<JsonObject> =>
  player.make('challenge', 'simulateCardChallenge', { body: { cardId: player.id('card') } });
const decide = (player: Player): Promise<JsonObject> =>
  player.send('submitCardChallengeDecision', { path: { challengeId: player.id('challenge') } });

export const card: Script = {
  file: 'general/api/card.mdx',
  before: (p) => {
    p.kept.set('user', EXAMPLE_USER);
    return Promise.resolve();
  },
  steps: [
    async (p) => {
      await p.make('card', 'createCard', { body: { userId: p.id('user') } });
      p.advance('PT5S');
    },
    async (p) => {
      await pay(p, '25.50');
      p.advance('PT1M');
      await p.send('listUserTransactions', { path: { userId: p.id('user') } });
    },
    async (p) => {
      await pay(p, '51.00');
    },
    async (p) => {
      await p.send('freezeCard', cardPath(p));
      await pay(p, '10.00');
      await p.send('freezeCard', cardPath(p));
    },
    async (p) => {
      await p.send('unfreezeCard', cardPath(p));
      await p.send('setCardLimits', {
        ...cardPath(p),
        body: { perTransaction: { amount: '20.00' } },
      });
      await pay(p, '20.01');
      await p.send('setCardLimits', {
        ...cardPath(p),
        body: { perTransaction: { amount: '88888.00' } },
      });
    },
    async (p) => {
      await p.send('setCardLimits', cardPath(p));
      await pay(p, '30.00', { then: 'refunded' });
      p.advance('PT1H');
      expect(p.newEvents()).toEqual([
        'card.transaction.authorized',
        'card.transaction.cleared',
        'card.transaction.refunded',
      ]);
    },
    async (p) => {
      await challenge(p);
      await decide(p);
      await decide(p);
      await challenge(p);
      p.advance('PT5M');
      await decide(p);
    },
    async (p) => {
      await p.send('createCardRevealSession', cardPath(p));
      const parentOrigin = 'https://not-registered.partner.example';
      await p.send('createCardRevealSession', { ...cardPath(p), body: { parentOrigin } });
    },
    async (p) => {
      await p.send('blockCard', cardPath(p));
      await p.send('unfreezeCard', cardPath(p));
      const next = await p.send('replaceCard', cardPath(p));
      expect(asText(next.replaces)).toBe(p.id('card'));
      await p.send('getCard', cardPath(p));
    },
    async (p) => {
      const address = {
        line1: 'Example Street 12',
        city: 'Ljubljana',
        postalCode: '1000',
        country: 'SI',
      };
      await p.make('card', 'createCard', {
        body: {
          userId: p.id('user'),
          externalId: 'script-plastic',
          type: 'physical',
          shipping: { method: 'standard', address },
        },
      });
      p.advance('P1D');
      await p.send('getCard', cardPath(p));
      await p.send('activateCard', { ...cardPath(p), body: { activationCode: '000000' } });
      await p.send('activateCard', cardPath(p));
    },
  ],
};
