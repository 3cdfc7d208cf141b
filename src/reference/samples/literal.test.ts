import { describe, expect, it } from 'vitest';
import { literal, quoted, type LiteralSyntax } from './literal';

const syntax: LiteralSyntax = {
  indent: '  ',
  width: 20,
  words: { null: 'nil', true: 'yes', false: 'no' },
  string: (text) => quoted(text, "'"),
  key: (name) => `${name}: `,
  emptyObject: '{}',
  openObject: () => '{',
  closeObject: '}',
  breaksBeforeLongString: true,
};

describe('quoted', () => {
  it('uses the other quotes when that saves escapes', () => {
    expect(quoted("it's", "'")).toBe('"it\'s"');
    expect(quoted('\'"', "'")).toBe("'\\'\"'");
    expect(quoted('a\\b', '"')).toBe('"a\\\\b"');
  });
});

describe('literal', () => {
  it('keeps an array on its line as long as it fits with the character that follows', () => {
    const fits = [null, true, [], {}];
    expect(literal(fits, syntax, 1)).toBe('[nil, yes, [], {}]');
    expect(literal(fits, syntax, 2)).toBe('[\n  nil,\n  yes,\n  [],\n  {},\n]');
  });

  it('indents nested values and moves a long string below its key', () => {
    expect(literal({ a: [{ short: 'x'.repeat(20) }], c: 1e21 }, syntax, 0)).toBe(
      `{\n  a: [\n    {\n      short:\n        '${'x'.repeat(20)}',\n    },\n  ],\n  c: 1e21,\n}`,
    );
  });
});
