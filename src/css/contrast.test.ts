import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../config/code-theme';
import { contrast, failures, readTokens, type Pair } from './contrast';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = readTokens(css);

const text = (fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least: 4.5 })));
const graphic = (fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least: 3 })));

const pages = ['paper', 'surface', 'sunken', 'code'];
const states = ['neutral', 'progress', 'success', 'warning', 'danger'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const pairs: readonly Pair[] = [
  ...text(['ink', 'ink-soft', 'ink-faint', 'accent-text'], pages),
  ...text(['accent-text', 'ink'], ['accent-soft']),
  ...text(['on-action'], ['action', 'action-hover']),
  ...text(['on-band', 'on-band-soft'], ['band']),
  ...text(['code-ink'], ['code', 'code-mark']),
  ...[...states, ...methods].flatMap((role) => [
    ...text([role], [`${role}-soft`, 'paper', 'surface', 'code']),
  ]),
  ...states.flatMap((role) => text(['ink', 'ink-soft'], [`${role}-soft`])),
  ...states.flatMap((role) => graphic([`${role}-line`], ['paper', 'surface', `${role}-soft`])),
  ...text(['paper'], ['accent']),
  ...graphic(['accent', 'control', 'focus'], pages),
];

describe.each([
  ['light', tokens.light, lightPalette],
  ['dark', tokens.dark, darkPalette],
] as const)('%s mode', (mode, roles, palette) => {
  it(`holds WCAG 2.2 AA on ${pairs.length} pairs of roles`, () => {
    expect(pairs.length).toBeGreaterThan(90);
    expect(failures(roles, pairs)).toEqual([]);
  });

  it('sets code on the code surface, every token at 4.5:1 or more', () => {
    expect(palette.background).toBe(roles.get('--color-code'));
    const { background, ...colors } = palette;
    const low = Object.entries(colors).filter(([, color]) => contrast(color, background) < 4.5);
    expect(Object.keys(colors).length).toBe(10);
    expect(low, mode).toEqual([]);
  });
});

describe('the check itself', () => {
  it('knows the reference values of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('fails on a pale gray and on a role that does not exist', () => {
    const seeded = readTokens(
      css.replace(/--color-ink-faint: #\w{6}/, '--color-ink-faint: #9aa0a8'),
    );
    expect(failures(seeded.light, pairs)).toEqual([
      expect.stringMatching(/^ink-faint on paper: 2\.\d\d, needs 4\.5$/),
      expect.stringMatching(/^ink-faint on surface: /),
      expect.stringMatching(/^ink-faint on sunken: /),
      expect.stringMatching(/^ink-faint on code: /),
    ]);
    expect(failures(tokens.light, [{ front: 'inc', back: 'paper', least: 3 }])).toHaveLength(1);
  });

  it('refuses a dark role that light lacks', () => {
    expect(() => readTokens(`${css}\n[data-theme='dark'] { --color-extra: #123456; }`)).toThrow(
      '--color-extra',
    );
  });
});
