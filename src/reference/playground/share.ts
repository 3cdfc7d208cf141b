import { fromBase64Url, toBase64Url } from '../contract/http/base64url';
import type { JsonObject } from '../contract/model';
import { parseJson } from '../contract/http/parse-json';
import type { Entry } from './catalog';
import { newDraft, type Draft } from './draft';
import { hintOf, provoke } from './provoke';
import { MOST_CHARACTERS, readDraft } from './read-draft';
import { withoutSecretsIn } from './secrets-in-draft';

/** Returns the parts of a draft that differ from the examples of the contract. */
function changesOf(draft: Draft, fresh: Draft): JsonObject {
  const isSame = JSON.stringify(draft.values) === JSON.stringify(fresh.values);
  return {
    ...(isSame ? {} : { values: draft.values }),
    ...(draft.body === fresh.body ? {} : { body: draft.body }),
    ...(draft.prefer === '' ? {} : { prefer: draft.prefer }),
  };
}

/**
 * Returns the fragment of a link to a request, `#op=createCard&draft=…`. It contains no idempotency
 * key, no URL or key of the reader's environment, and no text that looks like a secret.
 */
export function shareHash(draft: Draft, entry: Entry, secrets: readonly string[] = []): string {
  const changes = changesOf(withoutSecretsIn(draft, secrets), newDraft(entry));
  // Included even when empty: without it, the link would open the reader's own draft.
  const written = toBase64Url(JSON.stringify(changes));
  const parameters = new URLSearchParams({ op: draft.operation, draft: written });
  return `#${parameters.toString()}`;
}

export type SharedRequest =
  /** The fragment contains no request. */
  | { readonly kind: 'none' }
  /** Only an operation: the reader's own draft for it stays. */
  | { readonly kind: 'operation'; readonly operation: string }
  | {
      readonly kind: 'draft';
      readonly draft: Draft;
      /** Instructions to see the error of the link. */
      readonly hint?: string;
    }
  | { readonly kind: 'fault'; readonly message: string; readonly draft?: Draft };

const TOO_LONG = 'The link is too long for a request, so nothing was read from it.';
const DAMAGED =
  'The request in the link is damaged, so the examples of the operation are shown instead. ' +
  'Ask for the link again.';

const damaged = (entry: Entry): SharedRequest => ({
  kind: 'fault',
  message: DAMAGED,
  draft: newDraft(entry),
});

/**
 * Reads a link to a request. The link is untrusted: the result contains only texts for the form,
 * and nothing is sent.
 *
 * @param hash fragment of the URL, with `#`
 * @param code error that the request should cause
 */
export function readShared(
  entries: readonly Entry[],
  hash: string,
  code?: string | null,
): SharedRequest {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const id = parameters.get('op');
  if (id === null) return { kind: 'none' };
  if (hash.length > MOST_CHARACTERS) return { kind: 'fault', message: TOO_LONG };
  const entry = entries.find(({ operation }) => operation.id === id);
  if (!entry) {
    return {
      kind: 'fault',
      message: 'The link names an operation that this API does not have. Choose one below.',
    };
  }
  const written = parameters.get('draft');
  if (written === null && !code) return { kind: 'operation', operation: id };
  try {
    const parsed = parseJson(written === null ? '{}' : fromBase64Url(written));
    if ('fault' in parsed) return damaged(entry);
    const draft = readDraft(entry, parsed.value);
    const provocation = code ? provoke(draft, entry, code) : undefined;
    return provocation && code
      ? { kind: 'draft', draft: provocation.draft, hint: hintOf(code, provocation.by) }
      : { kind: 'draft', draft };
  } catch {
    return damaged(entry);
  }
}
