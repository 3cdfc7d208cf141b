import { describe, expect, it } from 'vitest';
import { buildBody } from './messages';
import type { JsonObject } from '../model';

const bodyOf = (message: JsonObject, kind: 'request' | 'response' = 'request') =>
  buildBody(message, kind, 'to-provider', { document: {}, schemas: {} })?.examples.map(
    ({ value }) => value,
  );

const content = (type: string, media: JsonObject): JsonObject => ({ content: { [type]: media } });

describe('buildBody', () => {
  it('makes an example for a required body without a description', () => {
    const json = content('application/json', { schema: {} });
    expect(bodyOf({ ...json, required: true })).toEqual([{}]);
    expect(bodyOf({ ...content('text/plain', {}), required: true })).toEqual(['text']);
    expect(bodyOf(json)).toEqual([]);
    expect(bodyOf(json, 'response')).toEqual([]);
  });

  it('shows no empty body if the body is optional', () => {
    const form = content('application/x-www-form-urlencoded', { schema: { properties: {} } });
    expect(bodyOf(form)).toEqual([]);
    expect(bodyOf({ ...form, required: true })).toEqual([{}]);
    expect(bodyOf(content('application/json', { example: {} }))).toEqual([{}]);
  });

  it('derives an example if the document only links to examples', () => {
    const examples = {
      there: { summary: 'All pets', externalValue: 'https://pets.example/all.json' },
      script: { externalValue: 'javascript:alert(1)' },
    };
    const schema = { type: 'object', properties: { name: { type: 'string', example: 'Rex' } } };
    const message = content('application/json', { schema, examples });
    expect(bodyOf(message)).toEqual([{ name: 'Rex' }]);
    const body = buildBody(message, 'response', 'to-provider', { document: {}, schemas: {} });
    expect(body?.examplesElsewhere).toEqual([
      { title: 'All pets', url: 'https://pets.example/all.json' },
    ]);
  });

  it.each<[string, JsonObject, unknown]>([
    ['{ "a": 1 }', { type: 'object' }, { a: 1 }],
    ['{ "a": 1 }', { type: 'string' }, '{ "a": 1 }'],
    ['{ "a": 1 }', {}, '{ "a": 1 }'],
    ['{ "a": …', { type: 'object' }, '{ "a": …'],
  ])('parses an example that is JSON text: %s', (example, schema, value) => {
    expect(bodyOf(content('application/json', { schema, example }))).toEqual([value]);
  });
});
