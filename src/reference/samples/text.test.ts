import { describe, expect, it } from 'vitest';
import { commentText, jsonText, unicodeEscape } from './text';

describe('jsonText', () => {
  it('escapes invisible characters and keeps the rest', () => {
    expect(jsonText({ a: 'č 😀 \u2028\u202e\ufeff\u00a0\u007f\u0000' })).toBe(
      '{\n  "a": "č 😀 \\u2028\\u202e\\ufeff\\u00a0\\u007f\\u0000"\n}',
    );
  });

  it.each(['\ud800', 'a\udc00b', '\u{e0001}', '\\u2028', '\n\r\t'])(
    'stays the same JSON: %j',
    (text) => {
      expect(JSON.parse(jsonText([text]))).toEqual([text]);
    },
  );
});

describe('unicodeEscape', () => {
  it('escapes every code unit', () => {
    expect(unicodeEscape('č😀')).toBe('\\u010d\\ud83d\\ude00');
  });
});

describe('commentText', () => {
  it('keeps words and drops everything that could end or change a comment', () => {
    expect(commentText("Get a reader's loan (Kovač), at once")).toBe(
      "Get a reader's loan (Kovač), at once",
    );
    expect(commentText('GET /pets/{pet_id}')).toBe('GET /pets/{pet_id}');
    expect(commentText('a ?> b */ c\n\u2028d \\u000a `id` $(id)')).toBe('a b / c d u000a id (id)');
  });
});
