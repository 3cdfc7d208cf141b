export interface Topic {
  /** Path below the base of the set. */
  readonly page: string;
  readonly title: string;
  readonly purpose: string;
}

export const generalTopics: readonly Topic[] = [
  { page: 'api/user', title: 'User', purpose: 'Create, suspend and close the people you serve.' },
  { page: 'api/kyc', title: 'KYC', purpose: 'Verify identities, hosted or with your own forms.' },
  {
    page: 'api/card',
    title: 'Card',
    purpose: 'Issue, freeze and limit virtual or physical cards.',
  },
  { page: 'api/sepa-transfer', title: 'SEPA transfer', purpose: 'Send and receive euros by IBAN.' },
  {
    page: 'api/crypto-deposit',
    title: 'Crypto deposit',
    purpose: 'Give each user an address and credit what arrives.',
  },
  { page: 'api/exchange', title: 'Exchange', purpose: 'Quote and settle between fiat and crypto.' },
];

export const payTopics: readonly Topic[] = [
  { page: 'api/rate', title: 'Rate', purpose: 'Read pairs and indicative prices.' },
  { page: 'api/order', title: 'Order', purpose: 'Quote, take payment, convert and pay out.' },
  { page: 'api/exchange', title: 'Exchange', purpose: 'Convert what you hold at a firm quote.' },
  {
    page: 'api/crypto-withdrawals',
    title: 'Crypto withdrawals',
    purpose: 'Send crypto out, with fees known first.',
  },
  { page: 'api/transfer', title: 'Transfer', purpose: 'Move money between balances at once.' },
  {
    page: 'api-for-us/webhook',
    title: 'Webhook',
    purpose: 'Hear of each payment, conversion and refund.',
  },
];
