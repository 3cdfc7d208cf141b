const LOOKS_SECRET = /\b(?:sk_[a-z]+_|whsec_)[\w+/=-]*/g;

/** What stands where a secret was. */
export const MASK = '(secret removed)';

/** A shorter text is no key, and would be found inside ordinary words. */
const SHORTEST = 8;

/** A text without API keys and signing secrets: the given ones and everything that looks like one. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= SHORTEST);
  const masked = known
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  return masked.replace(LOOKS_SECRET, MASK);
}
