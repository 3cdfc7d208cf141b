import type { SetWords } from '../../src/site/set';

/** Texts about the set for the pages around it. */
export const landing: SetWords = {
  tagline: 'orders, rates and payouts',
  does: 'lets merchants and platforms sell and buy crypto against fiat, order by order.',
  audience: 'For merchants and platforms',
  purpose:
    'You sell or buy crypto against fiat: you show a rate, take an order, and the payout goes out when the payment is confirmed.',
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
      purpose: 'Hear of payments, conversions and refunds.',
    },
  ],
  keyPages: [
    {
      page: 'api/order',
      title: 'Orders',
      purpose: 'Quote to payout, with late, short and surplus payments explained.',
    },
  ],
};
