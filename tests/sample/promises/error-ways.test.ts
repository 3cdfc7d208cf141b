import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/reference/contract/model';
import { PHYSICAL, withCard, type WithCard } from './card-program';
import { expectFaultsOfExample } from './faults';
import { programOf, type Program } from './program';
import { says } from './says';
import { EXAMPLE_USER } from './support';

type Way = (p: Program) => Promise<string | undefined>;
type CardWay = (card: WithCard) => Promise<string | undefined>;

async function newUser(p: Program, body: JsonObject = {}): Promise<{ readonly userId: string }> {
  const id = await p.made('createUser', { body: { externalId: 'error-ways', ...body } });
  p.advance('PT2S');
  return { userId: id };
}

const start = (p: Program, path: { readonly userId: string }, body: JsonObject = {}) =>
  p.call('startKyc', { path, body });
const restart = (p: Program, path: { readonly userId: string }) =>
  p.refused('restartKyc', { path });
const PROVIDED = { mode: 'partner_provided', redirectUrl: null };
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ending = (name: string) => ({ redirectUrl: `https://app.partner.example/kyc/${name}` });

/**
 * For each error of a user or a verification: the sentence of the page that describes how the
 * sandbox returns it, and the calls for it.
 */
const WAYS: Readonly<Record<string, readonly [string, Way]>> = {
  kyc_in_progress: [
    'Start the verification of a user twice with two keys.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path);
      return p.refused('startKyc', { path });
    },
  ],
  kyc_already_approved: [
    'Start the same level again after it was approved.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path);
      p.advance('PT1H');
      return p.refused('startKyc', { path });
    },
  ],
  kyc_attempts_exceeded: [
    'Have three attempts of a user rejected, then restart.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path, ending('reject'));
      p.advance('PT1H');
      expect(await restart(p, path)).toBeUndefined();
      p.advance('PT1H');
      expect(await restart(p, path)).toBeUndefined();
      p.advance('PT1H');
      return restart(p, path);
    },
  ],
  kyc_rejected_final: [
    'Start with the `redirectUrl` that ends in `/kyc/reject-final`, advance the virtual clock by one hour, then restart.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path, ending('reject-final'));
      p.advance('PT1H');
      return restart(p, path);
    },
  ],
  kyc_not_open: [
    'Create an upload slot for a user without a case.',
    async (p) => p.refused('createKycDocument', { path: await newUser(p) }),
  ],
  contact_not_verified: [
    'Start a `partner_provided` verification of a user with the `phone` `+447700900000`.',
    async (p) =>
      p.refused('startKyc', {
        path: await newUser(p, { phone: '+447700900000' }),
        body: PROVIDED,
      }),
  ],
  document_missing: [
    'Submit a `partner_provided` case before its files were announced.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path, PROVIDED);
      return p.refused('submitKyc', { path });
    },
  ],
  document_unreadable: [
    'Announce a file with the `sha256` of an empty one, then submit the case.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path, { ...PROVIDED, level: 'basic' });
      const announce = (type: string) =>
        p.call('createKycDocument', { path, body: { type, side: null, sha256: EMPTY } });
      await announce('passport');
      await announce('selfie');
      return p.refused('submitKyc', { path });
    },
  ],
  document_type_unsupported: [
    'Announce an `identity_card` without `side`.',
    async (p) => {
      const path = await newUser(p);
      await start(p, path, PROVIDED);
      const body = { type: 'identity_card', side: null };
      return p.refused('createKycDocument', { path, body });
    },
  ],
  user_exists: [
    'Create a user with the `externalId` `customer-exists`.',
    (p) => p.refused('createUser', { body: { externalId: 'customer-exists' } }),
  ],
  country_not_supported: [
    'Send the country `AQ` in an address.',
    (p) => p.refused('createUser', { body: { address: { country: 'AQ' } } }),
  ],
  age_below_minimum: [
    'Create a user with the `dateOfBirth` `2020-01-01`.',
    (p) => p.refused('createUser', { body: { dateOfBirth: '2020-01-01' } }),
  ],
  user_data_locked: [
    'Update a user with the `lastName` `Locked`.',
    (p) =>
      p.refused('updateUser', { path: { userId: EXAMPLE_USER }, body: { lastName: 'Locked' } }),
  ],
  user_suspended: [
    'Suspend the user, then send the call again.',
    async (p) => {
      await p.done('suspendUser', { path: { userId: EXAMPLE_USER } });
      return p.refused('createExchange');
    },
  ],
  user_suspended_by_provider: [
    'Reactivate the user `usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20`.',
    (p) =>
      p.refused('reactivateUser', { path: { userId: 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20' } }),
  ],
  user_not_active: [
    'Suspend a user twice, with two keys.',
    async (p) => {
      const path = { userId: EXAMPLE_USER };
      await p.done('suspendUser', { path });
      return p.refused('suspendUser', { path });
    },
  ],
  user_not_suspended: [
    'Reactivate a user that is `active`.',
    (p) => p.refused('reactivateUser', { path: { userId: EXAMPLE_USER } }),
  ],
  user_closed: [
    'Close a user, then update it.',
    async (p) => {
      const path = await newUser(p);
      await p.done('closeUser', { path });
      return p.refused('updateUser', { path });
    },
  ],
  balance_not_zero: [
    'Close the user `usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f`.',
    (p) => p.refused('closeUser', { path: { userId: 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f' } }),
  ],
};

const challenge = async ({ p, cardId }: WithCard) => {
  const id = await p.made('simulateCardChallenge', { body: { cardId } });
  return { path: { challengeId: id } };
};
const twice = async ({ p, at }: WithCard, id: string, body?: JsonObject) => {
  const call = body === undefined ? at : { ...at, body };
  await p.done(id, call);
  return p.refused(id, call);
};

/** The same for errors of cards, each starting with an active card. */
const CARD_WAYS: Readonly<Record<string, readonly [string, CardWay]>> = {
  card_not_active: [
    'Create a physical card and freeze it before it is activated.',
    async () => {
      const { p, at } = await withCard(PHYSICAL, 'P1D');
      return p.refused('freezeCard', at);
    },
  ],
  card_already_frozen: ['Freeze a card twice, with two keys.', (card) => twice(card, 'freezeCard')],
  card_not_frozen: ['Unfreeze an active card.', ({ p, at }) => p.refused('unfreezeCard', at)],
  card_blocked: [
    'Block a card, then unfreeze it.',
    async ({ p, at }) => {
      await p.done('blockCard', at);
      return p.refused('unfreezeCard', at);
    },
  ],
  card_blocked_by_provider: [
    'Create a card with the label `block-after-issuing`, wait until it is `blocked`, and unfreeze it.',
    async () => {
      const { p, at } = await withCard({ label: 'block-after-issuing' }, 'PT1M');
      expect((await p.done('getCard', at)).status).toBe('blocked');
      return p.refused('unfreezeCard', at);
    },
  ],
  card_closed: [
    'Close a card, then freeze it.',
    async ({ p, at }) => {
      await p.done('closeCard', at);
      return p.refused('freezeCard', at);
    },
  ],
  card_already_replaced: [
    'Replace a card twice, with two keys.',
    (card) => twice(card, 'replaceCard', { externalId: null }),
  ],
  card_limit_reached: [
    'Create more than 5 cards for a user, or one with the label `decline-issuing`.',
    ({ p }) => p.refused('createCard', { body: { label: 'decline-issuing', externalId: null } }),
  ],
  card_currency_not_supported: [
    'Create a card with the currency `XTS`.',
    ({ p }) => p.refused('createCard', { body: { currency: 'XTS', externalId: null } }),
  ],
  card_type_not_supported: [
    'Ask for a PIN session for a virtual card.',
    ({ p, at }) => p.refused('createCardPinSession', at),
  ],
  card_activation_not_possible: [
    'Activate a virtual card.',
    ({ p, at }) => p.refused('activateCard', at),
  ],
  activation_code_invalid: [
    'Activate with the code `000000`.',
    async () => {
      const { p, at } = await withCard(PHYSICAL, 'P1D');
      return p.refused('activateCard', { ...at, body: { activationCode: '000000' } });
    },
  ],
  activation_attempts_exceeded: [
    'Activate with the code `999999`.',
    async () => {
      const { p, at } = await withCard(PHYSICAL, 'P1D');
      return p.refused('activateCard', { ...at, body: { activationCode: '999999' } });
    },
  ],
  card_limit_above_maximum: [
    'Set `perTransaction` to `88888.00`.',
    ({ p, at }) =>
      p.refused('setCardLimits', { ...at, body: { perTransaction: { amount: '88888.00' } } }),
  ],
  origin_not_allowed: [
    'Ask for a reveal session with the origin `https://not-registered.partner.example`.',
    ({ p, at }) =>
      p.refused('createCardRevealSession', {
        ...at,
        body: { parentOrigin: 'https://not-registered.partner.example' },
      }),
  ],
  challenge_expired: [
    'Create a challenge, advance the virtual clock by 5 minutes, then decide it.',
    async (card) => {
      const at = await challenge(card);
      card.p.advance('PT5M');
      return card.p.refused('submitCardChallengeDecision', at);
    },
  ],
  challenge_already_decided: [
    'Decide a challenge twice, with two keys.',
    async (card) => {
      const at = await challenge(card);
      await card.p.done('submitCardChallengeDecision', at);
      return card.p.refused('submitCardChallengeDecision', at);
    },
  ],
};

it.each(Object.entries(WAYS))('general: `%s` occurs as its entry describes', async (code, way) => {
  const [sentence, play] = way;
  says(sentence);
  const p = programOf('general');
  expect(await play(p)).toBe(code);
  expectFaultsOfExample(p, code);
});

const OF_USERS = Object.entries(WAYS).filter(([code]) =>
  programOf('rebell-pay').subject.contract.errors.some((error) => error.code === code),
);
it.each(OF_USERS)('rebell-pay: `%s` occurs as its entry describes', async (code, [, play]) => {
  const p = programOf('rebell-pay');
  expect(await play(p)).toBe(code);
  expectFaultsOfExample(p, code);
});

it.each(Object.entries(CARD_WAYS))('`%s` occurs as its entry describes', async (code, way) => {
  const [sentence, play] = way;
  says(sentence);
  const card = await withCard();
  expect(await play(card)).toBe(code);
  expectFaultsOfExample(card.p, code);
});

it('covers every error of a card, a user or a verification', () => {
  const topics = new Set(['card', 'kyc', 'user']);
  const { errors } = programOf('general').subject.contract;
  const codes = errors.filter(({ topic }) => topics.has(topic)).map(({ code }) => code);
  // Only the hosted page for a PIN, which sandboxes do not have, returns this error.
  const played = [...Object.keys(WAYS), ...Object.keys(CARD_WAYS), 'pin_weak'];
  expect(new Set(codes)).toEqual(new Set(played));
});
