import type { JsonValue } from '../contract/model';
import { asObject, asText, isObject } from '../contract/json';
import type { Entry } from './catalog';
import type { Draft } from './draft';
import { readDraft } from './read-draft';
import { withoutSecrets } from './secrets';

/** Drafts by operation, and the operation that was open. */
export interface StoredDrafts {
  readonly operation: string | undefined;
  readonly drafts: Readonly<Record<string, Draft>>;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = (set: string): string => `partner-docs.playground.${set}`;

/** At most this many drafts are kept, the latest. */
const MOST_DRAFTS = 30;

const NOTHING: StoredDrafts = { operation: undefined, drafts: {} };

/** Drafts of an earlier visit; none when storage is blocked or holds something else. */
export function loadDrafts(
  storage: () => DraftStorage,
  set: string,
  entries: readonly Entry[],
): StoredDrafts {
  try {
    const value = asObject(JSON.parse(storage().getItem(storageKey(set)) ?? '{}') as JsonValue);
    const drafts = asObject(value.drafts);
    const known = new Map(entries.map((entry) => [entry.operation.id, entry]));
    return {
      operation: asText(value.operation),
      drafts: Object.fromEntries(
        Object.entries(drafts).flatMap(([id, draft]): [string, Draft][] => {
          const entry = known.get(id);
          return entry && isObject(draft) ? [[id, readDraft(entry, draft)]] : [];
        }),
      ),
    };
  } catch {
    return NOTHING;
  }
}

/**
 * Keeps drafts for the next visit, without secrets and idempotency keys.
 *
 * @returns whether the browser kept them
 */
export function saveDrafts(
  storage: () => DraftStorage,
  set: string,
  { operation, drafts }: StoredDrafts,
  secrets: readonly string[],
): boolean {
  const latest = Object.entries(drafts).slice(-MOST_DRAFTS);
  const kept = latest.map(([id, draft]) => [id, { ...draft, idempotencyKey: '' }] as const);
  const text = JSON.stringify({ operation, drafts: Object.fromEntries(kept) });
  try {
    storage().setItem(storageKey(set), withoutSecrets(text, secrets));
    return true;
  } catch {
    return false;
  }
}
