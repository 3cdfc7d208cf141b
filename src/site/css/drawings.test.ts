import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTokens } from './testing/contrast';

const tokens = readTokens(readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8'));
const folder = resolve(import.meta.dirname, '../../../static/img/postman');
const drawings = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'));

/** Colors of a text, `#fff` as `#ffffff`. */
const colorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/g)].map(([, digits = '']) =>
    digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits}`,
  );

/** Every drawing has as many colors in one mode as in the other. */
it.each(drawings)('a drawing uses the colors of the site in both modes (%#)', (svg) => {
  const [light = '', dark = ''] = svg.split('@media(prefers-color-scheme:dark)');
  for (const [part, mode] of [
    [light, tokens.light],
    [dark, tokens.dark],
  ] as const) {
    const known = new Set(mode.values());
    expect(colorsIn(part).length).toBeGreaterThan(4);
    expect(colorsIn(part).filter((color) => !known.has(color))).toEqual([]);
  }
  expect(colorsIn(dark).length).toBe(colorsIn(light).length);
});
