import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untrustedJson } from '../../../../tests/support/untrusted';
import { jsonOf, parseJson } from './parse-json';

const deep = (levels: number): string =>
  '[{"a":'.repeat(levels / 2) + '"]["' + '}]'.repeat(levels / 2);

describe('parseJson', () => {
  it('rejects a text that is nested too deeply, and says where', () => {
    expect(parseJson(deep(100))).toHaveProperty('value');
    expect(parseJson(`\n${deep(102)}`)).toEqual({
      fault: 'Nested deeper than 100 levels at line 2, column 301.',
    });
  });

  it('rejects a text that is too long', () => {
    expect(parseJson(`"${'x'.repeat(999_998)}"`)).toHaveProperty('value');
    expect(parseJson(`"${'x'.repeat(999_999)}"`)).toEqual({
      fault: 'The text is longer than 1,000,000 characters.',
    });
  });

  it('returns a value or a sentence for any text', () => {
    fc.assert(
      fc.property(untrustedJson(), (text) => {
        const parsed = parseJson(text);
        expect('value' in parsed || /^[A-Z].*\.$/.test(parsed.fault)).toBe(true);
        expect(jsonOf(text)).toEqual('value' in parsed ? parsed.value : null);
      }),
    );
  });

  it('returns the value of any JSON text', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown });
      }),
    );
  });

  it.each([
    ['', 'end', 1, 1],
    ['  ', 'end', 1, 3],
    ['{', 'end', 1, 2],
    ['{"a"', 'end', 1, 5],
    ['{"a": ', 'end', 1, 7],
    ['{"a": 1', 'end', 1, 8],
    ['{"a": 1, ', 'end', 1, 10],
    ['[1, 2', 'end', 1, 6],
    ['[', 'end', 1, 2],
    ['{"a": 1,\n  "b" 2}', 'character', 2, 7],
    ['{"a": 1,\n\n}', 'character', 3, 1],
    ['[1,]', 'character', 1, 4],
    ['[1 2]', 'character', 1, 4],
    ['{a: 1}', 'character', 1, 2],
    ["{'a': 1}", 'character', 1, 2],
    ['{"a": undefined}', 'character', 1, 7],
    ['{"a": NaN}', 'character', 1, 7],
    ['[01]', 'character', 1, 3],
    ['[1.]', 'character', 1, 3],
    ['[.5]', 'character', 1, 2],
    ['[+1]', 'character', 1, 2],
    ['[1e]', 'character', 1, 3],
    ['[-]', 'character', 1, 2],
    ['["a\nb"]', 'character', 1, 2],
    ['["a\\x"]', 'character', 1, 2],
    ['["\\u12g4"]', 'character', 1, 2],
    ['{} {}', 'character', 1, 4],
    ['[true, falsy]', 'character', 1, 8],
    ['[1, -0.5e+10, 2E-3, 0, null, true, false, x]', 'character', 1, 43],
    ['["é😀\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\u0085", x]', 'character', 1, 32],
    ['{"a": {"b": [{}, [], ""]}, \t\r\n "c": x}', 'character', 2, 7],
  ])('says where %j is wrong', (text, what, line, column) => {
    const unexpected = what === 'end' ? 'end of the text' : 'character';
    expect(parseJson(text)).toEqual({
      fault: `Unexpected ${unexpected} at line ${line}, column ${column}.`,
    });
  });
});
