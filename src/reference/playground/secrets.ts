const LOOKS_SECRET = /\b(?:sk_[a-z]+_|whsec_)[\w+/=-]*/g;

/** Replaces a secret. */
export const MASK = '(secret removed)';

/** A shorter one could be part of ordinary words: it counts where it stands alone. */
const SHORTEST_INSIDE_WORDS = 8;

/**
 * Matches a known key and a key-like beginning before it (`sk_live`), which must not stay when the
 * key starts inside it.
 */
function knownKey(secret: string): RegExp {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  if (secret.length < SHORTEST_INSIDE_WORDS) return new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g');
  return new RegExp(`(?:\\b(?:sk_[a-z]+|whsec)[\\w+/=-]*?)?${escaped}`, 'g');
}

/** A text without API keys and signing secrets: the given ones and everything that looks like one. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const keys = secrets.map((secret) => secret.trim()).filter((secret) => secret !== '');
  // A body holds a key as JSON writes it: with `\\"` for a quote.
  const masked = [...new Set(keys.flatMap((key) => [key, JSON.stringify(key).slice(1, -1)]))]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replace(knownKey(secret), MASK), text);
  return masked.replace(LOOKS_SECRET, MASK);
}
