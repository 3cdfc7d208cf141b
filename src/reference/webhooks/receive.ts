import { step, STEPS, verify, type Delivery, type Step } from './verify';

/** The checks of a receiver, in their order. */
export const RECEIPT_STEPS = [...STEPS, 'duplicate', 'json'] as const;

/** How a receiver handles a delivery. */
export interface Receipt {
  /** `unreadable`: genuine, but not JSON. */
  readonly verdict: 'stored' | 'duplicate' | 'unreadable' | 'refused';
  /** HTTP status of the receiver's answer. */
  readonly status: 204 | 400;
  /** The checks that were made, in their order. */
  readonly steps: readonly Step<(typeof RECEIPT_STEPS)[number]>[];
  /** What `webhook-signature` must contain; undefined if headers or secret are unusable. */
  readonly expected: string | undefined;
}

function jsonStep(body: Delivery['body']): Step<'json'> {
  try {
    JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return step('json', true, 'The body is JSON. A worker can take it.');
  } catch {
    return step('json', false, 'The body is no JSON. Raise an alarm.');
  }
}

/**
 * Handles a delivery as a receiver should: `verify` decides whether it is genuine, then the id
 * decides whether it is new. A forged delivery is not checked further.
 *
 * @param seen values of `webhook-id` that were stored before
 */
export async function receive(delivery: Delivery, seen: ReadonlySet<string>): Promise<Receipt> {
  const { valid, steps, expected } = await verify(delivery);
  if (!valid) return { verdict: 'refused', status: 400, steps, expected };
  const [, id = ''] =
    Object.entries(delivery.headers).find(([name]) => name.toLowerCase() === 'webhook-id') ?? [];
  const isNew = !seen.has(id);
  const detail = isNew
    ? 'The id was not stored before.'
    : 'The id was stored before: answer as usual, and do not act again.';
  const duplicate = step('duplicate', isNew, detail);
  const json = jsonStep(delivery.body);
  const read = json.passed ? 'stored' : 'unreadable';
  const verdict = isNew ? read : 'duplicate';
  return { verdict, status: 204, steps: [...steps, duplicate, json], expected };
}
