/** Relative luminance and contrast ratio as in WCAG 2.2; tokens read from CSS text. */

export type Tokens = ReadonlyMap<string, string>;

const COLOR_DECLARATION = /(--color-[\w-]+):\s*(#[0-9a-f]{6})\s*;/gi;

const declarations = (css: string): [string, string][] =>
  [...css.matchAll(COLOR_DECLARATION)].map(([, name = '', value = '']) => [name, value]);

/**
 * Reads the color roles of both modes from the text of tokens.css.
 *
 * @throws when the file has no dark rule, or a dark role that light does not define
 */
export function readTokens(css: string): { readonly light: Tokens; readonly dark: Tokens } {
  const darkStart = css.indexOf("[data-theme='dark']");
  if (darkStart < 0) throw new Error("tokens.css has no [data-theme='dark'] rule");
  const light = new Map(declarations(css.slice(0, darkStart)));
  const overrides = declarations(css.slice(darkStart));
  const unknown = overrides.filter(([name]) => !light.has(name));
  if (unknown.length > 0) {
    throw new Error(`dark defines roles that light lacks: ${unknown.map(([n]) => n).join(', ')}`);
  }
  return { light, dark: new Map([...light, ...overrides]) };
}

const linear = (byte: number): number => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return (
    0.2126 * linear((value >> 16) & 255) +
    0.7152 * linear((value >> 8) & 255) +
    0.0722 * linear(value & 255)
  );
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

export interface Pair {
  readonly front: string;
  readonly back: string;
  /** Least ratio: 4.5 for text, 3 for control borders, rules and focus rings. */
  readonly least: number;
}

/** The pairs below their least ratio, as messages; empty when all pass. */
export function failures(tokens: Tokens, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ front, back, least }) => {
    const [frontHex, backHex] = [front, back].map((role) => tokens.get(`--color-${role}`));
    if (frontHex === undefined || backHex === undefined) {
      return [`${front} on ${back}: no such role in tokens.css`];
    }
    const ratio = contrast(frontHex, backHex);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`] : [];
  });
}
