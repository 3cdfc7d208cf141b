export interface SectionWords {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
}

/** What the landing page says beside its lists; the page shows it, and its Markdown copy. */
export const hero = {
  label: 'Partner API documentation',
  title: 'Balances, cards and payments, behind one API',
} as const;

export const ledger = {
  title: 'One user’s day, as your webhook hears it',
  mark: 'Illustrative',
  columns: ['UTC', 'Event', 'EUR'],
  noChange: 'no change',
  balance: 'Available balance',
} as const;

export const setsSection: SectionWords = {
  id: 'sets',
  title: 'Two sets, one for each kind of partner',
  intro:
    'Both share keys, errors, idempotency and webhooks. Choose by whose money it is: your users’, or one customer’s order.',
};

export const stepsSection: SectionWords = {
  id: 'first-steps',
  title: 'The first three steps',
  intro:
    'They are the same in both sets. In the playground each call runs in your browser against a sandbox built from the contract, without a key.',
};

export const nextSection: SectionWords = { id: 'next', title: 'Where to go next' };

export const assurances = [
  [
    'One contract',
    'Reference, samples, playground and Postman collection come from one OpenAPI 3.1 file per set.',
  ],
  [
    'Checked examples',
    'Every request, response and event shown is validated against its schema before publication.',
  ],
  [
    'No dead ends',
    'Each error code leads to its cause and fix; a broken link or anchor stops the build.',
  ],
  [
    'Open to everyone',
    'Readable without JavaScript, by keyboard and by screen reader, in light and dark.',
  ],
] as const;

export const about = { page: '/markdown-page', title: 'About this documentation' } as const;
