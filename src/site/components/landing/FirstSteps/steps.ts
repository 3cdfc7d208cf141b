export interface Panel {
  readonly title: string;
  readonly language: 'bash' | 'json';
  readonly code: string;
}

/** One of the first three steps of an integration with the first set. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Page that goes on from here, as a path below the set. */
  readonly page: string;
  readonly pageTitle: string;
  readonly panels: readonly Panel[];
}

const API = 'https://api.sandbox.partner.example/v1';

/** Body of `POST /users`; the test holds it to the example in the contract. */
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

/** The fields of the answer that a newcomer looks at first. */
export const userExcerpt = {
  id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e',
  externalId: 'customer-4711',
  type: 'individual',
  status: 'created',
  kycLevel: 'none',
  createdAt: '2026-11-02T09:30:00.000Z',
};

/** The event that follows, with the same excerpt of the user. */
export const eventExcerpt = {
  id: 'evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3',
  type: 'user.created',
  timestamp: '2026-11-02T09:30:00.000Z',
  data: userExcerpt,
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

export const steps: readonly Step[] = [
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
    text: 'Send your own id of the user and an idempotency key. After a timeout, repeat the request with the same key: the user is created once.',
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
];
