import type { FieldType } from './topic';

/** `KINDS` and `THINGS` together name 2,304 topics. */
export const KINDS = [
  ...['Recurring', 'Pending', 'Settled', 'Instant', 'Scheduled', 'Batch', 'Manual', 'Automatic'],
  ...['Shared', 'Private', 'Regional', 'Global', 'Domestic', 'Foreign', 'Virtual', 'Physical'],
  ...['Primary', 'Secondary', 'Joint', 'Business', 'Personal', 'Junior', 'Savings', 'Trading'],
  ...['Escrow', 'Merchant', 'Platform', 'Partial', 'Final', 'Draft', 'Signed', 'Verified'],
  ...['External', 'Internal', 'Linked', 'Pooled', 'Reserved', 'Blocked', 'Closed', 'Daily'],
  ...['Weekly', 'Monthly', 'Yearly', 'Early', 'Late', 'Split', 'Bundled', 'Single'],
] as const;

export const THINGS = [
  ...['invoice', 'payout', 'refund', 'dispute', 'mandate', 'statement', 'balance', 'ledger'],
  ...['account', 'wallet', 'transfer', 'deposit', 'withdrawal', 'exchange', 'quote', 'order'],
  ...['receipt', 'voucher', 'coupon', 'subscription', 'plan', 'charge', 'fee', 'limit'],
  ...['budget', 'rule', 'report', 'document', 'contract', 'consent', 'address', 'contact'],
  ...['beneficiary', 'payee', 'device', 'token', 'session', 'message', 'alert', 'case'],
  ...['review', 'check', 'program', 'campaign', 'reward', 'claim', 'policy', 'batch'],
] as const;

/**
 * Operations on an object besides creating, listing, reading and canceling it; only the heavy page
 * has them.
 */
export const ACTIONS = [
  ...['approve', 'reject', 'freeze', 'release', 'suspend', 'resume', 'extend', 'shorten'],
  ...['confirm', 'verify', 'assign', 'transfer', 'archive', 'restore', 'replace', 'rename'],
  ...['escalate', 'settle', 'adjust', 'notify'],
] as const;

export interface FieldKind {
  readonly name: string;
  readonly type: FieldType;
  readonly rule?: string;
  readonly meanings: readonly [string, ...string[]];
  readonly examples: readonly [string | number | boolean, ...(string | number | boolean)[]];
}

const MOMENTS = [
  '2026-11-02T09:30:00.000Z',
  '2026-11-04T17:05:12.000Z',
  '2027-01-15T00:00:00.000Z',
] as const;

/** The fields of objects and requests. */
export const FIELDS: readonly FieldKind[] = [
  {
    name: 'externalReference',
    type: 'text',
    rule: 'At most 64 characters.',
    meanings: [
      'Your own reference, unique within your program. Look the object up with it after a timeout.',
      'What your system calls it. The provider stores it and never reads it.',
    ],
    examples: ['customer-4711', 'run-2026-11-02', 'ledger-88213'],
  },
  {
    name: 'amount',
    type: 'text',
    rule: 'A decimal number, two decimals.',
    meanings: [
      'Amount in the currency beside it, as a string so that no digit is lost on the way.',
      'Amount that is moved when the object is settled, before any charge is taken from it.',
    ],
    examples: ['125.00', '18.40', '2300.00'],
  },
  {
    name: 'currency',
    type: 'text',
    rule: 'Three capital letters, ISO 4217.',
    meanings: ['Currency of the amount.', 'Currency in which the balance is kept.'],
    examples: ['EUR', 'USD', 'CHF'],
  },
  {
    name: 'purpose',
    type: 'text',
    rule: 'At most 140 characters.',
    meanings: [
      'Text that the receiver reads on their statement. Avoid names of people in it.',
      'Why it was made, in words that your support team understands a year later.',
    ],
    examples: ['Rent for November', 'Order 4711', 'Closing of the season'],
  },
  {
    name: 'priority',
    type: 'number',
    rule: 'From 1 to 9.',
    meanings: [
      'Place in the queue; 1 goes first. Objects with the same priority keep their order.',
      'How soon it is worked on when several wait for the same balance.',
    ],
    examples: [1, 5, 9],
  },
  {
    name: 'retries',
    type: 'number',
    rule: 'From 0 to 5.',
    meanings: [
      'How often the provider tries again by itself before the object fails.',
      'Number of further attempts after a failure that may pass.',
    ],
    examples: [0, 2, 3],
  },
  {
    name: 'notifyOwner',
    type: 'flag',
    meanings: [
      'Whether the owner hears of each change by the channel they chose.',
      'Whether a message goes out to the owner when the state changes.',
    ],
    examples: [true, false],
  },
  {
    name: 'partialAllowed',
    type: 'flag',
    meanings: [
      'Whether a part of the amount may be settled while the rest waits.',
      'Whether less than the whole is accepted. With `false` the call fails instead.',
    ],
    examples: [false, true],
  },
  {
    name: 'validFrom',
    type: 'moment',
    meanings: [
      'First moment at which it takes effect, UTC. In the past it takes effect at once.',
      'Start of its validity, UTC.',
    ],
    examples: MOMENTS,
  },
  {
    name: 'validUntil',
    type: 'moment',
    meanings: [
      'Last moment at which it has an effect, UTC. Afterwards calls on it are refused.',
      'End of its validity, UTC; no event is sent when it passes.',
    ],
    examples: MOMENTS,
  },
  {
    name: 'contactEmail',
    type: 'text',
    rule: 'An e-mail address.',
    meanings: [
      'Where questions about it go. Use an address that more than one person reads.',
      'Address of the person in charge, for your own use.',
    ],
    examples: ['finance@program.example', 'ops@platform.example'],
  },
  {
    name: 'region',
    type: 'text',
    rule: 'Two capital letters, ISO 3166-1.',
    meanings: [
      'Country whose rules apply. It cannot be changed later.',
      'Country in which it is booked; it decides which holidays delay it.',
    ],
    examples: ['SI', 'DE', 'FR'],
  },
];

export const PURPOSES = [
  'It belongs to one account of yours and cannot be moved to another.',
  'Your program may hold as many of them as its limits allow.',
  'Every change of it is written to the ledger and can be read for ten years.',
  'The provider checks it against your limits before anything is booked.',
] as const;

export const ADVICE = [
  'Read the state before you act on it: another process of yours may have changed it meanwhile.',
  'Store the identifier with your own record before you go on, so that no answer is lost.',
  'Show the owner what the answer says, not what you expected it to say.',
  'Act on the event rather than on the answer when the order of steps matters to you.',
  'Keep the answer with its identifier of the request; support asks for it first.',
] as const;

export const CAUSES = [
  'Another call changed it between your reading and your writing.',
  'Its validity has ended, or has not begun.',
  'A limit of your program is reached for today.',
] as const;

export const FIXES = [
  'Read it again and decide anew.',
  'Make a new one with other dates.',
  'Wait until midnight UTC, or have the limit raised.',
] as const;
