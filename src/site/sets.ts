import type { DocsSet } from '../reference';
import type { MovedSection } from './boot/address';

/** A page that the landing page leads to. */
export interface LandingLink {
  /** Path below the set. */
  readonly page: string;
  readonly title: string;
  readonly purpose: string;
}

/** A docs set of this site, with what the pages around it say about it. */
export interface SiteSet extends DocsSet {
  /** Beside a link to the set. */
  readonly tagline: string;
  /** The landing page: what the product does, continuing after its name. */
  readonly does: string;
  /** The landing page: who the set is for, what they do with it, and where they begin. */
  readonly audience: string;
  readonly purpose: string;
  readonly topics: readonly LandingLink[];
}

/** A set as it is written here: what the pages around it say is optional. */
type WrittenSet = DocsSet & Partial<SiteSet>;

const writtenSets = (productName: string): readonly WrittenSet[] => [
  {
    id: 'general',
    title: productName,
    isSample: true,
    tagline: 'users, cards, SEPA and crypto',
    does: 'lets your program onboard users, hold their euros and crypto, issue cards and send SEPA payments.',
    audience: 'For programs with users',
    purpose:
      'You hold balances for people or businesses: you verify them, give them cards, and move their euros and crypto in and out.',
    topics: [
      {
        page: 'api/user',
        title: 'User',
        purpose: 'Create, suspend and close the people you serve.',
      },
      {
        page: 'api/kyc',
        title: 'KYC',
        purpose: 'Verify identities, hosted or with your own forms.',
      },
      {
        page: 'api/card',
        title: 'Card',
        purpose: 'Issue, freeze and limit virtual or physical cards.',
      },
      {
        page: 'api/sepa-transfer',
        title: 'SEPA transfer',
        purpose: 'Send and receive euros by IBAN.',
      },
      {
        page: 'api/crypto-deposit',
        title: 'Crypto deposit',
        purpose: 'Give each user an address and credit what arrives.',
      },
      {
        page: 'api/exchange',
        title: 'Exchange',
        purpose: 'Quote and settle between fiat and crypto.',
      },
    ],
  },
  {
    id: 'rebell-pay',
    title: `${productName} Pay`,
    isSample: true,
    tagline: 'orders, rates and payouts',
    does: 'lets merchants and platforms sell and buy crypto against fiat, order by order.',
    audience: 'For merchants and platforms',
    purpose:
      'You sell or buy crypto against fiat: you show a rate, take an order, and are paid out when the payment is confirmed.',
    topics: [
      { page: 'api/rate', title: 'Rate', purpose: 'Read pairs and indicative prices.' },
      { page: 'api/order', title: 'Order', purpose: 'Quote, take payment, convert and pay out.' },
      {
        page: 'api/exchange',
        title: 'Exchange',
        purpose: 'Convert what you hold at a firm quote.',
      },
      {
        page: 'api/crypto-withdrawals',
        title: 'Crypto withdrawals',
        purpose: 'Send crypto out, with fees known first.',
      },
      {
        page: 'api/transfer',
        title: 'Transfer',
        purpose: 'Move money between balances at once.',
      },
      {
        page: 'api-for-us/webhook',
        title: 'Webhook',
        purpose: 'Hear of each payment, conversion and refund.',
      },
    ],
  },
];

/**
 * The docs sets, in the order in which readers see them. A set is its folder `partners/<id>` and
 * its entry above.
 */
export const docsSets = (productName: string): readonly SiteSet[] =>
  writtenSets(productName).map((set) => ({
    tagline: 'reference and sandbox',
    does: 'has a reference with request samples, and a sandbox in your browser.',
    audience: 'For developers',
    purpose: 'You read what each operation takes and answers, and try it before you write code.',
    topics: [],
    ...set,
  }));

/** Where most readers go from the landing page; a page of a set that is gone is left out. */
export const keyPages: readonly (LandingLink & { readonly set: string })[] = [
  {
    set: 'general',
    page: 'api/user',
    title: 'Users',
    purpose: 'Every field, state and event of the people and businesses you serve.',
  },
  {
    set: 'general',
    page: 'api/card',
    title: 'Cards',
    purpose: 'From issue to replacement: limits, freezes, authorizations and 3-D Secure.',
  },
  {
    set: 'general',
    page: 'api-for-us/webhook',
    title: 'Webhooks',
    purpose: 'The endpoints you implement, how to verify a signature, when we retry.',
  },
  {
    set: 'rebell-pay',
    page: 'api/order',
    title: 'Orders',
    purpose: 'Quote to payout, with late, short and surplus payments explained.',
  },
  {
    set: 'general',
    page: 'api/playground',
    title: 'Playground',
    purpose: 'Send each request to a sandbox in your browser and read the answer.',
  },
  {
    set: 'general',
    page: 'postman-collection',
    title: 'Postman collection',
    purpose: 'Every request of the reference, generated from the same contract.',
  },
];

/** The general set was published under another path before. */
export const movedSection: MovedSection = { from: 'peer-wallet', to: 'general' };
