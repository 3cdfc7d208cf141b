import { verify, type Delivery, type Step, type StepName } from './verify';

export type ReceiptStepName = StepName | 'duplicate' | 'json';

export interface ReceiptStep extends Omit<Step, 'name'> {
  readonly name: ReceiptStepName;
}

/** The order in which a receiver looks at a delivery. */
export const RECEIPT_STEPS: readonly ReceiptStepName[] = [
  'headers',
  'secret',
  'timestamp',
  'format',
  'signature',
  'duplicate',
  'json',
];

/** How a receiver handles a delivery. */
export interface Receipt {
  /** `unreadable`: genuine, and no JSON. */
  readonly verdict: 'stored' | 'duplicate' | 'unreadable' | 'refused';
  /** HTTP status of the receiver's answer. */
  readonly status: 204 | 400;
  /** The checks that were made, in their order. */
  readonly steps: readonly ReceiptStep[];
  /** What `webhook-signature` has to hold; undefined when headers or secret are unusable. */
  readonly expected: string | undefined;
}

function jsonStep(body: Delivery['body']): ReceiptStep {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    JSON.parse(text);
    return { name: 'json', passed: true, detail: 'The body is JSON. A worker can take it.' };
  } catch {
    return { name: 'json', passed: false, detail: 'The body is no JSON. Raise an alarm.' };
  }
}

/**
 * Goes through a delivery as a receiver should: `verify` decides whether it is genuine, then the
 * id decides whether it is new. A forged delivery is not checked further.
 *
 * @param seen values of `webhook-id` that were stored before
 */
export async function receive(delivery: Delivery, seen: ReadonlySet<string>): Promise<Receipt> {
  const { valid, steps, expected } = await verify(delivery);
  if (!valid) return { verdict: 'refused', status: 400, steps, expected };
  const [, id = ''] =
    Object.entries(delivery.headers).find(([name]) => name.toLowerCase() === 'webhook-id') ?? [];
  const isNew = !seen.has(id);
  const duplicate: ReceiptStep = {
    name: 'duplicate',
    passed: isNew,
    detail: isNew
      ? 'The id was not stored before.'
      : 'The id was stored before: answer as usual, and do not act again.',
  };
  const json = jsonStep(delivery.body);
  const read = json.passed ? 'stored' : 'unreadable';
  const verdict = isNew ? read : 'duplicate';
  return { verdict, status: 204, steps: [...steps, duplicate, json], expected };
}
