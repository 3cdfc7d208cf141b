import type { Draft } from './draft';
import { withoutSecrets } from './secrets';

/** A draft for others, or for a later visit: without secrets and idempotency key. */
export function withoutSecretsIn(draft: Draft, secrets: readonly string[]): Draft {
  const clean = (text: string): string => withoutSecrets(text, secrets);
  const values = Object.entries(draft.values).map(([name, text]) => [name, clean(text)]);
  return {
    operation: draft.operation,
    values: Object.fromEntries(values) as Draft['values'],
    body: clean(draft.body),
    prefer: clean(draft.prefer),
    idempotencyKey: '',
  };
}
