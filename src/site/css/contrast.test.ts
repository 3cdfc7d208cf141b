import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOKEN_ROLES } from '../../reference/highlight/ranges';
import { contrast, failures, readTokens, type Pair } from './testing/contrast';

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
  ...text(
    TOKEN_ROLES.map((role) => `code-${role}`),
    ['code'],
  ),
  ...[...states, ...methods].flatMap((role) => [
    ...text([role], [`${role}-soft`, 'paper', 'surface', 'code']),
  ]),
  ...states.flatMap((role) => text(['ink', 'ink-soft'], [`${role}-soft`])),
  ...states.flatMap((role) => graphic([`${role}-line`], ['paper', 'surface', `${role}-soft`])),
  ...text(['paper'], ['accent']),
  ...graphic(['accent', 'control', 'focus'], pages),
];

describe.each([
  ['light', tokens.light],
  ['dark', tokens.dark],
] as const)('%s mode', (_, roles) => {
  it(`holds WCAG 2.2 AA on ${pairs.length} pairs of roles`, () => {
    expect(pairs.length).toBeGreaterThan(100);
    expect(failures(roles, pairs)).toEqual([]);
  });
});

describe('the code themes', () => {
  it.each(TOKEN_ROLES)('color %s differently in each mode', (role) => {
    const docs = readFileSync(resolve(import.meta.dirname, 'docs.css'), 'utf8');
    expect(docs).toContain(`.code-${role} {\n  color: var(--color-code-${role});\n}`);
    const [light, dark] = [tokens.light, tokens.dark].map((colors) =>
      colors.get(`--color-code-${role}`),
    );
    expect(light).not.toBe(dark);
  });
});

describe('the check itself', () => {
  it('agrees with the reference values of WCAG', () => {
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
    const paleCode = readTokens(
      css.replace(/--color-code-string: #\w{6}/, '--color-code-string: #9fd9ab'),
    );
    expect(failures(paleCode.light, pairs)).toEqual([
      expect.stringMatching(/^code-string on code: /),
    ]);
    expect(failures(tokens.light, [{ front: 'inc', back: 'paper', least: 3 }])).toHaveLength(1);
  });

  it('refuses a dark role that light does not define', () => {
    expect(() => readTokens(`${css}\n[data-theme='dark'] { --color-extra: #123456; }`)).toThrow(
      '--color-extra',
    );
  });
});
