/** Prefix of every signing secret (Standard Webhooks). */
export const SECRET_PREFIX = 'whsec_';

/** Sizes of a key in bytes that Standard Webhooks allows. */
const KEY_BYTES = { min: 24, max: 64 } as const;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes Base64 with padding (RFC 4648, section 4); returns undefined for any other text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  BASE64.test(text) ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) : undefined;

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * Returns the key inside a signing secret, 24 to 64 bytes.
 *
 * @throws Error with the reason for a malformed secret, but without the secret
 */
export function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith(SECRET_PREFIX)) {
    throw new Error(`The secret does not start with ${SECRET_PREFIX}.`);
  }
  const key = fromBase64(secret.slice(SECRET_PREFIX.length));
  if (!key) throw new Error(`What follows ${SECRET_PREFIX} is not Base64 with padding.`);
  if (key.length < KEY_BYTES.min || key.length > KEY_BYTES.max) {
    throw new Error(
      `The secret holds ${key.length} bytes; it must be ${KEY_BYTES.min} to ${KEY_BYTES.max}.`,
    );
  }
  return key;
}
