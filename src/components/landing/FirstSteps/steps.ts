/** The first three steps of an integration with the general set. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Page that goes on from here. */
  readonly page: string;
  readonly pageTitle: string;
  readonly panels: readonly Panel[];
}

export interface Panel {
  readonly title: string;
  readonly language: 'bash' | 'json' | 'http';
  readonly code: string;
}

const API = 'https://api.sandbox.partner.example/v1';

export const createUserRequest = {
  externalId: 'customer-1042',
  type: 'individual',
  firstName: 'Ana',
  lastName: 'Primer',
  email: 'ana.primer@partner.example',
};

export const createUserResponse = {
  id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e',
  externalId: 'customer-1042',
  status: 'created',
  kycLevel: 'none',
  createdAt: '2026-11-02T09:30:00.000Z',
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

export const steps: readonly Step[] = [
  {
    title: 'Make a first call',
    text: 'Send your sandbox key as a bearer token. The answer names your program and what the key may do.',
    page: '/general',
    pageTitle: 'Keys, environments and conventions',
    panels: [
      {
        title: 'Request',
        language: 'bash',
        code: `curl ${API}/partner \\\n  -H "Authorization: Bearer $API_KEY"`,
      },
    ],
  },
  {
    title: 'Create a user',
    text: 'Name your own id and send an idempotency key: after a timeout, send the same request again and nothing happens twice.',
    page: '/general/api/user',
    pageTitle: 'Users and their lifecycle',
    panels: [
      {
        title: 'Request',
        language: 'bash',
        code: `curl ${API}/users \\\n  -H "Authorization: Bearer $API_KEY" \\\n  -H "Idempotency-Key: 0b9f4c1e-52d7-4f0a-9a33-6f1d2c7e8a90" \\\n  -H "Content-Type: application/json" \\\n  -d '${json(createUserRequest)}'`,
      },
      { title: 'Response · 201 Created', language: 'json', code: json(createUserResponse) },
    ],
  },
  {
    title: 'Hear what happens',
    text: 'Register an HTTPS endpoint. Each change arrives there as a signed event: verify the signature on the raw body, answer 2xx, then do the work.',
    page: '/general/api-for-us/webhook',
    pageTitle: 'Events, signatures and retries',
    panels: [
      {
        title: 'Event sent to you',
        language: 'json',
        code: json({
          id: 'evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3',
          type: 'user.created',
          timestamp: '2026-11-02T09:30:00.000Z',
          data: createUserResponse,
        }),
      },
    ],
  },
];
