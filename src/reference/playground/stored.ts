import { asObject, asText, isObject } from '../contract/json';
import type { Entry } from './catalog';
import type { Draft } from './draft';
import { MOST_CHARACTERS, readDraft } from './read-draft';
import { withoutSecretsIn } from './secrets-in-draft';
import { readStored, writeStored, type BrowserStorage } from './storage';

/** Drafts by operation, and the operation that was open. */
export interface StoredDrafts {
  readonly operation: string | undefined;
  readonly drafts: Readonly<Record<string, Draft>>;
}

const storageKey = (set: string): string => `partner-docs.playground.${set}`;

/** Maximum number of stored drafts; the latest ones are kept. */
const MOST_DRAFTS = 30;

/** Returns the drafts of an earlier visit; none if storage is blocked or contains other data. */
export function loadDrafts(
  storage: BrowserStorage,
  set: string,
  entries: readonly Entry[],
): StoredDrafts {
  const stored = readStored(storage, storageKey(set));
  const drafts = asObject(stored?.drafts);
  return {
    operation: asText(stored?.operation),
    drafts: Object.fromEntries(
      Object.entries(drafts).flatMap(([id, draft]): [string, Draft][] => {
        const entry = entries.find(({ operation }) => operation.id === id);
        return entry && isObject(draft) ? [[id, readDraft(entry, draft)]] : [];
      }),
    ),
  };
}

/**
 * Stores drafts for the next visit, without secrets and idempotency keys.
 *
 * @returns whether the browser stored them
 */
export function saveDrafts(
  storage: BrowserStorage,
  set: string,
  { operation, drafts }: StoredDrafts,
  secrets: readonly string[],
): boolean {
  const stored = Object.entries(drafts)
    .map(([id, draft]) => [id, withoutSecretsIn(draft, secrets)] as const)
    // Longer drafts could not be read again.
    .filter(([, draft]) => JSON.stringify(draft).length <= MOST_CHARACTERS)
    .slice(-MOST_DRAFTS);
  const text = JSON.stringify({ operation, drafts: Object.fromEntries(stored) });
  return writeStored(storage, storageKey(set), text);
}

/** Deletes all drafts of a docs set. */
export const forgetDrafts = (storage: BrowserStorage, set: string): boolean =>
  writeStored(storage, storageKey(set), null);
