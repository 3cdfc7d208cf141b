import { asObject, asText, isObject } from '../contract/json';
import { jsonOf } from '../contract/parse-json';
import type { Entry } from './catalog';
import type { Draft } from './draft';
import { MOST_CHARACTERS, readDraft } from './read-draft';
import type { OwnStorage } from './own-environment';
import { withoutSecrets } from './secrets';

/** Drafts by operation, and the operation that was open. */
export interface StoredDrafts {
  readonly operation: string | undefined;
  readonly drafts: Readonly<Record<string, Draft>>;
}

const storageKey = (set: string): string => `partner-docs.playground.${set}`;

/** At most this many drafts are kept, the latest. */
const MOST_DRAFTS = 30;

const NOTHING: StoredDrafts = { operation: undefined, drafts: {} };

/** Drafts of an earlier visit; none when storage is blocked or holds something else. */
export function loadDrafts(
  storage: () => OwnStorage,
  set: string,
  entries: readonly Entry[],
): StoredDrafts {
  try {
    const value = asObject(jsonOf(storage().getItem(storageKey(set))));
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
  storage: () => OwnStorage,
  set: string,
  { operation, drafts }: StoredDrafts,
  secrets: readonly string[],
): boolean {
  const kept = Object.entries(drafts)
    .map(([id, draft]) => [id, { ...draft, idempotencyKey: '' }] as const)
    // A longer one would not be read again, and all of them together have to be.
    .filter(([, draft]) => JSON.stringify(draft).length <= MOST_CHARACTERS)
    .slice(-MOST_DRAFTS);
  const text = JSON.stringify({ operation, drafts: Object.fromEntries(kept) });
  try {
    storage().setItem(storageKey(set), withoutSecrets(text, secrets));
    return true;
  } catch {
    return false;
  }
}

/** Forgets every draft of a set. */
export function forgetDrafts(storage: () => OwnStorage, set: string): void {
  try {
    storage().removeItem(storageKey(set));
  } catch {
    // Blocked storage holds nothing.
  }
}
