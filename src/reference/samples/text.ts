import type { JsonValue } from '../contract/model';
import { jsonText as jsonOf } from '../contract/numeral';

/**
 * Characters that readers cannot see or source files cannot contain: controls, bidirectional and
 * other invisible characters, line separators, spaces other than U+0020, lone surrogates.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** Escapes that JSON and every language of the samples share. */
const SHARED_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Replaces every unprintable character; `escape` writes those without a shared escape. */
export function escapeUnprintable(text: string, escape: (character: string) => string): string {
  return text.replace(UNPRINTABLE, (character) => SHARED_ESCAPES[character] ?? escape(character));
}

/** Writes every UTF-16 code unit as `\uXXXX`, which JSON, JavaScript and Java all read. */
export function unicodeEscape(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const hex = text.charCodeAt(index).toString(16);
    return `\\u${hex.padStart(4, '0')}`;
  }).join('');
}

/** Writes a code point above U+FFFF as `\U` and eight digits, for Python and Go. */
export function codePointEscape(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, '0')}` : unicodeEscape(character);
}

/** Writes JSON (RFC 8259) with an indent of two spaces and with unprintable characters escaped. */
export function jsonText(value: JsonValue): string {
  return jsonOf(value, 2)
    .split('\n')
    .map((line) => escapeUnprintable(line, unicodeEscape))
    .join('\n');
}

/** Makes a text safe for one-line comments: keeps letters, digits, paths, plain punctuation. */
export function commentText(text: string): string {
  return text.replace(/[^\p{L}\p{N}.,:;()'’/{}_-]+/gu, ' ').trim();
}

/** Returns the lines of an optional part, or none if the sample does not need it. */
export const when = (isNeeded: boolean, lines: readonly string[]): readonly string[] =>
  isNeeded ? lines : [];
