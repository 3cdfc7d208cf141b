import { expect, it } from 'vitest';
import { compile } from '../../src/reference/mock/compile';
import { loadSubjects } from './support';

/** Members whose text only people read. */
const WORDS =
  /^(title|description|summary|meaning|text|words|when|result|sent|notSent|ordering|(x-)?effects|(x-)?retry)$/;
/** Members that hold data, in which those names mean nothing. */
const DATA = /^(examples?|value|patch|const|enum|default|x-example-patch)$/;

let replaced = 0;

/** A copy with other words in every place that people read. */
function reworded(value: unknown, isWords = false): unknown {
  if (typeof value === 'string' && isWords) {
    replaced += 1;
    return `Other words, ${replaced}.`;
  }
  if (Array.isArray(value)) return value.map((item) => reworded(item));
  if (value instanceof Map) {
    return new Map([...value].map(([name, member]) => [name, reworded(member)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      DATA.test(name) ? member : reworded(member, WORDS.test(name)),
    ]),
  );
}

it.each(await loadSubjects())('$set: other words make the same sandbox', ({ contract, mock }) => {
  replaced = 0;
  expect(compile(reworded(contract) as typeof contract)).toEqual(mock);
  expect(replaced).toBeGreaterThan(100);
});
