import { createHmac } from 'node:crypto';

/** A delivery as received. */
export interface Vector {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Whether a receiver must accept it. */
  readonly genuine: boolean;
}

/** The test vector of Standard Webhooks. Its time is in the past, so it needs a fixed clock. */
export const OFFICIAL = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
} as const;

/** The secret of the receiver under test. */
export const SECRET = OFFICIAL.secret;
const OTHER_SECRET = 'whsec_bmV3LXNhbXBsZS1zZWNyZXQtZm9yLWRvY3Mtb25seS0zMmI=';
const ID = 'evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const BODY = utf8(
  `{"id":"${ID}","type":"loan.returned","timestamp":"2026-11-02T09:30:00.000Z","data":{"status":"returned"}}`,
);

/**
 * A signature computed with Node.js itself, as the reference for src/reference/webhooks and the
 * samples.
 */
export function referenceSignature(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: Uint8Array },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return `v1,${mac.digest('base64')}`;
}

interface Change {
  readonly id?: string;
  readonly timestamp?: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly secrets?: readonly string[];
  /** Changes the message after it has been signed. */
  readonly send?: (signed: Omit<Vector, 'name' | 'genuine'>) => Omit<Vector, 'name' | 'genuine'>;
}

function vector(now: number, name: string, genuine: boolean, change: Change = {}): Vector {
  const { id = ID, timestamp = String(now), body = BODY, secrets = [SECRET] } = change;
  const signed = {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets
        .map((secret) => referenceSignature(secret, { id, timestamp, body }))
        .join(' '),
    },
    body,
  };
  return { name, genuine, ...(change.send?.(signed) ?? signed) };
}

const withHeader =
  (name: string, value: (before: string) => string): NonNullable<Change['send']> =>
  ({ headers, body }) => ({ body, headers: { ...headers, [name]: value(headers[name] ?? '') } });

const withoutHeader =
  (name: string): NonNullable<Change['send']> =>
  ({ headers, body }) => ({
    body,
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
  });

const withBody =
  (body: Uint8Array<ArrayBuffer>): NonNullable<Change['send']> =>
  ({ headers }) => ({ headers, body });

/** A genuine delivery of another event. */
export const genuineAs = (id: string, now: number): Vector => vector(now, id, true, { id });

/** @param now the receiver's clock, in seconds since 1970-01-01T00:00:00Z */
export const vectorsAt = (now: number): readonly Vector[] => [
  vector(now, 'as it was sent', true),
  vector(now, 'an empty body', true, { body: utf8('') }),
  vector(now, 'a body beyond ASCII', true, { body: utf8('{"name":"Ana Kovač 🚲 Łódź"}') }),
  vector(now, 'a body with line ends and spaces', true, { body: utf8('{\r\n\t"a" : 1\n}\n ') }),
  vector(now, 'a body with a large number', true, {
    body: utf8('{"a":1.10,"b":9007199254740993}'),
  }),
  vector(now, 'a body that is not UTF-8', true, { body: Uint8Array.of(0x7b, 0xff, 0x00, 0x7d) }),
  vector(now, 'two signatures, the second is ours', true, { secrets: [OTHER_SECRET, SECRET] }),
  vector(now, 'two signatures, the first is ours', true, { secrets: [SECRET, OTHER_SECRET] }),
  vector(now, 'a signature of a later version beside ours', true, {
    send: withHeader('webhook-signature', (before) => `v1a,${'A'.repeat(86)}== ${before}`),
  }),
  vector(now, 'signed 4 minutes ago', true, { timestamp: String(now - 240) }),
  vector(now, 'signed 4 minutes ahead', true, { timestamp: String(now + 240) }),
  vector(now, 'stale: signed 6 minutes ago', false, { timestamp: String(now - 360) }),
  vector(now, 'signed 6 minutes ahead', false, { timestamp: String(now + 360) }),
  vector(now, 'the timestamp of a fresh attempt on an old signature', false, {
    timestamp: String(now - 360),
    send: withHeader('webhook-timestamp', () => String(now)),
  }),
  ...['soon', '-1', '1e99', '9'.repeat(20)].map((timestamp) =>
    vector(now, `the timestamp ${timestamp}`, false, { timestamp }),
  ),
  vector(now, 'a tampered body', false, {
    send: withBody(utf8(new TextDecoder().decode(BODY).replace('returned"}', 'lost"}'))),
  }),
  vector(now, 'a body that was parsed and written again', false, {
    body: utf8('{"amount": 1.10}'),
    send: withBody(utf8('{"amount":1.1}')),
  }),
  vector(now, 'another id', false, { send: withHeader('webhook-id', (before) => `${before}0`) }),
  vector(now, 'another secret', false, { secrets: [OTHER_SECRET] }),
  vector(now, 'the right signature under another version', false, {
    send: withHeader('webhook-signature', (before) => before.replace('v1,', 'v1a,')),
  }),
  vector(now, 'the right signature without its version', false, {
    send: withHeader('webhook-signature', (before) => before.replace('v1,', '')),
  }),
  vector(now, 'half of the right signature', false, {
    send: withHeader('webhook-signature', (before) => before.slice(0, 25)),
  }),
  vector(now, 'a signature that is no Base64', false, {
    send: withHeader('webhook-signature', () => 'v1,* v1,? v1 ,'),
  }),
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    vector(now, `no ${name}`, false, { send: withoutHeader(name) }),
  ),
];
