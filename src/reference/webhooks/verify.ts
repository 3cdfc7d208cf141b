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

export type StepName = 'headers' | 'secret' | 'timestamp' | 'format' | 'signature';

/** One check, in words a reader can act on. */
export interface Step {
  readonly name: StepName;
  readonly passed: boolean;
  readonly detail: string;
}

export interface Verification {
  /** Whether the delivery may be trusted: every check passed. */
  readonly valid: boolean;
  /** The checks in order, up to the first that makes further checks pointless. */
  readonly steps: readonly Step[];
  /** What `webhook-signature` has to hold; undefined when headers or secret are unusable. */
  readonly expected: string | undefined;
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const result = (steps: readonly Step[], expected?: string): Verification => ({
  valid: steps.length === 5 && steps.every(({ passed }) => passed),
  steps,
  expected,
});

function timestampStep(timestamp: string, now: number): Step {
  const name = 'timestamp';
  if (!/^\d{1,15}$/.test(timestamp)) {
    return { name, passed: false, detail: 'webhook-timestamp is no whole number of seconds.' };
  }
  const age = Math.round(now - Number(timestamp));
  const distance = age < 0 ? `${-age} seconds in the future` : `${age} seconds ago`;
  const passed = Math.abs(age) <= TOLERANCE_SECONDS;
  return {
    name,
    passed,
    detail: `Signed ${distance}; up to ${TOLERANCE_SECONDS} seconds are accepted.`,
  };
}

/** Bytes of an HMAC-SHA256. */
const MAC_BYTES = 32;

const macOf = (entry: string): Uint8Array<ArrayBuffer> | undefined => {
  const mac = entry.startsWith('v1,') ? fromBase64(entry.slice(3)) : undefined;
  return mac?.length === MAC_BYTES ? mac : undefined;
};

const entriesOf = (header: string): readonly string[] => header.split(' ').filter(Boolean);

function formatStep(header: string): Step {
  const entries = entriesOf(header);
  const usable = entries.filter((entry) => macOf(entry) !== undefined).length;
  return {
    name: 'format',
    passed: usable > 0,
    detail: `${usable} of ${entries.length} signatures are \`v1,\` and the Base64 of ${MAC_BYTES} bytes; others are skipped.`,
  };
}

async function signatureStep(header: string, key: CryptoKey, message: Message): Promise<Step> {
  const entries = entriesOf(header);
  const content = signedContent(message);
  // WebCrypto compares in constant time.
  const matches = await Promise.all(
    entries.map(async (entry) => {
      const mac = macOf(entry);
      return mac ? crypto.subtle.verify('HMAC', key, mac, content) : false;
    }),
  );
  const matchIndex = matches.indexOf(true);
  const size = bytesOf(message.body).length;
  return {
    name: 'signature',
    passed: matchIndex >= 0,
    detail:
      matchIndex >= 0
        ? `Signature ${matchIndex + 1} of ${entries.length} matches id, timestamp and ${size} bytes of body.`
        : `None of ${entries.length} signatures matches id, timestamp and ${size} bytes of body.`,
  };
}

/**
 * Checks one delivery step by step (Standard Webhooks, symmetric `v1` signatures).
 * A malformed delivery or secret is a failed step, never an exception.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function verify({ secret, headers, body, now }: Delivery): Promise<Verification> {
  const given = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const [id, timestamp, signature] = NAMES.map((name) => given.get(name) ?? '');
  if (!id || !timestamp || !signature) {
    const missing = NAMES.filter((name) => !given.get(name)).join(', ');
    return result([{ name: 'headers', passed: false, detail: `Missing or empty: ${missing}.` }]);
  }
  const headersStep: Step = { name: 'headers', passed: true, detail: 'All three are there.' };
  let key: CryptoKey;
  try {
    key = await hmacKey(secret);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return result([headersStep, { name: 'secret', passed: false, detail }]);
  }
  const message = { id, timestamp, body };
  return result(
    [
      headersStep,
      { name: 'secret', passed: true, detail: 'Well-formed.' },
      timestampStep(timestamp, now),
      formatStep(signature),
      await signatureStep(signature, key, message),
    ],
    await sign(secret, message),
  );
}
