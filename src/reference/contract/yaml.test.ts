import { describe, expect, it } from 'vitest';
import type { JsonValue } from './model';
import { jsonText } from './numeral';
import { parseYaml, yamlText } from './yaml';

const read = (text: string): JsonValue => parseYaml(text).toJS() as JsonValue;

describe('parseYaml', () => {
  it.each([
    ['9223372036854775807', '9223372036854775807'],
    ['1.10', '1.10'],
    ['1E5', '1E5'],
    ['1e400', '1e400'],
    ['-0', '-0'],
    ['0.1e1', '0.1e1'],
    ['0x1F', '31'],
    ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
    ['0o17', '15'],
    ['0o777777777777777777777', '9223372036854775807'],
    ['+12', '12'],
    ['007', '7'],
    ['.5', '0.5'],
    ['-.5e3', '-0.5e3'],
    ['1.', '1'],
    ['00.10', '0.10'],
    ['!!int 9007199254740993', '9007199254740993'],
    ['!!float 1.10', '1.10'],
    ["'1.10'", '"1.10"'],
    ['1.1.0', '"1.1.0"'],
    ['12e', '"12e"'],
  ])('%s is %s in JSON', (yaml, json) => {
    const value = read(`a: ${yaml}`);
    expect(jsonText(value)).toBe(`{"a":${json}}`);
    expect(read(yamlText(value))).toEqual(value);
  });

  it('keeps keys as they are written', () => {
    expect(Object.keys(read('1.10: a\n9007199254740993: b\n200: c') as object)).toEqual([
      '200',
      '1.10',
      '9007199254740993',
    ]);
  });

  it.each(['.inf', '-.INF', '.NaN'])('rejects %s, which JSON does not have', (text) => {
    const [error] = parseYaml(`a: ${text}`).errors;
    expect(error?.message).toBe(`\`${text}\` is no number of JSON`);
  });
});

it('writes texts that look like numbers in quotes', () => {
  const value = { a: '1.10', b: ['0x1F', '9007199254740993', '1e400'] };
  expect(read(yamlText(value))).toEqual(value);
});
