/** Text that replaces a secret. */
export const MASK = '(secret removed)';

/** Shorter secrets could be part of ordinary words, so they are replaced only as whole words. */
const SHORTEST_INSIDE_WORDS = 8;

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** A pattern for a character as it is, escaped in JSON or HTML, or encoded for a URL, once or more. */
function spelled(character: string): string {
  const literal = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const units = [...Array(character.length).keys()].map((index) => character.charCodeAt(index));
  const bytes = [...new TextEncoder().encode(character)];
  const code = character.codePointAt(0) ?? 0;
  return `(?:${[
    `\\\\*${literal}`,
    units.map((unit) => `\\\\+u${hex(unit, 4)}`).join(''),
    bytes.map((byte) => `%(?:25)*${hex(byte, 2)}`).join(''),
    `&#(?:0*${String(code)}|x0*${hex(code, 1)});`,
  ].join('|')})`;
}

const spelledText = (text: string): string => Array.from(text, spelled).join('');

/** What begins like a key or a signing secret, up to its end. */
const LOOKS_SECRET = `\\b(?:${spelledText('sk')}${spelled('_')}[a-z]+${spelled('_')}|${spelledText('whsec_')})(?:[\\w+/=-]|%[\\da-f]{2})*`;

/**
 * Patterns for a text in Base64, also inside a longer text and in the alphabet for URLs. Its first
 * and last characters depend on the bytes around it, so they are left out.
 */
function encoded(text: string): readonly RegExp[] {
  const bytes = new TextEncoder().encode(text);
  return [0, 1, 2].map((before) => {
    const padding = new Array<number>(before).fill(0);
    const whole = btoa(String.fromCharCode(...padding, ...bytes));
    const [start, end] = [before * 8, (before + bytes.length) * 8];
    const inner = whole.slice(Math.ceil(start / 6), Math.floor(end / 6));
    return new RegExp(inner.replace(/\+/g, '[+-]').replace(/\//g, '[/_]'));
  });
}

/** A known key in any spelling, with a key-like prefix before it that it may start inside of. */
function knownKey(secret: string): RegExp {
  const text = spelledText(secret);
  if (secret.length < SHORTEST_INSIDE_WORDS) return new RegExp(`(?<!\\w)${text}(?!\\w)`, 'gi');
  return new RegExp(`(?:\\b(?:sk_[a-z]+|whsec)[\\w+/=-]*?)?${text}`, 'gi');
}

/**
 * Replaces API keys and signing secrets in a text: the given ones in any spelling, and any that
 * look like one.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const trimmed = secrets.map((secret) => secret.trim()).filter((secret) => secret !== '');
  const keys = [...new Set(trimmed)].sort((a, b) => b.length - a.length);
  const cores = keys
    .filter(({ length }) => length >= SHORTEST_INSIDE_WORDS)
    .flatMap((key) => [...encoded(key), ...encoded(JSON.stringify(key).slice(1, -1))]);
  return [...keys.map(knownKey), new RegExp(LOOKS_SECRET, 'gi')]
    .reduce((rest, pattern) => rest.replace(pattern, MASK), text)
    .replace(/[\w+/=-]+/g, (word) => (cores.some((core) => core.test(word)) ? MASK : word));
}
