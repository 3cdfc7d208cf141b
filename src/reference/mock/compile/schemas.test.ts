import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model';
import { compileSchema, reachableSchemas } from './schemas';
import { ref, written } from '../testing/written';

describe('compileSchema', () => {
  it.each<[string, JsonObject, JsonObject]>([
    [
      'without annotations',
      {
        type: 'string',
        title: 'a',
        description: 'a',
        example: 'a',
        examples: ['a'],
        default: 'a',
        deprecated: true,
        discriminator: {},
        $comment: 'a',
        'x-unit': 'a',
      },
      { type: 'string' },
    ],
    ['with references shortened to the name of the schema', ref('Loan'), { $ref: 'Loan' }],
    [
      'with other references unchanged',
      { $ref: 'x#/components/schemas/A' },
      { $ref: 'x#/components/schemas/A' },
    ],
    [
      'with its properties, even those named like keywords',
      {
        properties: {
          title: { type: 'string', title: 'a' },
          'x-y': { 'x-z': 1 },
          enum: { ...ref('Loan'), description: 'a' },
          any: true,
        },
      },
      { properties: { title: { type: 'string' }, 'x-y': {}, enum: { $ref: 'Loan' }, any: true } },
    ],
    [
      'with its values unchanged',
      {
        enum: [{ title: 'a' }],
        const: { title: 'a' },
        required: ['title'],
        type: ['string', 'null'],
      },
      {
        enum: [{ title: 'a' }],
        const: { title: 'a' },
        required: ['title'],
        type: ['string', 'null'],
      },
    ],
    [
      'with its subschemas',
      { oneOf: [{ title: 'a', type: 'string' }, true], items: { title: 'a' }, minItems: 1 },
      { oneOf: [{ type: 'string' }, true], items: {}, minItems: 1 },
    ],
  ])('returns a schema %s', (_what, schema, compiled) => {
    expect(compileSchema(schema)).toEqual(compiled);
  });

  it.each(['contains', 'titles', 'x-unit', '$defs'])('removes %s', (keyword) => {
    expect(compileSchema({ items: { type: 'string', [keyword]: {} } })).toEqual({
      items: { type: 'string' },
    });
  });
});

describe('reachableSchemas', () => {
  const { schemas } = written({
    Loan: { title: 'a', properties: { reader: ref('Reader'), list: { items: ref('Item') } } },
    Reader: { type: 'object', properties: { loans: { items: ref('Loan') } } },
    Item: { oneOf: [ref('Part'), { type: 'string' }] },
    Part: { type: 'number', description: 'a' },
    Other: { type: 'boolean' },
  });

  it('returns the schemas that the given ones refer to, directly or not', () => {
    expect(reachableSchemas(schemas, [true, { $ref: 'Loan' }])).toEqual({
      Loan: { properties: { reader: { $ref: 'Reader' }, list: { items: { $ref: 'Item' } } } },
      Reader: { type: 'object', properties: { loans: { items: { $ref: 'Loan' } } } },
      Item: { oneOf: [{ $ref: 'Part' }, { type: 'string' }] },
      Part: { type: 'number' },
    });
    expect(reachableSchemas(schemas, [{ items: { $ref: 'Part' } }, { $ref: 'Other' }])).toEqual({
      Part: { type: 'number' },
      Other: { type: 'boolean' },
    });
    expect(reachableSchemas(schemas, [{ $ref: 'Missing' }, { type: 'string' }])).toEqual({});
  });

  it('ignores a property called `$ref`', () => {
    expect(reachableSchemas(schemas, [{ properties: { $ref: { type: 'string' } } }])).toEqual({});
  });
});
