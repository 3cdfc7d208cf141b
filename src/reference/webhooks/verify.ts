import { counted } from '../contract/counted';
import { fromBase64 } from './secret';
import { bytesOf, hmacKey, sign, signedContent, type Message } from './sign';

/** How far `webhook-timestamp` may be from the receiver's clock, in seconds, in either direction. */
export const TOLERANCE_SECONDS = 5 * 60;

export interface Delivery {
  /** Signing secret, `whsec_…`. */
  readonly secret: string;
  /** Headers of the request; names in any case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Body as it arrived, before any parser touched it. */
  readonly body: Message['body'];
  /** Receiver's clock, in seconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
}

/** The checks in their order. */
export const STEPS = ['headers', 'secret', 'timestamp', 'format', 'signature'] as const;

/** The result of a check, with a text that readers can act on. */
export interface Step<Name extends string = (typeof STEPS)[number]> {
  readonly name: Name;
  readonly passed: boolean;
  readonly detail: string;
}

export const step = <Name extends string>(
  name: Name,
  passed: boolean,
  detail: string,
): Step<Name> => ({ name, passed, detail });

export interface Verification {
  /** Whether the delivery may be trusted: every check passed. */
  readonly valid: boolean;
  /** The checks in order, up to the first that makes further checks pointless. */
  readonly steps: readonly Step[];
  /** What `webhook-signature` must contain; undefined if headers or secret are unusable. */
  readonly expected: string | undefined;
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const result = (steps: readonly Step[], expected?: string): Verification => ({
  valid: steps.length === STEPS.length && steps.every(({ passed }) => passed),
  steps,
  expected,
});

function timestampStep(timestamp: string, now: number): Step {
  if (!/^\d{1,15}$/.test(timestamp)) {
    return step('timestamp', false, 'webhook-timestamp is not a whole number of seconds.');
  }
  const age = Math.round(now - Number(timestamp));
  const when = `${counted(Math.abs(age), 'second')} ${age < 0 ? 'in the future' : 'ago'}`;
  const detail = `Signed ${when}; up to ${TOLERANCE_SECONDS} seconds are accepted.`;
  return step('timestamp', Math.abs(age) <= TOLERANCE_SECONDS, detail);
}

/** Length of an HMAC-SHA256 in bytes. */
const MAC_BYTES = 32;

/** Returns the HMACs in a signature header; undefined for each entry of another form. */
const macsIn = (header: string): readonly (Uint8Array<ArrayBuffer> | undefined)[] =>
  header
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const mac = entry.startsWith('v1,') ? fromBase64(entry.slice(3)) : undefined;
      return mac?.length === MAC_BYTES ? mac : undefined;
    });

function formatStep(macs: ReturnType<typeof macsIn>): Step {
  const usable = macs.filter(Boolean).length;
  const detail = `Signatures of the form \`v1,\` and the Base64 of ${MAC_BYTES} bytes: ${usable} of ${macs.length}; others are skipped.`;
  return step('format', usable > 0, detail);
}

async function signatureStep(
  macs: ReturnType<typeof macsIn>,
  key: CryptoKey,
  message: Message,
): Promise<Step> {
  const content = signedContent(message);
  // WebCrypto compares in constant time.
  const matches = await Promise.all(
    macs.map(async (mac) => (mac ? crypto.subtle.verify('HMAC', key, mac, content) : false)),
  );
  const index = matches.indexOf(true);
  const subject = index < 0 ? 'No signature' : `Signature ${index + 1} of ${macs.length}`;
  const size = bytesOf(message.body).length;
  const detail = `${subject} matches id, timestamp and ${size} bytes of body.`;
  return step('signature', index >= 0, detail);
}

/**
 * Checks a delivery step by step (Standard Webhooks, symmetric `v1` signatures).
 * A malformed delivery or secret is a failed step, never an exception.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function verify({ secret, headers, body, now }: Delivery): Promise<Verification> {
  const received = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const [id, timestamp, signature] = NAMES.map((name) => received.get(name) ?? '');
  if (!id || !timestamp || !signature) {
    const missing = NAMES.filter((name) => !received.get(name)).join(', ');
    return result([step('headers', false, `Missing or empty: ${missing}.`)]);
  }
  const headersStep = step('headers', true, 'All three are present.');
  let key: CryptoKey;
  try {
    key = await hmacKey(secret);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return result([headersStep, step('secret', false, detail)]);
  }
  const message = { id, timestamp, body };
  const macs = macsIn(signature);
  return result(
    [
      headersStep,
      step('secret', true, 'Well-formed.'),
      timestampStep(timestamp, now),
      formatStep(macs),
      await signatureStep(macs, key, message),
    ],
    await sign(secret, message),
  );
}
