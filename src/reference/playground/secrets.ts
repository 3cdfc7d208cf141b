const LOOKS_SECRET = /\b(?:sk_[a-z]+_|whsec_)[\w+/=-]*/g;

/** Text that replaces a secret. */
export const MASK = '(secret removed)';

/** Shorter secrets could be part of ordinary words, so they are replaced only as whole words. */
const SHORTEST_INSIDE_WORDS = 8;

/**
 * Returns a pattern for a known key and a key-like prefix before it (`sk_live`). The prefix must
 * not remain if the key starts inside it.
 */
function knownKey(secret: string): RegExp {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  if (secret.length < SHORTEST_INSIDE_WORDS) return new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g');
  return new RegExp(`(?:\\b(?:sk_[a-z]+|whsec)[\\w+/=-]*?)?${escaped}`, 'g');
}

/** Replaces API keys and signing secrets in a text: the given ones, and any that look like one. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const keys = secrets.map((secret) => secret.trim()).filter((secret) => secret !== '');
  // In a body, a key has JSON escapes, such as `\\"` for a quote.
  const masked = [...new Set(keys.flatMap((key) => [key, JSON.stringify(key).slice(1, -1)]))]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replace(knownKey(secret), MASK), text);
  return masked.replace(LOOKS_SECRET, MASK);
}
