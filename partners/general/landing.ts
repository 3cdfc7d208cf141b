import type { SetWords } from '../../src/site/set';

const API = 'https://api.sandbox.partner.example/v1';

/** Body of `POST /users`; a test compares it with the example in the contract. */
export const newUser = `{
  "type": "individual",
  "externalId": "customer-4711",
  "firstName": "Ana",
  "lastName": "Kovač",
  "dateOfBirth": "1990-04-12",
  "nationality": "SI",
  "email": "ana.kovac@user.example",
  "phone": "+447700900123",
  "address": {
    "line1": "Example Street 12", "city": "Ljubljana",
    "postalCode": "1000", "country": "SI"
  },
  "termsAcceptedAt": "2026-11-02T09:29:41.000Z",
  "ip": "203.0.113.7"
}`;

/** The fields of the answer that matter first to a newcomer. */
export const userExcerpt = {
  id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e',
  externalId: 'customer-4711',
  type: 'individual',
  status: 'created',
  kycLevel: 'none',
  createdAt: '2026-11-02T09:30:00.000Z',
};

/** The event for this user, with the same excerpt. */
export const eventExcerpt = {
  id: 'evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3',
  type: 'user.created',
  timestamp: '2026-11-02T09:30:00.000Z',
  data: userExcerpt,
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const firstSteps: NonNullable<SetWords['firstSteps']> = {
  intro: {
    page: 'api/playground',
    title: 'In the playground',
    text: 'each call runs in your browser against a sandbox built from the contract, without a key.',
  },
  steps: [
    {
      title: 'Make a first call',
      text: 'Send your sandbox key as a bearer token. The answer describes your program; a wrong key gets a 401 that says so.',
      page: '',
      pageTitle: 'Keys, environments and conventions',
      panels: [
        {
          title: 'Request',
          language: 'bash',
          code: `curl ${API}/partner \\\n  -H "Authorization: Bearer $PARTNER_API_KEY"`,
        },
      ],
    },
    {
      title: 'Create a user',
      text: 'Send your own id for the user and an idempotency key. After a timeout, repeat the request with the same key: only one user is created.',
      page: '/api/user',
      pageTitle: 'Users and their lifecycle',
      panels: [
        {
          title: 'Request',
          language: 'bash',
          code: [
            `curl ${API}/users`,
            '  -H "Authorization: Bearer $PARTNER_API_KEY"',
            '  -H "Idempotency-Key: 0b9f4c1e-52d7-4f0a-9a33-6f1d2c7e8a90"',
            '  -H "Content-Type: application/json"',
            `  -d '${newUser}'`,
          ].join(' \\\n'),
        },
        { title: 'Response 201, excerpt', language: 'json', code: json(userExcerpt) },
      ],
    },
    {
      title: 'Hear what happens',
      text: 'Register an HTTPS endpoint. Each change arrives there as a signed event: verify the signature on the raw body, answer 2xx, then do the work.',
      page: '/api-for-us/webhook',
      pageTitle: 'Events, signatures and retries',
      panels: [{ title: 'Event sent to you, excerpt', language: 'json', code: json(eventExcerpt) }],
    },
  ],
};

/** Texts about the set for the pages around it. */
export const landing: SetWords = {
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
  keyPages: [
    {
      page: 'api/user',
      title: 'Users',
      purpose: 'Every field, state and event of the people and businesses you serve.',
    },
    {
      page: 'api/card',
      title: 'Cards',
      purpose: 'From issue to replacement: limits, freezes, authorizations and 3-D Secure.',
    },
    {
      page: 'api-for-us/webhook',
      title: 'Webhooks',
      purpose: 'The endpoints you implement, how to verify a signature, when we retry.',
    },
  ],
  firstSteps,
  day: {
    title: 'One user’s day, as your webhook hears it',
    currency: 'EUR',
    entries: [
      { time: '09:12:31', event: 'user.activated' },
      { time: '09:12:40', event: 'card.created' },
      { time: '10:40:17', event: 'sepa.deposit.received', amount: 500 },
      { time: '11:05:52', event: 'card.transaction.authorized', amount: -24.9 },
      { time: '16:20:03', event: 'exchange.settled', amount: 180.25 },
      { time: '18:31:09', event: 'sepa.transfer.submitted', amount: -120 },
    ],
  },
};
