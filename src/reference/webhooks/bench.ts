import { asObject } from '../contract/json';
import { jsonText, parseExact } from '../contract/numeral';
import { uuidv7, webhookSecret, type Random } from '../mock/ids';
import type { Message } from './sign';

/** An event of the contract with its example. */
export interface BenchEvent {
  readonly type: string;
  /** JSON, as it would be delivered. */
  readonly body: string;
}

/** A message whose body can be edited. */
export interface BenchMessage extends Message {
  readonly timestamp: string;
  readonly body: string;
}

/** Signing secret of the official test vector. It is public: use it for trials only. */
export const SAMPLE_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Whose secret signs: the receiver's, another one, or both a new one and the receiver's. */
export type Signer = 'own' | 'other' | 'rotation';

/**
 * Returns a new message about an event, with the current time.
 *
 * @param now milliseconds since 1970
 */
export function newMessage({ body }: BenchEvent, now: number, random: Random): BenchMessage {
  const id = `evt_${uuidv7(now, random)}`;
  const event = asObject(parseExact(body));
  return {
    id,
    timestamp: String(Math.floor(now / 1000)),
    body: jsonText({ ...event, id, timestamp: new Date(now).toISOString() }),
  };
}

/** Returns the secrets that sign, newest first. */
export function signingSecrets(signer: Signer, secret: string, random: Random): readonly string[] {
  const other = webhookSecret(random);
  return { own: [secret], other: [other], rotation: [other, secret] }[signer];
}

/** Characters that remain a digit or a letter when their lowest bit changes. */
const FLIPPABLE = /[0-9b-yB-Y]/;

export interface Tampered {
  readonly body: string;
  /** What was changed, in words. */
  readonly change: string;
}

/** Flips one bit near the middle of a body, so a second call undoes it; or else adds a space. */
export function tamper(body: string): Tampered {
  const middle = Math.floor(body.length / 2);
  const afterMiddle = body.slice(middle).search(FLIPPABLE);
  const index = afterMiddle < 0 ? body.search(FLIPPABLE) : middle + afterMiddle;
  if (index < 0) return { body: `${body} `, change: 'A space was added at the end.' };
  const before = body.charAt(index);
  const after = String.fromCharCode(before.charCodeAt(0) ^ 1);
  return {
    body: body.slice(0, index) + after + body.slice(index + 1),
    change: `Character ${index + 1} was ${before} and is ${after} now: one bit differs.`,
  };
}

/** Reads the whole seconds by which a clock is ahead or behind; undefined for other texts. */
export const readSkew = (text: string): number | undefined =>
  /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
