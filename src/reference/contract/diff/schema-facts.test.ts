import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model';
import { byName, schemaFacts, sorted } from './schema-facts';

const facts = (schema: JsonObject): JsonValue => schemaFacts(schema);
/** The facts as text, because the order of members matters here. */
const text = (schema: JsonObject): string => JSON.stringify(schemaFacts(schema));

describe('schemaFacts', () => {
  it.each([
    'title',
    'description',
    'summary',
    'example',
    'examples',
    '$comment',
    'x-displayName',
    'x-present-when',
    'x-units',
    'x-statesman',
  ])('leaves %s out, at every depth', (keyword) => {
    const words = { [keyword]: 'Words.' };
    expect(
      facts({
        type: 'object',
        ...words,
        properties: { a: words },
        patternProperties: { '^a': words },
        $defs: { A: words },
        items: words,
        allOf: [words, true],
      }),
    ).toEqual({
      type: 'object',
      properties: { a: {} },
      patternProperties: { '^a': {} },
      $defs: { A: {} },
      items: {},
      allOf: [{}, true],
    });
  });

  it.each(['x-unit', 'subtitle', 'titles', 'x', 'summaryOf', 'examplesOf', '$comments'])(
    'keeps %s',
    (keyword) => {
      expect(facts({ [keyword]: 'kept' })).toEqual({ [keyword]: 'kept' });
    },
  );

  it('keeps fields named like words', () => {
    const fields = { title: { type: 'string' }, description: { type: 'string' } };
    expect(facts({ properties: fields, patternProperties: fields, $defs: fields })).toEqual({
      properties: fields,
      patternProperties: fields,
      $defs: fields,
    });
  });

  it.each(['const', 'default'])('keeps all of a value in %s, and its order', (keyword) => {
    const value = { title: 'A', list: ['b', 'a'], all: { summary: 'B' } };
    expect(text({ [keyword]: value })).toBe(JSON.stringify({ [keyword]: value }));
  });

  it.each(['required', 'enum', 'type'])('treats %s as a set', (keyword) => {
    expect(facts({ [keyword]: ['b', 'c', 'a'] })).toEqual({ [keyword]: ['a', 'b', 'c'] });
    expect(facts({ [keyword]: 'a' })).toEqual({ [keyword]: 'a' });
  });

  it('keeps the order of other lists', () => {
    expect(facts({ prefixItems: ['b', 'a'] })).toEqual({ prefixItems: ['b', 'a'] });
  });

  it('sorts members by name, at every depth', () => {
    expect(text({ type: 'a', properties: { c: {}, a: { pattern: '', format: '' }, b: {} } })).toBe(
      '{"properties":{"a":{"format":"","pattern":""},"b":{},"c":{}},"type":"a"}',
    );
  });

  it('keeps the promised parts of a lifecycle', () => {
    expect(
      text({
        'x-states': {
          property: 'status',
          note: 'Words.',
          initial: ['open', 'asked', 'open'],
          states: {
            open: {
              description: 'Words.',
              next: [
                { to: 'back', by: 'partner', operation: 'return', event: 'a', when: 'Words.' },
              ],
            },
            back: { terminal: true },
            lost: { terminal: 'yes', next: [{ to: 'back' }] },
          },
        },
      }),
    ).toBe(
      JSON.stringify({
        'x-states': {
          property: 'status',
          initial: ['asked', 'open'],
          states: {
            back: { terminal: true, next: [] },
            lost: { next: [{ to: 'back' }] },
            open: { next: [{ to: 'back', by: 'partner', operation: 'return', event: 'a' }] },
          },
        },
      }),
    );
  });
});

it('sorts names and removes duplicates, without changing the list', () => {
  const names = ['c', 'a', 'b', 'a'];
  expect(sorted(names)).toEqual(['a', 'b', 'c']);
  expect(names).toEqual(['c', 'a', 'b', 'a']);
});

it('sorts members alphabetically, without changing the list', () => {
  const entries = [
    ['c', 1],
    ['a', 2],
    ['b', 3],
  ] as const;
  expect(Object.entries(byName(entries))).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ]);
  expect(entries[0][0]).toBe('c');
});
