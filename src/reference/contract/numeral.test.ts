import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumeral, jsonText, numberOf, parseExact, withNearestNumbers } from './numeral';

/** Any JSON number, most of them not as JavaScript would write it. */
const literal = fc.stringMatching(/^-?(0|[1-9]\d{0,39})(\.\d{1,40})?([eE][+-]?\d{1,5})?$/);

describe('the digits of numbers', () => {
  it.each([
    '9007199254740993',
    '-9223372036854775808',
    '0.12345678901234567890123',
    '1.10',
    '1.0',
    '1e400',
    '1E5',
    '-0',
    '0.1e1',
    '1e-7',
    `1${'0'.repeat(5000)}1`,
  ])('are those of %s', (text) => {
    expect(isNumeral(numberOf(text))).toBe(text !== '1e-7');
    expect(jsonText(parseExact(text))).toBe(text);
  });

  it('survive in any JSON text, and other values are those of JSON.parse', () => {
    fc.assert(
      fc.property(fc.array(literal), fc.json({ maxDepth: 4 }), (literals, other) => {
        const text = `{"a":[${literals.join(',')}],"b":${JSON.stringify(JSON.parse(other))}}`;
        const value = parseExact(text);
        expect(jsonText(value).replaceAll('-0', '0')).toBe(text.replaceAll('-0', '0'));
        expect(withNearestNumbers(value)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('survive clones, plain JSON and indents', () => {
    const text = '{\n  "a": [\n    1.10,\n    "1.10"\n  ]\n}';
    const value = parseExact(text);
    expect(jsonText(structuredClone(value), 2)).toBe(text);
    expect(jsonText(JSON.parse(JSON.stringify(value, null, 3)) as typeof value, 2)).toBe(text);
  });

  it.each([
    '[01]',
    '[1.]',
    '[.5]',
    '[1.2.3]',
    '[+1]',
    '{1e400: 1}',
    '["1e400]',
    '1e400 1e400',
    '-',
  ])('are no excuse for a text that is not JSON: %s', (text) => {
    expect(() => parseExact(text)).toThrow(SyntaxError);
  });

  it.each(['{"a": "{\\"\\\\u0000\\": \\"1.10\\"}"}', '"1e400"', '{"1e400": "\\"1.10"}'])(
    'are looked for outside texts only: %s',
    (text) => {
      const value = JSON.parse(text) as ReturnType<typeof parseExact>;
      expect(parseExact(text)).toEqual(value);
      expect(jsonText(value)).toBe(JSON.stringify(value));
    },
  );
});
