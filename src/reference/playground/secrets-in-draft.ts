import type { Draft } from './draft';
import { withoutSecrets } from './secrets';

/** Returns a draft to share or to store, without secrets and idempotency key. */
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
