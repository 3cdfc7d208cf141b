const LOOKS_SECRET = /\b(?:sk_[a-z]+_|whsec_)[\w+/=-]*/g;

/** What stands where a secret was. */
export const MASK = '(secret removed)';

/** A shorter text is no key, and would be found inside ordinary words. */
const SHORTEST = 8;

/**
 * A known key together with a key-like beginning before it: a key may start inside that beginning,
 * and the rest of it (`sk_live`) must not stay.
 */
function knownKey(secret: string): RegExp {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?:\\b(?:sk_[a-z]+|whsec)[\\w+/=-]*?)?${escaped}`, 'g');
}

/** A text without API keys and signing secrets: the given ones and everything that looks like one. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= SHORTEST);
  const masked = known
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replace(knownKey(secret), MASK), text);
  return masked.replace(LOOKS_SECRET, MASK);
}
