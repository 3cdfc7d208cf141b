import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASK, withoutSecrets } from './secrets';

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const eachUnit = (text: string, write: (unit: number) => string): string =>
  [...Array(text.length).keys()].map((index) => write(text.charCodeAt(index))).join('');
const eachByte = (text: string, write: (byte: number) => string): string =>
  [...Buffer.from(text)].map(write).join('');

/** Ways to write a key down. */
const SPELLINGS: Readonly<Record<string, (key: string) => string>> = {
  'as it is': (key) => key,
  'in a sentence': (key) => `The key is ${key}, keep it.`,
  'in capitals': (key) => key.toUpperCase(),
  'in small letters': (key) => key.toLowerCase(),
  'in JSON': (key) => JSON.stringify({ key }),
  'in JSON in JSON': (key) => JSON.stringify(JSON.stringify({ key })),
  'with Unicode escapes': (key) => eachUnit(key, (unit) => `\\u${hex(unit, 4)}`),
  'with Unicode escapes in capitals': (key) =>
    eachUnit(key, (unit) => `\\u${hex(unit, 4).toUpperCase()}`),
  'with one escape': (key) => `${key.slice(0, 3)}\\u${hex(key.charCodeAt(3), 4)}${key.slice(4)}`,
  'in a query': (key) => `?${new URLSearchParams({ key: key }).toString()}`,
  'percent-encoded': (key) => eachByte(key, (byte) => `%${hex(byte, 2)}`),
  'percent-encoded twice': (key) => encodeURIComponent(eachByte(key, (byte) => `%${hex(byte, 2)}`)),
  'with references of HTML': (key) => eachUnit(key, (unit) => `&#x${hex(unit, 2)};`),
  'in Base64': (key) => Buffer.from(key).toString('base64'),
  'in Base64 for URLs': (key) => Buffer.from(key).toString('base64url'),
  'as user in Basic': (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
  'as password in Basic': (key) => `Basic ${Buffer.from(`me:${key}`).toString('base64')}`,
  'as another password': (key) => `Basic ${Buffer.from(`user:${key}`).toString('base64')}`,
  'in a token': (key) =>
    `eyJ.${Buffer.from(JSON.stringify({ a: 1, key })).toString('base64url')}.x`,
};

/** Pieces of a key that must not remain. */
const pieces = (key: string): readonly string[] =>
  [...Array(key.length - 5).keys()].map((start) => key.slice(start, start + 6).toLowerCase());

const decoded = (text: string): string =>
  [text, Buffer.from(text.replace(/^.*?([\w+/=-]{16,}).*$/s, '$1'), 'base64').toString('latin1')]
    .join('\n')
    .toLowerCase();

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~+/=!"$*()';
const key = fc
  .array(fc.constantFrom(...Array.from(CHARACTERS)), { minLength: 12, maxLength: 40 })
  .map((characters) => `k${characters.join('')}y`);

describe.each(Object.entries(SPELLINGS))('a key %s', (_, spell) => {
  it('is removed', () => {
    fc.assert(
      fc.property(key, (secret) => {
        const left = withoutSecrets(spell(secret), [secret]);
        expect(left).toContain(MASK);
        const rest = decoded(left);
        expect(pieces(secret).filter((piece) => rest.includes(piece))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  'sk_live_abc',
  'SK_LIVE_ABC',
  'sk%5Flive%5Fabc',
  'sk\\u005flive\\u005fabc',
  `whsec_${'A'.repeat(43)}=`,
])('%s looks like a key, though nobody typed it as one', (text) => {
  expect(withoutSecrets(`"${text}"`, [])).toBe(`"${MASK}"`);
});

it('short keys are removed as words only, and other texts stay', () => {
  expect(withoutSecrets('cat concatenates', ['cat'])).toBe(`${MASK} concatenates`);
  const text = '{"name": "task_list_one", "note": "ask_me_later %20 \\u00e9 &#39; SGVsbG8="}';
  expect(withoutSecrets(text, ['Zq7vX9kLm2Nw4Rt8'])).toBe(text);
});
