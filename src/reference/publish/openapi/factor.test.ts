import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../contract/model';
import { asObject, isArray, isObject, parsePointer, valueAt } from '../../contract/json';
import { factorRepeats } from './factor';

const problem = (code: string): JsonObject => ({
  description: code,
  content: { 'application/problem+json': { examples: { [code]: {} } } },
});
const header = { name: 'webhook-id', in: 'header', required: true };

const document: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/a': {
      parameters: [header],
      get: { responses: { 200: { description: 'A' }, 401: problem('a'), 404: problem('x') } },
      post: { responses: { 204: { description: 'Done' }, 401: problem('b'), 404: problem('y') } },
    },
    '/b': {
      get: {
        responses: { 200: { $ref: '#/components/responses/Own' }, 401: problem('a') },
        parameters: [header, { $ref: '#/components/parameters/ReaderId' }],
      },
      post: { responses: { 204: { description: 'Done' }, 401: problem('b') } },
    },
  },
  webhooks: {
    event: { post: { parameters: [header], responses: { 204: { description: 'Done' } } } },
  },
  components: {
    responses: { Own: { description: 'B' }, Problem401: { description: 'Taken' } },
    parameters: { ReaderId: { name: 'readerId' } },
  },
};

/** Replaces every reference in a value with the value it points to. */
function resolved(value: JsonValue, root: JsonObject): JsonValue {
  if (isArray(value)) return value.map((item) => resolved(item, root));
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') {
    return resolved(valueAt(root, parsePointer(value.$ref)) ?? null, root);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, resolved(member, root)]),
  );
}

describe('factorRepeats', () => {
  const factored = factorRepeats(document);
  const { responses, parameters } = asObject(factored.components);

  it('writes repeated parts once, under unused names', () => {
    expect(Object.keys(asObject(responses))).toEqual([
      'Own',
      'Problem401',
      'Problem401-2',
      'Answer204',
      'Problem401-3',
    ]);
    expect(Object.keys(asObject(parameters))).toEqual(['ReaderId', 'WebhookId']);
  });

  it('does not move references and parts that occur once', () => {
    const { get } = asObject(asObject(factored.paths)['/a']) as { get: JsonObject };
    expect(asObject(get.responses)['404']).toEqual(problem('x'));
    expect(valueAt(factored, ['paths', '/b', 'get', 'responses', '200'])).toEqual({
      $ref: '#/components/responses/Own',
    });
  });

  it('keeps the meaning of the document', () => {
    for (const group of ['paths', 'webhooks']) {
      expect(resolved(factored[group] ?? null, factored)).toEqual(
        resolved(document[group] ?? null, document),
      );
    }
  });

  it('changes nothing when it runs a second time', () => {
    expect(JSON.stringify(factorRepeats(factored))).toBe(JSON.stringify(factored));
  });
});
