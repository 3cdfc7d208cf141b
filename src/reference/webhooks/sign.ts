import { keyOf, toBase64 } from './secret';

/** The parts of a message that are signed. */
export interface Message {
  /** Value of `webhook-id`, the same in every attempt. */
  readonly id: string;
  /** Value of `webhook-timestamp`: moment of the attempt, in seconds since 1970-01-01T00:00:00Z. */
  readonly timestamp: number | string;
  /** Body as it is sent; a string is encoded as UTF-8. */
  readonly body: string | Uint8Array;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

export const bytesOf = (body: Message['body']): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

/** Returns the bytes that are signed: `id.timestamp.body`. */
export function signedContent({ id, timestamp, body }: Message): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = bytesOf(body);
  const content = new Uint8Array(start.length + bytes.length);
  content.set(start);
  content.set(bytes, start.length);
  return content;
}

export const hmacKey = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', keyOf(secret), HMAC, false, ['sign', 'verify']);

/**
 * Returns the signature of a message: `v1,` and its HMAC-SHA256 in Base64.
 *
 * @throws Error when the secret is malformed
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function sign(secret: string, message: Message): Promise<string> {
  const key = await hmacKey(secret);
  const mac = await crypto.subtle.sign(HMAC.name, key, signedContent(message));
  return `v1,${toBase64(new Uint8Array(mac))}`;
}

/**
 * Returns the three headers of a delivery attempt.
 *
 * @param secrets the current secret and, during a rotation, the previous one
 */
export async function signatureHeaders(
  secrets: readonly string[],
  message: Message,
): Promise<Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>> {
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, message)));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
