import { describe, expect, it } from 'vitest';
import { examplesOf, isDerived, omittedFields } from './media';
import type { JsonObject } from '../model';

const DOCUMENT: JsonObject = {
  components: { examples: { Shared: { summary: 'Shared.', value: 'c' } } },
};
const schema: JsonObject = { type: 'string', examples: ['s'] };

describe('the examples of a media type', () => {
  it.each<[JsonObject, readonly JsonObject[]]>([
    [{ schema, example: 'e' }, [{ name: 'default', summary: 'Example', value: 'e' }]],
    [{ schema, example: null }, [{ name: 'default', summary: 'Example', value: null }]],
    [
      { schema, examples: { a: { summary: 'A.', value: 'x' }, b: { value: 'y' }, c: {} } },
      [
        { name: 'a', summary: 'A.', value: 'x' },
        { name: 'b', summary: 'b', value: 'y' },
      ],
    ],
    [
      { examples: { shared: { $ref: '#/components/examples/Shared' } } },
      [{ name: 'shared', summary: 'Shared.', value: 'c' }],
    ],
    [{ schema }, [{ name: 'default', summary: 'Example', value: 's' }]],
    [{ schema: {} }, []],
    [{}, []],
    [
      { schema: { properties: { a: schema, b: schema } }, 'x-example-patch': { a: null, b: 'p' } },
      [{ name: 'default', summary: 'Example', value: { b: 'p' } }],
    ],
    [
      { schema: { type: 'string' }, 'x-example-patch': 'p' },
      [{ name: 'default', summary: 'Example', value: 'p' }],
    ],
    [{ 'x-example-patch': 'p' }, []],
  ])('of %j are %j', (media, examples) => {
    expect(examplesOf(DOCUMENT, media, {}, {})).toEqual(examples);
  });

  it('follow a patch that changes which properties are present, except in requests', () => {
    const late = { ...schema, 'x-present-when': { '/status': 'late' } };
    const open = { ...schema, 'x-present-when': { '/status': 's' } };
    const media = {
      schema: { properties: { status: schema, open, late } },
      'x-example-patch': { status: 'late' },
    };
    const valueOf = (omit: 'readOnly' | 'writeOnly') =>
      examplesOf(DOCUMENT, media, {}, { omit })[0]?.value;
    expect(valueOf('writeOnly')).toEqual({ status: 'late', late: 's' });
    expect(valueOf('readOnly')).toEqual({ status: 'late', open: 's' });
  });

  it.each<[JsonObject, boolean]>([
    [{}, true],
    [{ schema }, true],
    [{ example: 'a' }, false],
    [{ examples: {} }, false],
  ])('are derived from %j: %j', (media, derived) => {
    expect(isDerived(media)).toBe(derived);
  });
});

describe('the omitted fields', () => {
  it.each([
    ['to-provider', 'request', 'readOnly'],
    ['to-provider', 'response', 'writeOnly'],
    ['to-partner', 'request', 'writeOnly'],
    ['to-partner', 'response', 'readOnly'],
  ] as const)('%s in a %s are the %s fields', (direction, message, omit) => {
    expect(omittedFields(direction, message)).toEqual({ omit });
  });
});
