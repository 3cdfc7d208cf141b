import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveExample, type Written } from './example';
import { isObject, mergePatch, omit } from '../json';
import type { JsonObject, JsonValue } from '../model';
import type { Schemas } from '../schema/shape';

describe('a derived example', () => {
  const text = { type: 'string', examples: ['a'] };

  it('takes the written example, a constant first', () => {
    expect(deriveExample({ examples: [1, 2] }, {})).toBe(1);
    expect(deriveExample({ const: 'x', examples: ['y'] }, {})).toBe('x');
    expect(deriveExample({ type: 'string' }, {})).toBeUndefined();
  });

  it('has required fields, and optional ones that are always present', () => {
    const schema = {
      required: ['a', 'b'],
      properties: {
        a: text,
        b: { ...text, 'x-present-when': { text: 'never mind, it is required' } },
        c: text,
        d: { ...text, 'x-present-when': { text: 'sometimes' } },
      },
    };
    expect(deriveExample(schema, {})).toEqual({ a: 'a', b: 'a', c: 'a' });
  });

  it('leaves optional deprecated fields out of requests', () => {
    const properties = {
      a: text,
      b: { ...text, deprecated: true },
      c: { ...text, deprecated: true },
    };
    const schema = { required: ['c'], properties };
    expect(deriveExample(schema, {}, { omit: 'readOnly' })).toEqual({ a: 'a', c: 'a' });
    expect(deriveExample(schema, {}, { omit: 'writeOnly' })).toEqual({ a: 'a', b: 'a', c: 'a' });
  });

  it('has optional fields whose condition the others meet', () => {
    const schema = {
      properties: {
        status: text,
        open: { ...text, 'x-present-when': { '/status': 'a' } },
        prompt: { ...text, 'x-present-when': { '/late': { present: false } } },
        late: { ...text, 'x-present-when': { '/status': 'b' } },
        fine: { ...text, 'x-present-when': { '/late': { present: true } } },
        label: { ...text, 'x-present-when': { given: true } },
        price: { ...text, 'x-present-when': { '/status': 'a', text: 'it costs something' } },
      },
    };
    expect(deriveExample(schema, {})).toEqual({
      status: 'a',
      open: 'a',
      prompt: 'a',
      label: 'a',
    });
  });

  it('has the discriminator value that chooses its alternative, unless another is written', () => {
    const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } };
    const schema = { oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator };
    const cat = (kind: JsonValue) => ({ Cat: { type: 'object', properties: { kind } } });
    const generate = { generate: true };
    expect(deriveExample(schema, cat({ type: 'string' }), generate)).toEqual({ kind: 'cat' });
    expect(deriveExample(schema, cat(text), generate)).toEqual({ kind: 'a' });
    expect(deriveExample(schema, cat(text))).toEqual({ kind: 'a' });
  });

  it('has the value of an inherited discriminator, and uses the first heir of a parent', () => {
    const base = { $ref: '#/components/schemas/Line' };
    const goods = { $ref: '#/components/schemas/Goods' };
    const hours = { $ref: '#/components/schemas/Hours' };
    const schemas = {
      Line: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { goods: goods.$ref, hours: hours.$ref } },
      },
      Goods: { allOf: [base, { properties: { label: text } }] },
      Hours: { allOf: [base], properties: { lines: { type: 'array', items: base } } },
    };
    const made = (schema: JsonObject) => deriveExample(schema, schemas, { generate: true });
    expect(made(base)).toEqual({ kind: 'goods', label: 'a' });
    expect(made({ allOf: [base], nullable: true })).toEqual({ kind: 'goods', label: 'a' });
    expect(made({ oneOf: [hours, goods] })).toEqual({
      kind: 'hours',
      lines: [{ kind: 'goods', label: 'a' }],
    });
    const own = { allOf: [base, { properties: { note: text } }] };
    expect(made(own)).toEqual({ kind: 'goods', label: 'a', note: 'a' });
    const Gift = { allOf: [base], properties: { card: text } };
    expect(
      deriveExample(
        { $ref: '#/components/schemas/Gift' },
        { ...schemas, Gift },
        { generate: true },
      ),
    ).toEqual({ kind: 'Gift', card: 'a' });
    const Line = { ...schemas.Line, discriminator: { propertyName: 'kind' } };
    expect(deriveExample(goods, { ...schemas, Line }, { generate: true })).toEqual({
      kind: 'Goods',
      label: 'a',
    });
  });

  it('leaves out fields that are not sent', () => {
    const schema = {
      properties: { id: { ...text, readOnly: true }, pin: { ...text, writeOnly: true } },
    };
    expect(deriveExample(schema, {}, { omit: 'readOnly' })).toEqual({ pin: 'a' });
    expect(deriveExample(schema, {}, { omit: 'writeOnly' })).toEqual({ id: 'a' });
  });

  it('has one item in an array, and the first of alternatives', () => {
    expect(deriveExample({ type: 'array', items: text }, {})).toEqual(['a']);
    expect(deriveExample({ oneOf: [text, { const: 'b' }] }, {})).toBe('a');
  });

  it('skips an alternative without a type or an example', () => {
    const schema = {
      required: ['photo'],
      properties: { photo: { anyOf: [{ $ref: '#/components/schemas/InputFile' }, text] } },
    };
    const schemas = { InputFile: { description: 'A file to be uploaded.' } };
    expect(deriveExample(schema, schemas, { generate: true })).toEqual({ photo: 'a' });
  });

  it('prefers the example next to a $ref; later parts of allOf win', () => {
    const schemas = { Name: text, Base: { properties: { kind: text, name: text } } };
    const name = { $ref: '#/components/schemas/Name' };
    expect(deriveExample(name, schemas)).toBe('a');
    expect(deriveExample({ ...name, examples: ['b'] }, schemas)).toBe('b');
    const base = { $ref: '#/components/schemas/Base' };
    const narrowed = { allOf: [base, { properties: { kind: { const: 'k' } } }] };
    expect(deriveExample(narrowed, schemas)).toEqual({ kind: 'k', name: 'a' });
  });

  describe('that is made up', () => {
    const made = (schema: JsonObject, schemas: Schemas = {}) =>
      deriveExample(schema, schemas, { generate: true });

    it.each<[JsonObject, JsonValue]>([
      [{ type: 'string', example: 123456 }, '123456'],
      [{ type: 'string', example: true }, 'true'],
      [{ type: 'integer', example: '12' }, 12],
      [{ type: 'boolean', example: 'false' }, false],
      [{ type: 'string', maxLength: 2, example: 'ZN3' }, 'te'],
      [{ type: 'string', format: 'date', example: '2026-11-02T09:30:00Z' }, '2026-11-02'],
      [{ type: 'string', example: null }, 'text'],
      [{ type: 'array', items: { type: 'integer' }, example: '1,2' }, [1]],
      [{ type: 'object', items: { type: 'integer' } }, {}],
      [{ type: 'array', items: { type: 'object' }, example: ['a'] }, [{}]],
      [
        {
          properties: { a: { properties: { b: { type: 'string', maxLength: 2 } } }, c: {} },
          example: { a: { b: 'ZN3', other: 1 }, c: null },
        },
        { a: { b: 'te', other: 1 }, c: null },
      ],
      [{ type: 'string', enum: ['a'], example: 'b' }, 'a'],
    ])('replaces invalid values: %j gives %j', (schema, value) => {
      expect(made(schema)).toEqual(value);
      expect(deriveExample(schema, {})).toEqual(schema.example);
    });

    it('has all required properties', () => {
      const number = { type: 'integer' };
      const properties = { a: number, list: { type: 'array', items: number, minItems: 2 } };
      expect(made({ properties, required: ['note'] })).toEqual({
        a: 1,
        list: [1, 1],
        note: 'text',
      });
      expect(made({ properties, required: ['a'], example: { b: 2 } })).toEqual({ a: 1, b: 2 });
      expect(made({ items: number, minItems: 1e9 })).toHaveLength(20);
      expect(made({ properties, required: ['list'], maxProperties: 1 })).toEqual({ list: [1, 1] });
      expect(made({ properties: { any: {} }, required: ['any'] })).toEqual({ any: 'text' });
    });

    it('leaves out an object that cannot be complete', () => {
      const chat = { $ref: '#/components/schemas/Chat' };
      const post = { $ref: '#/components/schemas/Post' };
      const Post = { properties: { chat }, required: ['chat'] };
      const Chat = { properties: { id: { type: 'integer' }, pinned: post } };
      expect(made(chat, { Chat, Post })).toEqual({ id: 1 });
      const endless = {
        properties: { chat: { ...chat, type: ['object', 'null'] } },
        required: ['chat'],
      };
      expect(made(chat, { Chat: endless })).toEqual({ chat: null });
      expect(made(chat, { Chat: Post })).toEqual({});
    });

    it('uses a discriminator value that the alternative allows', () => {
      const properties = { kind: { type: 'string', enum: ['cat'] } };
      const schema = {
        oneOf: [{ $ref: '#/components/schemas/Cat' }],
        discriminator: { propertyName: 'kind' },
      };
      expect(made(schema, { Cat: { type: 'object', properties } })).toEqual({ kind: 'cat' });
    });
  });

  it('stops where a schema contains itself', () => {
    const node = { $ref: '#/components/schemas/Node' };
    const schemas = { Node: { properties: { value: text, next: node } } };
    expect(deriveExample(node, schemas)).toEqual({ value: 'a' });
  });

  it('records the place of each written value', () => {
    const trace = new Map<string, Written>();
    const schema = { properties: { a: { type: 'array', items: text } } };
    deriveExample(schema, {}, { trace });
    expect(trace.get('/a/0')).toEqual({ node: text, path: ['examples', '0'] });
  });
});

describe('a merge patch', () => {
  // The test cases of RFC 7396, appendix A.
  it.each<readonly [JsonValue, JsonValue, JsonValue]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j patched with %j is %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  const json = fc.jsonValue() as fc.Arbitrary<JsonValue>;
  const object = fc.dictionary(fc.string(), json);

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(json, json, (target, patch) => {
        const once = mergePatch(target, patch);
        expect(mergePatch(once, patch)).toEqual(once);
      }),
    );
  });

  it('keeps members that the patch does not name, and removes those set to null', () => {
    fc.assert(
      fc.property(object, fc.string(), (target, name) => {
        expect(mergePatch(target, { [name]: null })).toEqual(omit(target, name));
        expect(mergePatch(target, {})).toEqual(target);
      }),
    );
  });

  it('does not modify its arguments', () => {
    fc.assert(
      fc.property(object, json, (target, patch) => {
        const before = JSON.stringify([target, patch]);
        const result = mergePatch(target, patch);
        expect(JSON.stringify([target, patch])).toBe(before);
        expect(isObject(result)).toBe(isObject(patch));
      }),
    );
  });
});
